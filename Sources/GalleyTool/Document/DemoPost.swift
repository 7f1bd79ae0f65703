/// The built-in document of `galley demo`, in the format that every command reads.
enum DemoPost {
  static let json = #"""
    {
      "id": "demo",
      "style": {"size": 17, "color": "#1f2933", "lang": "en"},
      "paragraph": {"align": "justified", "paragraphSpacing": 11, "lineSpacing": 3},
      "container": {"width": 500},
      "content": [
        {"text": "One post, every script", "size": 34, "weight": 700, "color": "#0b3954"},
        {"text": "\nA page of mixed writing, set by Galley\n",
         "size": 15, "italic": true, "color": "#7b8794"},
        {"text": "A good line keeps its promises: "},
        {"text": "words", "weight": 700},
        {"text": " end where a reader expects them to, "},
        {"text": "spaces", "italic": true},
        {"text": " share what is left over, and marks find their letters. This paragraph is "},
        {"text": "justified", "underline": "single"},
        {"text": ": both margins are straight, and only its last line is left as it falls.\n"},
        {"text": "الكتابة العربية تجري من اليمين إلى اليسار، وتتصل حروفها بعضها ببعض، أما الأرقام مثل ",
         "lang": "ar", "size": 19},
        {"text": "2026", "lang": "ar", "size": 19, "weight": 700, "color": "#bf4342"},
        {"text": " فتُقرأ من اليسار.\n", "lang": "ar", "size": 19},
        {"text": "Two words of Hebrew, "},
        {"text": "שָׁלוֹם עוֹלָם", "lang": "he", "size": 18, "color": "#2d6a4f"},
        {"text": ", keep their own direction in the middle of an English sentence.\n"},
        {"text": "हिन्दी के संयुक्ताक्षर — क्षेत्र, ज्ञान, प्रार्थना — अपने रूप में जुड़ते हैं।\n",
         "lang": "hi"},
        {"text": "ภาษาไทยเขียนติดกันโดยไม่เว้นวรรคระหว่างคำแต่บรรทัดก็ยังตัดตรงรอยต่อของคำได้อย่างถูกต้อง\n",
         "lang": "th"},
        {"text": "中文的标点不会落在行首，文字一个挨着一个，排成整齐的方格。\n", "lang": "zh-Hans"},
        {"text": "日本語の文章では「かぎ括弧」や句読点が、行の始まりと終わりの決まりを守ります。\n",
         "lang": "ja"},
        {"text": "한국어는 닿소리와 홀소리를 모아 한 글자로 씁니다.\n", "lang": "ko"},
        {"text": "👩🏽‍💻 👋🏽 🏳️‍🌈 🇯🇵 🇺🇳 ❤️‍🔥 🧑🏿‍🚀 ☕️ 1️⃣\n", "size": 24},
        {"text": "Read on at "},
        {"text": "example.org/galley", "link": "https://example.org/galley",
         "color": "#1a73e8", "underline": "single"},
        {"text": " or search for "},
        {"text": "#typesetting", "weight": 700, "color": "#7048e8"},
        {"text": "."}
      ]
    }
    """#
}
