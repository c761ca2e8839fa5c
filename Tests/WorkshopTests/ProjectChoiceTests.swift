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
}
