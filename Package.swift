// swift-tools-version: 6.1
import PackageDescription

/// The toolkit is the same source everywhere. Everything else stands in for Apple's frameworks, so it
/// is built where they are missing.
let package = Package(
    name: "Kumiki",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Kumiki", targets: ["Kumiki"])],
    targets: [],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    let uiKit: [Target.Dependency] = ["UIKit"]
    // Swift Testing has overlays for Apple's modules, and looks for them when it meets ours of the same name.
    let besideTesting: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

    package.products += [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .executable(name: "kumiki", targets: ["KumikiCommand"]),
    ]

    // Floor 0: system libraries.
    package.targets += [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    ]

    // Floors 1 to 6.
    package.targets += [
        .target(name: "CoreGraphics", dependencies: ["CCairo", "CDeflate", "CRSVG", "CTurboJPEG"]),
        .target(name: "TextLayout", dependencies: ["CoreGraphics", "CCairo", "CPango"]),
        .target(name: "ConstraintSolver"),
        .target(name: "InterfaceBuilder", dependencies: ["CLibXML2"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics", "TextLayout", "QuartzCore", "ConstraintSolver", "InterfaceBuilder",
            ]),
        .target(name: "Gallery"),
        .target(name: "Staging", dependencies: ["UIKit", "InterfaceBuilder"]),
        .executableTarget(name: "KumikiCommand", dependencies: ["Staging", "InterfaceBuilder", "Gallery"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Staging", "UIKit", "CoreGraphics", "InterfaceBuilder", "ConstraintSolver", "Difference",
                "CCairo",
                "CLibXML2",
            ],
            path: "Benchmarks/Sources"),
    ]

    package.targets += [
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CCairo"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: besideTesting),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
        .testTarget(name: "StagingTests", dependencies: ["Staging"], swiftSettings: besideTesting),
        .testTarget(
            name: "KumikiCommandTests", dependencies: ["KumikiCommand"], swiftSettings: besideTesting),
        .testTarget(
            name: "EndToEndTests", dependencies: ["KumikiCommand", "Staging", "InterfaceBuilder", "UIKit"],
            swiftSettings: besideTesting),
    ]
#else
    let uiKit: [Target.Dependency] = []
    let besideTesting: [SwiftSetting] = []
#endif

// Floor 1, on every platform.
package.targets += [
    .target(name: "Difference"),
    .testTarget(name: "DifferenceTests", dependencies: ["Difference"]),
]

// Floor 4: the toolkit, on every platform.
package.targets += [
    .target(name: "Kumiki", dependencies: uiKit),
    .testTarget(name: "KumikiTests", dependencies: ["Kumiki"], swiftSettings: besideTesting),
]
