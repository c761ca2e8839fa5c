import Foundation
import Testing

@testable import Workshop

/// The answers of the package manager that the builds of an app share.
@Suite struct PackageAnswersTests {
    private let folder = NSTemporaryDirectory() + "kumiki-answers-\(UUID().uuidString)"

    private func describer(_ answers: PackageAnswers) -> PackageDescriber {
        PackageDescriber(scratch: folder + "/.build", answers: answers)
    }

    @Test("A package is described once for all builds of an app, and again after its files may have changed")
    func sharing() throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/Sources/Pier", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Pier", targets: [.target(name: "Pier")])
            """
        try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        try "".write(toFile: folder + "/Sources/Pier/Pier.swift", atomically: true, encoding: .utf8)
        let answers = PackageAnswers()
        let names = try describer(answers).describe(folder).project.modules.map(\.name)
        #expect(names == ["Pier"])

        try FileManager.default.removeItem(atPath: folder + "/Package.swift")
        #expect(try describer(answers).describe(folder).project.modules.map(\.name) == names)
        answers.removeAll()
        #expect(throws: WorkshopError.self) { try describer(answers).describe(folder) }
        #expect(throws: WorkshopError.self) { try describer(PackageAnswers()).describe(folder) }
    }
}
