#!/usr/bin/env python3
"""Writes the property tables of GalleyUnicode.

    pip install regex==2026.5.9
    python3 generate.py

Sources:
  * PyPI's `regex` module, whose property tables are those of Unicode 17.0, for every property but
    those below. GalleyUnicodeTests checks the result with Unicode's own test files.
  * BidiBrackets.txt of Debian's package `unicode-data` (Unicode 15.0) for the paired brackets. No
    bracket was added since; the script checks that no opening or closing punctuation of
    Unicode 17.0 is mirrored and missing there.
  * extracted/DerivedBidiClass.txt of the same package for the bidirectional classes that unassigned
    code points have, for which `regex` answers R throughout.
  * PropertyValueAliases.txt of the same package for the spelling of script names, and the list
    `NEW_SCRIPTS` below for the scripts added since.

Layout: `blockIndex` has one entry for 128 code points, the number of a block; `blocks` has one
entry for each code point of a block, the number of a record; `records` holds each distinct
combination of property values, packed in 64 bits (see ScalarProperties.swift). Entries of the
first two are two characters of six bits each, counted from "0": the compiler takes a string of
100,000 characters in no time and maps it from the file, where an array literal of that length
takes it half a minute.
"""

import os
import regex
import regex._regex as tables

HERE = os.path.dirname(os.path.abspath(__file__))
UCD = "/usr/share/unicode/"
LIMIT = 0x110000
EVERYTHING = "".join(map(chr, range(LIMIT)))
BLOCK = 128

# The order of each list is the order of the cases of the Swift enumeration.
LINE = (
    "AI AK AL AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF "
    "NL NS NU OP PO PR QU RI SA SG SP SY VF VI WJ XX ZW ZWJ").split()
LINE_REFINED = (
    "initialQuote finalQuote wideOpening wideClosing dottedCircle potentialEmoji unknownEmoji "
    "complexMark"
).split()
GRAPHEME = (
    "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT").split()
GRAPHEME_REFINED = "pictographic consonant linker nonJoiner".split()
WORD = (
    "Other CR LF Newline Extend ZWJ Format Regional_Indicator Katakana Hebrew_Letter ALetter "
    "Single_Quote Double_Quote MidNumLet MidLetter MidNum Numeric ExtendNumLet WSegSpace").split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
WIDTH = "N A H W F Na".split()
CATEGORY = (
    "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn"
).split()
JOINING = "U T D R C L".split()
NEW_SCRIPTS = {
    "Gara": "Garay", "Gukh": "Gurung_Khema", "Krai": "Kirat_Rai", "Onao": "Ol_Onal",
    "Sunu": "Sunuwar", "Todr": "Todhri", "Tutg": "Tulu_Tigalari", "Berf": "Beria_Erfe",
    "Sidt": "Sidetic", "Tayo": "Tai_Yo", "Tols": "Tolong_Siki"}


def spans(expression):
    return (match.span() for match in regex.finditer(f"(?:{expression})+", EVERYTHING))


def enumerated(name, values):
    """The index in `values` of each code point's value of a property."""
    result = bytearray([255]) * LIMIT
    for index, value in enumerate(values):
        for start, end in spans(rf"\p{{{name}={value}}}"):
            result[start:end] = bytes([index]) * (end - start)
    assert 255 not in result, name
    return result


def bidi_classes(category):
    """Bidi_Class; the blocks' defaults for unassigned code points that are not BN."""
    result = enumerated("bc", BIDI)
    names = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL",
             "European_Terminator": "ET"}
    unassigned = CATEGORY.index("Cn")
    boundary_neutral = BIDI.index("BN")
    with open(UCD + "extracted/DerivedBidiClass.txt") as file:
        for line in file:
            if line.startswith("# @missing:"):
                span, name = line.removeprefix("# @missing:").split(";")
                first, last = (int(end, 16) for end in span.split(".."))
                for point in range(first, last + 1):
                    if category[point] == unassigned and result[point] != boundary_neutral:
                        result[point] = BIDI.index(names[name.strip()])
    return result


def binary(name):
    result = bytearray(LIMIT)
    for start, end in spans(rf"\p{{{name}}}"):
        result[start:end] = b"\1" * (end - start)
    return result


