import Foundation
import SourceProjects
import Testing

@testable import Workshop

/// Packages that a project refers to and that are not there.
@Suite struct MissingPackagesTests {
    private let folder = NSTemporaryDirectory() + "kumiki-missing-\(UUID().uuidString)"

    private static let project = """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A); packageReferences = (R); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S); packageProductDependencies = (D); buildConfigurationList = L; };
          S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; };
          D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
          R = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        }; rootObject = P; }
        """

    private func write(_ text: String, to file: String) throws {
        let path = "\(folder)/\(file)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// One that is generated, or in a submodule that was not fetched.
    @Test("An app is built without a local package that is missing")
    func aMissingFolder() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(Self.project, to: "App/App.xcodeproj/project.pbxproj")
        try write("import Kit", to: "App/A.swift")
        let root = folder + "/App"
        let collector = ModuleCollector(
            root: root, goal: .program, choice: ProjectChoice(), settings: FolderSettings(folder: root),
            describer: PackageDescriber(scratch: folder + "/scratch"), scratch: folder + "/cache")
        let collection = try collector.collect()
        #expect(collection.modules.map(\.name) == ["App"])
        let missing = collection.diagnostics.filter { $0.message.contains("\(root)/Packages/Kit is missing") }
        #expect(missing.count == 1, "\(collection.diagnostics.map(\.description))")
    }

    @Test("Kumiki's own version of a library is used rather than a package in Objective-C")
    func aForeignLibrary() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("import Stubs\nimport Other", to: "App/A.swift")
        for name in ["Stubs", "Other"] {
            let manifest = """
                // swift-tools-version: 5.5
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    targets: [.target(name: "\(name)")])
                """
            try write(manifest, to: "\(name)/Package.swift")
            try write("", to: "\(name)/Sources/\(name)/\(name).m")
            try write("extern const int \(name)Count;", to: "\(name)/Sources/\(name)/include/\(name).h")
        }
        let root = folder + "/App"
        let collector = ModuleCollector(
            root: root, goal: .program, choice: ProjectChoice(), settings: FolderSettings(folder: root),
            describer: PackageDescriber(scratch: folder + "/scratch"), scratch: folder + "/cache",
            libraries: ["Stubs"])
        let collection = try collector.collect()
        #expect(collection.modules.map(\.name).sorted() == ["App", "Other"])
        #expect(collection.missing.isEmpty)
    }

    @Test("A library that the folder lacks and Kumiki has is not missing, which is reported")
    func aProvidedLibrary() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("import Odd\nimport SnapKit", to: "App/A.swift")
        try write("pod 'SnapKit'\npod 'Odd'", to: "App/Podfile")
        let root = folder + "/App"
        let collector = ModuleCollector(
            root: root, goal: .program, choice: ProjectChoice(), settings: FolderSettings(folder: root),
            describer: PackageDescriber(scratch: folder + "/scratch"), scratch: folder + "/cache",
            libraries: ["SnapKit", "Then"])
        let collection = try collector.collect()
        #expect(collection.missing == ["Odd"])
        let messages = collection.diagnostics.map(\.message)
        #expect(messages.contains("SnapKit is in no folder; Kumiki's own is used"), "\(messages)")
        #expect(messages.contains { $0.contains("code that uses it is left out: Odd (Podfile)") })
    }
}
