import Workshop

/// `kumiki test`: the tests of a folder that need UIKit.
enum TestCommand: Command {
    static let name = "test"
    static let summary = "Build and run the tests of a package or an Xcode project."
    static let operands = "FOLDER [-- ARGUMENTS]"
    static let options = [AppBuild.project, AppBuild.target, AppBuild.strict]
    static let notes = """
        Runs the XCTest and Swift Testing tests of the folder's Package.swift, or of the unit test targets of its
        .xcodeproj. ARGUMENTS go to swift test, such as --filter NAME. Output and exit status are those of swift test.
        What does not compile here is left out and told first; a test that does not fails with the compiler's words.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard let folder = arguments.positionals.first else { throw UsageError("test needs a FOLDER") }
        let build = SourceBuild(
            root: folder, goal: .tests, choice: AppBuild.choice(arguments),
            isStrict: arguments.has(AppBuild.strict.name), progress: Console.buildProgress)
        switch try build.run() {
        case .nothing:
            Console.error("\(folder):1: error: there are no Swift sources in the folder")
            return 1
        case .failed(let summary):
            summary.lines.forEach(Console.error)
            return 1
        case .built(let package, let summary):
            summary.lines.forEach(Console.error)
            throw SourceBuild.replaceThisProgram(
                withTestsOf: package, Array(arguments.positionals.dropFirst()))
        }
    }
}
