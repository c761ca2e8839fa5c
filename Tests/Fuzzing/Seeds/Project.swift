import ProjectDescription

let name = "Shop"  // the product
let list: [String: Plist.Value] = [
    "UILaunchStoryboardName": "Launch", "A": .dictionary(["B": .boolean(false)]),
]
let project = Project(
    name: name,
    targets: [
        .target(
            name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.\(name)",
            infoPlist: .extendingDefault(with: list),
            sources: ["App/**", .glob("More/*.swift", excluding: "B")],
            resources: ["App/*.storyboard"], dependencies: [.target(name: "Cart"), .external(name: "Net")]),
        Target(name: "Cart", platform: .iOS, product: .framework, sources: ["Cart/**"]),
    ])
