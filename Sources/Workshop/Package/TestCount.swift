import Foundation
import SourceProjects

/// The number of tests in sources, by their text alone, for a choice between projects.
enum TestCount {
    private static let marks = ["func test", "@Test", " it(\""]

    /// Returns the number of tests of a project, of a file that several targets compile once.
    static func of(_ project: Project) -> Int {
        count(in: Array(Set(project.modules.filter { $0.kind == .tests }.flatMap(\.sources))))
    }

    /// Returns a number that the tests of a described project do not exceed: of a package those in its folder `Tests`.
    static func limit(_ description: ProjectFinder.Description) -> Int {
        guard case .package(let folder) = description else { return .max }
        let tests = folder + "/Tests"
        return count(in: FileWalker.files(in: tests, within: tests))
    }

    private static func count(in files: [String]) -> Int {
        files.filter { $0.hasSuffix(".swift") }.reduce(0) { sum, file in
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return sum }
            return sum + marks.reduce(0) { $0 + text.components(separatedBy: $1).count - 1 }
        }
    }
}
