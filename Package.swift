// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The toolkit is the same source everywhere. Everything else stands in for Apple's frameworks, so it
/// is built where they are missing.
let package = Package(
    name: "Kumiki",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Kumiki", targets: ["Kumiki"]),
        .library(name: "KumikiTesting", targets: ["KumikiTesting"]),
    ],
    targets: [],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    let uiKit: [Target.Dependency] = ["UIKit", "Combine"]
    let staging: [Target.Dependency] = ["Staging", "KumikiSnapshots"]
    // Swift Testing has overlays for Apple's modules, and looks for them when it meets ours of the same name.
    let besideTesting: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

    // SwiftSyntax as the toolchain brings it: beside the library that this manifest runs with.
    let loaded = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let toolchain = String(decoding: loaded, as: UTF8.self).split(separator: "\n")
        .first { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") }
        .map { $0.drop { $0 != "/" }.dropLast("/pm/ManifestAPI/libPackageDescription.so".count) }
    let syntaxLibraries = "\(toolchain ?? "/usr/lib/swift")/host"
    let besideSyntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibraries])]
    let syntaxLinking: [LinkerSetting] = [
        .unsafeFlags(["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries])
    ]

    // Programs start in half the time with Swift's libraries inside them. Only their linking differs, so that the runtime that
    // apps are built against consists of the same objects. The libraries are those that Foundation's static library needs.
    let standalone: [LinkerSetting] = [
        .unsafeFlags(
            ["-static-stdlib", "-use-ld=lld"]
                + [
                    "CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections",
                    "swiftSynchronization",
                ].map { "-l" + $0 },
            .when(configuration: .release))
    ]

    // What computes most is optimized in debug builds too, with its assertions: tests and debug programs take a fraction of the time.
    let optimized: [SwiftSetting] = [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
    ]

    package.products += [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "Combine", "KumikiNetwork", "os", "OSLog", "UniformTypeIdentifiers",
                "MobileCoreServices",
            ]),
        .executable(name: "kumiki", targets: ["KumikiProgram"]),
        .executable(name: "kumiki-adapt", targets: ["kumiki-adapt"]),
        .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
        // What programs and tests of people's own sources are linked with.
        .library(
            name: "KumikiRuntime", type: .dynamic,
            targets: [
                "Staging", "KumikiNetwork", "UIKit", "Kumiki", "KumikiTesting", "Combine", "os", "OSLog",
                "UniformTypeIdentifiers", "MobileCoreServices",
            ]),
    ]

    // Floor 0: system libraries.
    package.targets += [
        .systemLibrary(name: "CGlibc"),
        .systemLibrary(name: "CSwiftRuntime"),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CMarkdown", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CRSVG", pkgConfig: "gobject-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(name: "CPoppler", pkgConfig: "gobject-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    ]

    // Floors 1 to 6.
    package.targets += [
        .target(
            name: "CoreGraphics", dependencies: ["CCairo", "CDeflate", "CPoppler", "CRSVG", "CTurboJPEG"],
            swiftSettings: optimized),
        .target(name: "TextLayout", dependencies: ["CoreGraphics", "CCairo", "CPango"]),
        .target(name: "ConstraintSolver", swiftSettings: optimized),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
        .target(name: "MainTurns"),
        .target(name: "CommandArguments"),
        .target(name: "Combine", dependencies: ["MainTurns"]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "MobileCoreServices", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"]),
        .target(name: "InterfaceBuilder", dependencies: ["CLibXML2"]),
        .target(name: "DocumentChanges", dependencies: ["InterfaceBuilder"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "TextLayout", "MainTurns"]),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics", "TextLayout", "QuartzCore", "Combine", "ConstraintSolver", "InterfaceBuilder",
                "CGlibc", "CMarkdown", "CSwiftRuntime", "CLibXML2", "KumikiDifference",
                "UniformTypeIdentifiers",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        .target(name: "KumikiNetwork", dependencies: ["UIKit", "Combine"]),
        .target(name: "SourceAdapter", swiftSettings: besideSyntax, linkerSettings: syntaxLinking),
        // Plugins find a tool by its product, which for them has to bear the target's name.
        .executableTarget(
            name: "kumiki-adapt", dependencies: ["SourceAdapter", "CommandArguments"],
            path: "Sources/AdaptCommand",
            swiftSettings: besideSyntax, linkerSettings: syntaxLinking),
        .plugin(name: "AdaptSources", capability: .buildTool(), dependencies: ["kumiki-adapt"]),
        // Programs are linked with these two, and apps have modules named Gallery and Snapshots.
        .target(name: "KumikiGallery", path: "Sources/Gallery"),
        .target(name: "Staging", dependencies: ["UIKit", "Kumiki", "InterfaceBuilder", "Workers"]),
        .target(
            name: "KumikiSnapshots",
            dependencies: ["Staging", "KumikiGallery", "Workers", "CoreGraphics", "CCairo", "CPango"],
            path: "Sources/Snapshots"),
        .target(name: "Workers", dependencies: ["CGlibc"]),
        .target(name: "SourceProjects", dependencies: ["InterfaceBuilder", "CYAML"]),
        .target(name: "Workshop", dependencies: ["SourceProjects", "InterfaceBuilder", "Workers"]),
        .target(name: "TestRuns", dependencies: ["Workers"]),
        // The page's files are part of the program.
        .target(
            name: "Preview", dependencies: ["Staging", "InterfaceBuilder", "Workers", "CMicroHTTPD"],
            resources: [.embedInCode("Web")]),
        .target(
            name: "KumikiCommand",
            dependencies: [
                "CommandArguments", "Staging", "InterfaceBuilder", "DocumentChanges", "KumikiGallery",
                "KumikiSnapshots",
                "Workshop",
                "Workers", "TestRuns", "Preview",
            ]),
        .executableTarget(name: "KumikiProgram", dependencies: ["KumikiCommand"], linkerSettings: standalone),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Staging", "UIKit", "Kumiki", "CoreGraphics", "InterfaceBuilder", "ConstraintSolver",
                "KumikiDifference", "CCairo",
                "CLibXML2",
            ],
            path: "Benchmarks/Sources", linkerSettings: standalone),
    ]

    package.targets += [
        .testTarget(
            name: "CombineTests", dependencies: ["Combine", "QuartzCore"], swiftSettings: besideTesting),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(
            name: "SmallModulesTests",
            dependencies: ["os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices"],
            swiftSettings: besideTesting),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CCairo"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
        .testTarget(name: "DocumentChangesTests", dependencies: ["DocumentChanges", "InterfaceBuilder"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: besideTesting),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: besideTesting),
        .testTarget(name: "SourceAdapterTests", dependencies: ["SourceAdapter"], swiftSettings: besideSyntax),
        // Does to itself what bad code does. Reports of it name lines, also in a build without debug information, whose option comes
        // after those of targets.
        .executableTarget(
            name: "WorkersTestProgram", dependencies: ["Workers"], path: "Tests/WorkersTestProgram",
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(configuration: .debug))]),
        .testTarget(name: "WorkersTests", dependencies: ["Workers", "WorkersTestProgram"]),
        .testTarget(name: "TestRunsTests", dependencies: ["TestRuns", "Workers"]),
        .testTarget(name: "GalleryTests", dependencies: ["KumikiGallery"]),
        .testTarget(
            name: "PreviewTests", dependencies: ["Preview", "KumikiProgram"], swiftSettings: besideTesting),
        .testTarget(
            name: "SnapshotsTests", dependencies: ["KumikiSnapshots", "Staging"], swiftSettings: besideTesting
        ),
        .testTarget(name: "SourceProjectsTests", dependencies: ["SourceProjects"]),
        .testTarget(name: "WorkshopTests", dependencies: ["Workshop", "Workers"]),
        .testTarget(
            name: "KumikiNetworkTests", dependencies: ["KumikiNetwork"], swiftSettings: besideTesting),
        .testTarget(
            name: "StagingTests", dependencies: ["Staging", "Workers", "Kumiki"], swiftSettings: besideTesting
        ),
        .testTarget(
            name: "KumikiCommandTests", dependencies: ["CommandArguments", "KumikiCommand"],
            swiftSettings: besideTesting),
        .testTarget(
            name: "EndToEndTests", dependencies: ["KumikiCommand", "Staging", "InterfaceBuilder", "UIKit"],
            swiftSettings: besideTesting),
    ]

    // A module as Xcode makes them for new apps: everything belongs to the main actor.
    package.targets.append(
        .testTarget(
            name: "MainActorTests", dependencies: ["Kumiki"],
            swiftSettings: besideTesting + [.unsafeFlags(["-default-isolation", "MainActor"])]))

    // The example, as its tests need it: the app's own sources, adapted, and its documents found by its Xcode project.
    package.targets += [
        .target(
            name: "Okinawa", dependencies: ["Kumiki", "UIKit"], path: "Examples/Okinawa/Okinawa",
            exclude: ["Assets.xcassets", "Base.lproj", "en.lproj", "ja.lproj", "Info.plist"],
            sources: ["Linux.swift"],
            // Its `@main` is not where the tests begin.
            swiftSettings: [
                .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Okinawa_main"])
            ],
            plugins: ["AdaptSources"]),
        .testTarget(
            name: "OkinawaTests", dependencies: ["Okinawa", "KumikiTesting"],
            path: "Examples/Okinawa/OkinawaTests",
            swiftSettings: besideTesting),
    ]