def script_names():
    """Four-letter codes and long names, Common, Inherited and Unknown first, then by code."""
    names = dict(NEW_SCRIPTS)
    with open(UCD + "PropertyValueAliases.txt") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if fields[0] == "sc" and fields[1] != "Hrkt" and fields[1] != "Katakana_Or_Hiragana":
                names.setdefault(fields[1], fields[2])
    first = ["Zyyy", "Zinh", "Zzzz"]
    codes = first + sorted(code for code in names if code not in first)
    known = {value for value in tables.get_properties()["SC"][1].values()}
    assert len(codes) + 1 == len(known)  # Katakana_Or_Hiragana is the value of no character.
    return codes, names


def lower_camel(name):
    words = name.split("_")
    return words[0].lower() + "".join(words[1:])


def brackets():
    pairs, kinds = [], {}
    with open(UCD + "BidiBrackets.txt") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) == 3:
                code, partner = int(fields[0], 16), int(fields[1], 16)
                kinds[code] = fields[2]
                if fields[2] == "o":
                    pairs.append((code, partner))
    for start, end in spans(r"[\p{Ps}\p{Pe}]"):
        for code in range(start, end):
            assert code in kinds or not regex.match(r"\p{Bidi_Mirrored}", chr(code)), hex(code)
    return sorted(pairs), kinds


def encode(values):
    text = "".join(chr(48 + (value >> 6)) + chr(48 + (value & 63)) for value in values)
    return text, [text[start:start + 92] for start in range(0, len(text), 92)]


def string_property(name, summary, values):
    text, lines = encode(values)
    body = "\\#\n".join("    " + line for line in lines)
    return f"  /// {summary}\n  static var {name}: StaticString {{\n    #\"\"\"\n{body}\n    \"\"\"#\n  }}\n"


def inline_array(name, summary, type_name, values, access="static let"):
    per_line = 4 if type_name == "UInt64" else 8
    digits = 16 if type_name == "UInt64" else 8
    lines = []
    for start in range(0, len(values), per_line):
        row = ", ".join(f"0x{value:0{digits}x}" for value in values[start:start + per_line])
        lines.append("    " + row + ",\n")
    return (
        f"  /// {summary}\n  {access} {name}: InlineArray<{len(values)}, {type_name}> = [\n"
        + "".join(lines) + "  ]\n")


def words(members, count=3):
    bits = sum(1 << member for member in members)
    return [bits >> (64 * word) & (2 ** 64 - 1) for word in range(count)]


HEADER = """// Generated by generate.py from Unicode 17.0; do not edit.
// swift-format-ignore-file

"""


