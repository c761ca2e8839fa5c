import Foundation
import SourceProjects
import Testing

@testable import Workshop

/// Packages that depend on this one for its plugin, as `Documentation/YourApp.md` shows.
@Suite struct PluginPackageTests {
    private let folder: String

    /// Copies the example to another folder, where it finds this package by its path.
    init() throws {
        var root = #filePath
        for _ in 0..<3 { root = (root as NSString).deletingLastPathComponent }
        folder = NSTemporaryDirectory() + "kumiki-plugin-\(UUID().uuidString)"
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["Sources", "Tests"] {
            try manager.copyItem(atPath: "\(root)/Examples/Lantern/\(name)", toPath: "\(folder)/\(name)")
        }
        let manifest = try String(contentsOfFile: root + "/Examples/Lantern/Package.swift", encoding: .utf8)
        try write(manifest.replacingOccurrences(of: "\"../..\"", with: "\"\(root)\""), to: "Package.swift")
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private func collect(_ goal: SourceBuild.Goal) throws -> ModuleCollector.Collection {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let scratch = folder + "/.build"
        return try ModuleCollector(
            root: folder, goal: goal, choice: ProjectChoice(), settings: FolderSettings(folder: folder),
            describer: PackageDescriber(scratch: scratch + "/packages"), scratch: scratch
        ).collect()
    }

    @Test func testsAreBuiltOfTheSourcesThatThePluginAdapts() throws {
        let modules = try collect(.tests).modules
        #expect(modules.map(\.name) == ["Lantern", "LanternTests"])
        #expect(
            modules.map { $0.sources.map { ($0 as NSString).lastPathComponent } } == [
                ["LanternView.swift", "Linux.swift"],
                ["LanternSuite.swift", "LanternViewTests.swift", "Linux.swift"],
            ])
    }

    @Test func kumikisOwnModulesAreNotBuiltAgainWhereOtherPackagesAreNeeded() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Oil", products: [.library(name: "Oil", targets: ["Oil"])], targets: [.target(name: "Oil")])
            """, to: "Oil/Package.swift")
        try write("public let oil = 1\n", to: "Oil/Sources/Oil/Oil.swift")
        let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        try write(
            manifest + """

                package.dependencies.append(.package(path: "Oil"))
                package.targets[0].dependencies.append(.product(name: "Oil", package: "Oil"))

                """, to: "Package.swift")
        let collection = try collect(.program)
        #expect(collection.modules.map(\.name) == ["Oil", "Lantern"])
        #expect(collection.diagnostics.allSatisfy { $0.severity == .note })
    }
}
