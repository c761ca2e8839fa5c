import Foundation
import SourceProjects
import Testing

@testable import Workshop

@Suite struct ProjectChoiceTests {
    private let folder = NSTemporaryDirectory() + "kumiki-choice-\(UUID().uuidString)"

    private func write(_ text: String, to name: String) throws {
        let file = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// Writes a package with a number of tests.
    private func write(_ name: String, tests: Int) throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", targets: [.testTarget(name: "\(name)Tests")])
            """, to: "\(name)/Package.swift")
        let methods = (0..<tests).map { "func test\($0)() {}" }
        try write(
            "import XCTest\n" + methods.joined(separator: "\n"), to: "\(name)/Tests/\(name)Tests/A.swift")
    }

    private func tested() throws -> String? {
        let describer = PackageDescriber(scratch: folder + "/.build")
        return try OwnProject(root: folder, goal: .tests, choice: ProjectChoice(), describer: describer)
            .find().package.map { ($0 as NSString).lastPathComponent }
    }

    @Test func aProjectWithManyMoreTestsIsTestedRatherThanTheFirst() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Example", tests: 2)
        try write("Library", tests: 3)
        #expect(try tested() == "Example")
        try write("Library", tests: 4)
        #expect(try tested() == "Library")
    }

    /// The compiler refuses two files of a module with the same name.
    @Test func aProjectThatCannotBeBuiltIsTheLastChoice() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Example", tests: 3)
        try write("import XCTest", to: "Example/Tests/ExampleTests/Mocks/A.swift")
        #expect(try tested() == "Example")
        try write("Library", tests: 1)
        #expect(try tested() == "Library")
    }

    // MARK: Applications

    /// Returns the modules that pictures are made of.
    private func shown() throws -> [String] {
        let describer = PackageDescriber(scratch: folder + "/.build")
        return try OwnProject(root: folder, goal: .program, choice: ProjectChoice(), describer: describer)
            .find().project.modules.map(\.name)
    }

    private func describe(_ kind: String, documentsOf names: [String]) throws {
        let targets = ["One", "Two"].map { name in
            "  \(name):\n    type: \(kind)\n    platform: iOS\n    sources: [Shared, \(name)]\n"
        }
        let app = "  App:\n    type: application\n    platform: iOS\n    sources: App\n"
        try write("targets:\n" + targets.joined() + app, to: "project.yml")
        for file in ["Shared/A.swift", "Shared/B.swift", "One/C.swift", "Two/C.swift", "App/App.swift"] {
            try write("", to: file)
        }
        for name in names { try write("", to: "\(name)/Main.storyboard") }
    }

    @Test func ofApplicationsWithTheSameSourcesOneIsShown() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try describe("application", documentsOf: ["One", "Two"])
        #expect(try shown().count == 2)
    }

    @Test func extensionsWithDocumentsOfTheirOwnAreShown() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try describe("app-extension", documentsOf: ["Shared"])
        #expect(try shown().count == 2)
        try describe("app-extension", documentsOf: ["One", "Two"])
        #expect(try shown().count == 3)
    }
}
