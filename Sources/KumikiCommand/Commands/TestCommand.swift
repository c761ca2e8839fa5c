import CommandArguments
import Workshop

/// `kumiki test`: runs a folder's tests that need UIKit.
enum TestCommand: Command {
    static let name = "test"
    static let summary = "Build and run the tests of a package or an Xcode project."
    static let operands = "FOLDER"
    static let options = TestRequest.options + [AppBuild.project, AppBuild.target, AppBuild.strict]
    static let notes = """
        Runs the XCTest and Swift Testing tests of the folder's Package.swift, or of the unit test targets of its
        .xcodeproj. A test that crashes or takes too long fails, and the others continue. A test counts as one that did not
        compile if something that it runs was left out. The last line is N passed, N failed, N did not compile; the exit
        status is 0 only if all passed.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        let request = try TestRequest(arguments)
        let build = SourceBuild(
            root: request.folder, goal: .tests, choice: AppBuild.choice(arguments),
            isStrict: arguments.has(AppBuild.strict.name), progress: Console.buildProgress)
        switch try build.run() {
        case .nothing:
            Console.error(
                "\(request.folder):1: error: no tests in Swift were found: a test target of a package or an Xcode "
                    + "project, or a folder …Tests")
            return 1
        case .failed(let summary):
            return try BuiltTests(request, summary, logFolder: build.logFolder).reportFailedBuild()
        case .built(let program, let summary):
            return try BuiltTests(request, summary, logFolder: build.logFolder).run(program: program)
        }
    }
}
