// swift-tools-version: 6.1
import PackageDescription

/// A package with sources for iOS that are adapted while it is built on Linux.
let package = Package(
    name: "Lantern",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Lantern", targets: ["Lantern"])],
    targets: [
        .target(name: "Lantern"),
        .testTarget(name: "LanternTests", dependencies: ["Lantern"]),
    ]
)

#if os(Linux)
    package.dependencies = [.package(name: "Kumiki", path: "../..")]
    for target in package.targets {
        target.dependencies.append(.product(name: "UIKit", package: "Kumiki"))
        // Compiled unchanged; the plugin adapts all other files.
        target.sources = ["Linux.swift"]
        target.plugins = [.plugin(name: "AdaptSources", package: "Kumiki")]
    }
#endif
