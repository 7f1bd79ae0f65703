// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
  .treatAllWarnings(as: .error),
]

/// A C library found through pkg-config.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

func module(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", exclude: exclude,
    swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "Galley",
  products: [
    .library(
      name: "Galley",
      targets: [
        "Galley", "GalleyText", "GalleyUnicode", "GalleyFonts", "GalleyShaping", "GalleyLayout",
        "GalleyBundledFonts", "GalleyRaster", "GalleyVector",
      ]),
    .executable(name: "galley", targets: ["GalleyTool"]),
  ],
  targets: [
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    system("CICU", pkgConfig: "icu-uc", apt: "libicu-dev", brew: "icu4c"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),

    module("GalleyText", []),
    module("GalleyUnicode", [], exclude: ["Generated/generate.py"]),
    module("GalleyFonts", ["GalleyText", "GalleyUnicode", "CHarfBuzz"]),
    module(
      "GalleyShaping",
      ["GalleyText", "GalleyUnicode", "GalleyFonts", "CHarfBuzz", "CFriBidi", "CICU"]),
    module("GalleyLayout", ["GalleyText", "GalleyUnicode", "GalleyFonts", "GalleyShaping"]),
    module("GalleyRaster", ["GalleyText", "GalleyFonts", "GalleyLayout", "CFreeType", "CPNG"]),
    module("GalleyVector", ["GalleyText", "GalleyFonts", "GalleyLayout"]),
    module("GalleyBundledFonts", ["GalleyText", "GalleyFonts"], path: "Fonts/Sources"),
    module(
      "Galley",
      [
        "GalleyText", "GalleyUnicode", "GalleyFonts", "GalleyShaping", "GalleyLayout",
        "GalleyBundledFonts", "GalleyRaster", "GalleyVector",
      ]),
    .executableTarget(
      name: "GalleyTool", dependencies: ["Galley"], path: "Sources/GalleyTool",
      swiftSettings: settings),

    module(
      "TestSupport", ["Galley", "GalleyShaping", "CHarfBuzz", "CFreeType", "CFriBidi"],
      path: "Tests/TestSupport"),
    tests("GalleyTextTests", ["GalleyText", "TestSupport"]),
    tests("GalleyUnicodeTests", ["GalleyUnicode", "TestSupport"]),
    tests("GalleyFontsTests", ["GalleyFonts", "GalleyBundledFonts", "TestSupport"]),
    tests("GalleyShapingTests", ["GalleyShaping", "GalleyBundledFonts", "TestSupport"]),
    tests("GalleyLayoutTests", ["GalleyLayout", "TestSupport"]),
    tests("GalleyRasterTests", ["GalleyRaster", "GalleyVector", "TestSupport"]),
    tests("GalleyToolTests", ["GalleyTool", "TestSupport"]),
    tests("ClientProbe", ["Galley"]),
    .systemLibrary(name: "CMalloc", path: "Tests/Benchmarks/CMalloc"),
    .executableTarget(
      name: "galley-bench",
      dependencies: [
        "Galley", "GalleyUnicode", "GalleyShaping", "GalleyBundledFonts", "CHarfBuzz", "CMalloc",
      ],
      path: "Tests/Benchmarks", exclude: ["CMalloc", "check-gates", "gates.json", "profile"],
      swiftSettings: settings),
  ]
)
