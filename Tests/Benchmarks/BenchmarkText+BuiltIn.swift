extension BenchmarkText {
  /// A small set of texts for machines without a corpus, named as the corpus names its languages.
  static func builtIn() throws -> [BenchmarkText] {
    try [
      BenchmarkText(
        name: "eng",
        paragraphs: [
          "Setting type",
          "A compositor picked letters from a case, one at a time, and set them upside down in a"
            + " stick. When the stick was full he spread the spaces, and the line was justified.",
          "Today the sticks are arrays and the spaces are sums, yet the questions stay: where may"
            + " the line end, how high is it, and what happens to the word that does not fit?",
        ]),
      BenchmarkText(
        name: "deu",
        paragraphs: [
          "Schriftsatz",
          "Der Setzer nahm die Lettern einzeln aus dem Kasten und stellte sie kopfüber in den"
            + " Winkelhaken. War er voll, so verteilte er die Zwischenräume über die ganze Zeile.",
        ]),
      BenchmarkText(
        name: "rus",
        paragraphs: [
          "Набор текста",
          "Наборщик брал буквы из кассы одну за другой и ставил их в верстатку вверх ногами."
            + " Когда строка заполнялась, он раздвигал пробелы, пока она не становилась ровной.",
        ]),
      BenchmarkText(
        name: "vie",
        paragraphs: [
          "Sắp chữ",
          "Người thợ lấy từng con chữ trong hộp rồi xếp ngược vào khuôn. Khi dòng đã đầy, ông"
            + " giãn các khoảng trắng cho đến khi hai lề thẳng hàng.",
        ]),
      BenchmarkText(
        name: "arb",
        paragraphs: [
          "صف الحروف",
          "كان العامل يأخذ الحروف من الصندوق حرفا بعد حرف ويضعها مقلوبة في المصف، فإذا امتلأ"
            + " السطر وزع المسافات بين الكلمات حتى يستقيم طرفاه.",
        ]),
      BenchmarkText(
        name: "heb",
        paragraphs: [
          "סידור אותיות",
          "הסדר לקח את האותיות מן התיבה אחת אחת והעמיד אותן הפוכות בשורה. כשהשורה התמלאה הוא"
            + " הרחיב את הרווחים עד ששני צדיה היו ישרים.",
        ]),
      BenchmarkText(
        name: "hin",
        paragraphs: [
          "अक्षर जोड़ना",
          "कारीगर डिब्बे से एक एक अक्षर निकालता और उन्हें उलटा करके पंक्ति में रखता था। जब पंक्ति"
            + " भर जाती, तब वह शब्दों के बीच की जगह बढ़ाकर दोनों किनारे सीधे करता था।",
        ]),
      BenchmarkText(
        name: "tha",
        paragraphs: [
          "การเรียงพิมพ์",
          "ช่างเรียงหยิบตัวอักษรจากกล่องทีละตัวแล้ววางกลับหัวลงในราง เมื่อเต็มบรรทัดก็เพิ่มช่องว่าง"
            + "ระหว่างคำจนขอบทั้งสองข้างตรงกัน",
        ]),
      BenchmarkText(
        name: "cmn_hans",
        paragraphs: [
          "排字",
          "排字工人从字盘里一个一个地捡出铅字，倒着放进手盘。一行排满以后，他调整字与字之间的空隙，"
            + "直到两边对齐为止。今天铅字变成了数组，问题却没有变：这一行应该在哪里结束？",
        ]),
      BenchmarkText(
        name: "jpn",
        paragraphs: [
          "組版",
          "職人は活字を箱から一つずつ拾い、逆さまにしてステッキに並べた。行がいっぱいになると、"
            + "字間を調整して両端をそろえた。今では活字は配列になったが、問いは同じである。",
        ]),
      BenchmarkText(
        name: "kor",
        paragraphs: [
          "조판",
          "식자공은 활자를 상자에서 하나씩 골라 거꾸로 세워 놓았다. 줄이 가득 차면 낱말 사이의"
            + " 빈칸을 벌려서 양쪽 끝을 가지런히 맞추었다.",
        ]),
    ]
  }
}
