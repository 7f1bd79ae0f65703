#!/usr/bin/env python3
"""Builds the families of Fonts/ from Debian packages, byte for byte.

    apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
    pip install fonttools
    python3 Fonts/Scripts/bundle.py             # writes the families, then the manifest
    python3 Fonts/Scripts/bundle.py --manifest  # writes the manifest only
    python3 Fonts/Scripts/bundle.py --check     # writes nothing; fails when anything differs

Every family's folder gets its font files, the licence (LICENSE) and where they come from (SOURCE).
"""

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import fontTools
from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent
MANIFEST = FONTS / "Sources" / "Generated" / "BundledFonts+Faces.swift"
TRUETYPE = "/usr/share/fonts/truetype/noto"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
CORE = "fonts-noto-core"

# Folder, Debian package, files. The order is the fallback order.
FAMILIES = [
    ("NotoSans", CORE, ["Regular", "Italic", "Bold", "BoldItalic"]),
    ("NotoSansCJK", "fonts-noto-cjk", ["Regular"]),
    ("NotoColorEmoji", "fonts-noto-color-emoji", [""]),
    ("NotoNaskhArabic", CORE, ["Regular", "Bold"]),
    ("NotoSansHebrew", CORE, ["Regular", "Bold"]),
    ("NotoSansDevanagari", CORE, ["Regular", "Bold"]),
    ("NotoSansThai", CORE, ["Regular", "Bold"]),
    ("NotoSansArmenian", CORE, ["Regular"]),
    ("NotoSansBengali", CORE, ["Regular"]),
    ("NotoSansGeorgian", CORE, ["Regular"]),
    ("NotoSansKhmer", CORE, ["Regular"]),
    ("NotoSansLao", CORE, ["Regular"]),
    ("NotoSansMyanmar", CORE, ["Regular"]),
    ("NotoSansTamil", CORE, ["Regular"]),
    ("NotoSansSymbols", CORE, ["Regular"]),
    ("NotoSansSymbols2", CORE, ["Regular"]),
    ("NotoSansMath", CORE, ["Regular"]),
]

CJK_COMMAND = """\
pyftsubset NotoSansCJK-Regular.ttc --font-number=2 --output-file=NotoSansCJK-Regular.otf \\
    --unicodes-file=characters --layout-features='*' --notdef-outline \\
    --name-IDs='*' --name-languages='*'

where `characters` are those of the face that are no Han ideographs (all kana, all 11,172 hangul
syllables, bopomofo, punctuation, Latin), and the ideographs of GB 2312, Big5, JIS X 0208 and
KS X 1001, with those of JIS X 0213 and HKSCS in the block CJK Unified Ideographs. The face is the
one for simplified Chinese; its `locl` feature has the forms of Japan, Korea, Taiwan and Hong Kong.
"""


