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

/// The modules that users import.
///
/// The tool, the tests and the benchmarks list them all: SwiftPM compiles a target anew only when a
/// module that it lists has changed, and `Galley` stays the same when what it exports changes.
let modules: [Target.Dependency] = [
  "GalleyText", "GalleyUnicode", "GalleyFonts", "GalleyShaping", "GalleyLayout",
  "GalleyBundledFonts", "GalleyDetection", "GalleyRaster", "GalleyVector", "GalleyFeed",
]

func tests(_ name: String, _ dependencies: [Target.Dependency] = ["TestSupport"]) -> Target {
  .testTarget(
    name: name, dependencies: modules + dependencies, path: "Tests/\(name)",
    swiftSettings: settings)
}

let package = Package(
  name: "Galley",
  products: [
    .library(
      name: "Galley",
      targets: [
        "Galley", "GalleyText", "GalleyUnicode", "GalleyFonts", "GalleyShaping", "GalleyLayout",
        "GalleyBundledFonts", "GalleyDetection", "GalleyRaster", "GalleyVector", "GalleyFeed",
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
    module(
      "GalleyDetection", ["GalleyText", "GalleyUnicode"],
      exclude: ["Generated/generate-domains.py"]),
    module("GalleyRaster", ["GalleyText", "GalleyFonts", "GalleyLayout", "CFreeType", "CPNG"]),
    module("GalleyVector", ["GalleyText", "GalleyFonts", "GalleyLayout"]),
    module(
      "GalleyFeed",
      ["GalleyText", "GalleyFonts", "GalleyLayout", "GalleyDetection", "GalleyRaster"]),
    module("GalleyBundledFonts", ["GalleyText", "GalleyFonts"], path: "Fonts/Sources"),
    module("Galley", modules),
    .executableTarget(
      name: "GalleyTool", dependencies: modules, path: "Sources/GalleyTool",
      swiftSettings: settings),
    .executableTarget(
      name: "gallery", dependencies: modules + ["Galley"], path: "Docs/Gallery",
      swiftSettings: settings),

    module(
      "TestSupport", modules + ["CHarfBuzz", "CFreeType", "CFriBidi"],
      path: "Tests/TestSupport"),
    tests("GalleyTextTests"),
    tests("GalleyUnicodeTests"),
    tests("GalleyFontsTests"),
    tests("GalleyShapingTests"),
    tests("GalleyLayoutTests", ["TestSupport", "CMalloc"]),
    tests("GalleyDetectionTests"),
    tests("GalleyRasterTests"),
    tests("GalleyFeedTests"),
    tests("GalleyToolTests", ["GalleyTool", "TestSupport"]),
    tests("ClientProbe", ["Galley"]),
    .systemLibrary(name: "CMalloc", path: "Tests/Benchmarks/CMalloc"),
    .executableTarget(
      name: "galley-bench",
      dependencies: modules + ["Galley", "CHarfBuzz", "CMalloc"],
      path: "Tests/Benchmarks", exclude: ["CMalloc", "check-gates", "gates.json", "profile"],
      swiftSettings: settings),
  ]
)