#else
    let uiKit: [Target.Dependency] = []
    let staging: [Target.Dependency] = []
    let besideTesting: [SwiftSetting] = []
#endif

// Floor 1, on every platform.
package.targets += [
    .target(name: "KumikiDifference"),
    .testTarget(name: "KumikiDifferenceTests", dependencies: ["KumikiDifference"]),
]

// Floor 4: the toolkit, and what tests of screens need, on every platform.
package.targets += [
    .target(name: "Kumiki", dependencies: uiKit + ["KumikiDifference"]),
    .testTarget(
        name: "KumikiTests", dependencies: ["Kumiki"], resources: [.process("Articles/Resources")],
        swiftSettings: besideTesting),
    .target(name: "KumikiTesting", dependencies: ["Kumiki"] + uiKit + staging),
    // As an app's tests are built, without settings of their own.
    .testTarget(name: "KumikiTestingTests", dependencies: ["KumikiTesting"]),
]

// Programs are built without tests, the example and its plugin, whose tool would be compiled before everything else: of the
// products and targets that `KUMIKI_PARTS` names, with commas between them, and what they depend on.
if let parts = ProcessInfo.processInfo.environment["KUMIKI_PARTS"] {
    let names = parts.split(separator: ",").map(String.init)
    package.products.removeAll { !names.contains($0.name) }
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var open = names
    for product in package.products {
        open += (product as? Product.Executable)?.targets ?? (product as? Product.Library)?.targets ?? []
    }
    var kept: Set<String> = []
    while let name = open.popLast() {
        guard let target = targets[name], kept.insert(name).inserted else { continue }
        for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
}