def main():
    line = enumerated("lb", LINE)
    grapheme = enumerated("gcb", GRAPHEME)
    word = enumerated("wb", WORD)
    width = enumerated("ea", WIDTH)
    category = enumerated("gc", CATEGORY)
    bidi = bidi_classes(category)
    joining = enumerated("jt", JOINING)
    conjunct = enumerated("InCB", ["None", "Extend", "Consonant", "Linker"])
    flags = [binary(name) for name in (
        "Emoji", "Emoji_Presentation", "Emoji_Modifier", "Emoji_Modifier_Base",
        "Extended_Pictographic", "Default_Ignorable_Code_Point", "Bidi_Mirrored", "White_Space")]
    pictographic = flags[4]
    codes, names = script_names()
    script = enumerated("sc", codes)
    pairs, bracket_kinds = brackets()

    extensions = [()] * LIMIT
    for index, code in enumerate(codes):
        for start, end in spans(rf"\p{{scx={code}}}"):
            for point in range(start, end):
                extensions[point] += (index,)
    sets = [()]
    set_index = {}
    for point in range(LIMIT):
        scripts = extensions[point]
        if scripts == (script[point],):
            continue
        if scripts not in set_index:
            set_index[scripts] = len(sets)
            sets.append(scripts)

    records, record_index, of_point = [], {}, []
    for point in range(LIMIT):
        line_unit = line[point]
        name, kind = LINE[line_unit], CATEGORY[category[point]]
        wide = WIDTH[width[point]] in "HWF"
        refined = None
        if name == "QU" and kind in ("Pi", "Pf"):
            refined = "initialQuote" if kind == "Pi" else "finalQuote"
        elif name == "OP" and wide:
            refined = "wideOpening"
        elif name == "CP" and wide:
            refined = "wideClosing"
        elif point == 0x25CC:
            refined = "dottedCircle"
        elif pictographic[point] and kind == "Cn":
            assert name in ("ID", "XX")
            refined = "potentialEmoji" if name == "ID" else "unknownEmoji"
        elif name == "SA" and kind in ("Mn", "Mc"):
            refined = "complexMark"
        if refined:
            line_unit = len(LINE) + LINE_REFINED.index(refined)

        grapheme_unit = grapheme[point]
        name = GRAPHEME[grapheme_unit]
        refined = None
        if pictographic[point]:
            assert name == "Other"
            refined = "pictographic"
        elif conjunct[point] == 2:
            assert name == "Other"
            refined = "consonant"
        elif conjunct[point] == 3:
            assert name == "Extend"
            refined = "linker"
        elif name == "Extend" and conjunct[point] == 0:
            refined = "nonJoiner"
        else:
            assert (conjunct[point] == 1) == (name in ("Extend", "ZWJ"))
        if refined:
            grapheme_unit = len(GRAPHEME) + GRAPHEME_REFINED.index(refined)

        scripts = extensions[point]
        set_number = 0 if scripts == (script[point],) else set_index[scripts]
        value = (
            line_unit | grapheme_unit << 6 | word[point] << 11 | script[point] << 16
            | bidi[point] << 24 | width[point] << 29 | category[point] << 32
            | set_number << 37 | joining[point] << 44)
        for offset, flag in enumerate(flags):
            value |= flag[point] << (47 + offset)
        kind = bracket_kinds.get(point)
        value |= (kind == "o") << 55 | (kind == "c") << 56
        if value not in record_index:
            record_index[value] = len(records)
            records.append(value)
        of_point.append(record_index[value])
    assert len(sets) <= 128 and len(records) <= 4096

    blocks, block_index, index = [], {}, []
    for start in range(0, LIMIT, BLOCK):
        block = tuple(of_point[start:start + BLOCK])
        if block not in block_index:
            block_index[block] = len(block_index)
            blocks.extend(block)
        index.append(block_index[block])

    with open(os.path.join(HERE, "UnicodeTables.swift"), "w") as file:
        file.write(HEADER)
        file.write("/// The property tables; see generate.py for their layout.\nenum UnicodeTables {\n")
        file.write(string_property("blockIndex", "The block of each 128 code points.", index))
        file.write("\n")
        file.write(string_property("blocks", "The record of each code point of each block.", blocks))
        file.write("\n")
        file.write(inline_array(
            "records", "The distinct combinations of property values.", "UInt64", records))
        file.write("\n")
        file.write(inline_array(
            "scriptSets", "The sets of script extensions, three words each; the first is unused.",
            "UInt64", [part for members in sets for part in words(members)]))
        file.write("\n")
        file.write(inline_array(
            "openingBrackets", "The opening paired brackets in ascending order.", "UInt32",
            [pair[0] for pair in pairs]))
        file.write("\n")
        file.write(inline_array(
            "closingBrackets", "The partner of each opening bracket.", "UInt32",
            [pair[1] for pair in pairs]))
        file.write("}\n")

    right_to_left, cursive = [], []
    for number, code in enumerate(codes):
        if number < 3:
            continue
        strong = {"L": 0, "R": 0}
        joins = False
        for start, end in spans(rf"\p{{sc={code}}}"):
            for point in range(start, end):
                if BIDI[bidi[point]] == "L":
                    strong["L"] += 1
                elif BIDI[bidi[point]] in ("R", "AL"):
                    strong["R"] += 1
                joins = joins or JOINING[joining[point]] in "DRL"
        if strong["R"] > strong["L"]:
            right_to_left.append(number)
        if joins:
            cursive.append(number)

    with open(os.path.join(HERE, "Script+Constants.swift"), "w") as file:
        file.write(HEADER)
        file.write("extension Script {\n")
        for number, code in enumerate(codes):
            long_name = names[code].replace("_", " ")
            file.write(f"  /// {long_name} (`{code}`).\n")
            file.write(f"  public static let {lower_camel(names[code])} = Script(rawValue: {number})\n")
        file.write("\n")
        file.write(f"  /// The number of scripts.\n  static var count: Int {{ {len(codes)} }}\n\n")
        file.write(inline_array(
            "isoCodes", "The ISO 15924 code of each script.", "UInt32",
            [int.from_bytes(code.encode(), "big") for code in codes]))
        file.write("\n")
        file.write(inline_array(
            "rightToLeft", "The scripts most of whose letters run from right to left.", "UInt64",
            words(right_to_left)))
        file.write("\n")
        file.write(inline_array(
            "cursive", "The scripts that have letters of a joining type.", "UInt64",
            words(cursive)))
        file.write("}\n")
    print(len(records), "records,", len(blocks), "block entries,", len(sets), "script sets")
    print("cursive:", " ".join(codes[number] for number in cursive))
    print("right to left:", " ".join(codes[number] for number in right_to_left))


main()