def double_byte(codec, leads, trails):
    """The characters of a double-byte character set."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                found.update(map(ord, bytes([lead, trail]).decode(codec)))
            except UnicodeDecodeError:
                pass
    return found


def is_han(code):
    return 0x3400 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or code >= 0x20000


def cjk_characters(cmap):
    high = range(0xA1, 0xFF)
    big5 = [*range(0x40, 0x7F), *high]
    whole = (
        double_byte("gb2312", high, high)
        | double_byte("big5", range(0xA1, 0xFA), big5)
        | double_byte("euc_jp", high, high)
        | double_byte("euc_kr", high, high)
    )
    basic = double_byte("euc_jis_2004", high, high) | double_byte(
        "big5hkscs", range(0x87, 0xFF), big5
    )
    basic = {code for code in basic if 0x4E00 <= code <= 0x9FFF}
    return {code for code in cmap if not is_han(code) or code in whole or code in basic}


def cjk_subset():
    options = subset.Options()
    options.layout_features = ["*"]
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.font_number = 2
    font = subset.load_font(CJK, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=cjk_characters(font.getBestCmap()))
    subsetter.subset(font)
    with tempfile.NamedTemporaryFile() as file:
        subset.save_font(font, file.name, options)
        return Path(file.name).read_bytes()


def version(package):
    command = ["dpkg-query", "--show", "--showformat=${Version}", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def license_text(package, notices):
    """The Open Font License as the package's copyright file has it, after the fonts' notices."""
    text = Path(f"/usr/share/doc/{package}/copyright").read_text()
    body = re.search(r"^License: *(?:OFL-1\.1|SIL-1\.1)\n((?: .*\n?)+)", text, re.M)
    lines = [line[1:] for line in body.group(1).splitlines()]
    unfolded = ["" if line == "." else line for line in lines]
    head = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
    return "\n".join([*notices, "", head, "", *unfolded]).rstrip() + "\n"


def build_family(folder, package, styles):
    """Yields (path, bytes) for every file of a family."""
    fonts = {}
    for style in styles:
        name = f"{folder}-{style}" if style else folder
        if folder == "NotoSansCJK":
            fonts[f"{name}.otf"] = cjk_subset()
        else:
            fonts[f"{name}.ttf"] = Path(TRUETYPE, f"{name}.ttf").read_bytes()
    for name, data in fonts.items():
        yield FONTS / folder / name, data
    notices = []
    for name in fonts:
        source = CJK if folder == "NotoSansCJK" else f"{TRUETYPE}/{name}"
        notice = TTFont(source, fontNumber=2 if source == CJK else -1)["name"].getDebugName(0)
        if notice not in notices:
            notices.append(notice)
    yield FONTS / folder / "LICENSE", license_text(package, notices).encode()
    lines = [f"Debian package: {package} {version(package)}", f"Files: {', '.join(fonts)}"]
    if folder == "NotoSansCJK":
        lines += [f"Subset with fontTools {fontTools.version}:", "", CJK_COMMAND]
    else:
        lines += ["Subset: none, copied unchanged", ""]
    lines += ["SHA-256:"]
    lines += [f"{hashlib.sha256(data).hexdigest()}  {name}" for name, data in fonts.items()]
    yield FONTS / folder / "SOURCE", ("\n".join(lines) + "\n").encode()


def families(read):
    """Yields the family files, built anew or read back."""
    for folder, package, styles in FAMILIES:
        if read:
            for path in sorted((FONTS / folder).iterdir()):
                yield path, path.read_bytes()
        else:
            yield from build_family(folder, package, styles)


def ranges(codes):
    """Ranges in hexadecimal: 20-7E,A0-17F."""
    spans = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return [f"{a:X}" if a == b else f"{a:X}-{b:X}" for a, b in spans]


def swift_face(path):
    font = TTFont(path, lazy=True)
    names, os2 = font["name"], font["OS/2"]
    name = lambda *ids: next(filter(None, (names.getDebugName(i) for i in ids)))
    italic = os2.fsSelection & 1
    rows, row = [], ""
    for item in ranges(font.getBestCmap()):
        if len(row) + len(item) > 88:
            rows.append(row)
            row = ""
        row += item + ","
    rows.append(row.rstrip(","))
    coverage = "\\\n".join("      " + row for row in rows)
    return f'''\
  BundledFace(
    file: "{path.relative_to(FONTS).as_posix()}",
    family: "{name(16, 1)}", style: "{name(17, 2)}", fullName: "{name(4)}",
    postScriptName: "{name(6)}",
    weight: {os2.usWeightClass}, slant: {".italic" if italic else ".upright"}, \
hasColor: {"true" if "CBDT" in font else "false"},
    coverage: """
{coverage}
      """),
'''


def manifest():
    paths = [
        FONTS / folder / f"{folder}{'-' + style if style else ''}{suffix}"
        for folder, _, styles in FAMILIES
        for style in styles
        for suffix in [".otf" if folder == "NotoSansCJK" else ".ttf"]
    ]
    faces = "".join(swift_face(path) for path in paths)
    return (
        "// Generated by Fonts/Scripts/bundle.py; do not edit.\n\nimport GalleyText\n\n"
        "/// The shipped faces in fallback order.\n"
        f"let bundledFaces: [BundledFace] = [\n{faces}]\n"
    ).encode()


def main():
    check = "--check" in sys.argv
    different = []

    def put(path, data):
        if path.exists() and path.read_bytes() == data:
            return
        different.append(path.relative_to(FONTS))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    for path, data in families(read="--manifest" in sys.argv):
        put(path, data)
    put(MANIFEST, manifest())
    for path in different:
        print(f"{'differs' if check else 'wrote'}: {path}")
    sys.exit(1 if check and different else 0)


if __name__ == "__main__":
    main()
