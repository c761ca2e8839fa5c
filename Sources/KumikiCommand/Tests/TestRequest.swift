import CommandArguments
import Staging
import TestRuns
import UIKit
import Workers
import Workshop

/// The arguments of `kumiki test`.
struct TestRequest {
    static let filter = Option(
        "--filter", value: "REGEX", repeats: true,
        help: "Run only tests whose name matches, as --list prints it.")
    static let skip = Option(
        "--skip", value: "REGEX", repeats: true, help: "Skip tests whose name matches.")
    static let list = Option("--list", help: "Print the names of the tests and run none.")
    static let xunit = Option(
        "--xunit", value: "FILE", help: "Write the results to FILE in JUnit's XML format.")
    static let repetitions = Option(
        "--repeat", value: "N", help: "Run each test N times; the test fails if any run fails.")
    static let shard = Option(
        "--shard", value: "I/N",
        help: "Run shard I of N of the tests, counted from 1, to distribute them to several machines.")
    static let timeLimit = Option(
        "--time-limit", value: "SECONDS", help: "The time limit for a test; 60 by default.")
    /// The environment of the tests, as for scenes, but with one value each.
    private static let environmentOptions = SceneOptions.all.filter {
        $0.name != "--scene" && $0.name != "--contrast"
    }
    .map { Option($0.name, value: $0.value, help: $0.help) }
    static let options = [filter, skip, list, xunit, repetitions, shard, timeLimit] + environmentOptions

    let folder: String
    let selection: TestSelection
    /// Whether tests are selected by their names.
    let selectsByName: Bool
    let listsOnly: Bool
    let report: String?
    let repetitions: Int
    let limits: WorkerLimits
    /// The device and its settings.
    let environment: ScreenEnvironment

    init(_ arguments: Arguments) throws(UsageError) {
        guard let folder = arguments.positionals.first else { throw UsageError("test needs a FOLDER") }
        if let other = arguments.positionals.dropFirst().first {
            throw UsageError("test takes one FOLDER, not \(other) as well; tests are chosen by --filter")
        }
        self.folder = folder
        let filters = try Self.patterns(arguments, Self.filter)
        selectsByName = !filters.isEmpty
        selection = TestSelection(
            filters: filters,
            skips: try Self.patterns(arguments, Self.skip),
            shard: try Shard(arguments))
        listsOnly = arguments.has(Self.list.name)
        report = arguments.value(Self.xunit.name)
        repetitions = try Self.repetitions(arguments)
        limits = try Self.limits(arguments)
        let variant = try VariantMatrix(arguments).variants.first ?? Variant()
        environment = variant.environment(canvas: ScreenEnvironment())
    }

    private static func patterns(_ arguments: Arguments, _ option: Option) throws(UsageError) -> [Pattern] {
        var patterns: [Pattern] = []
        for text in arguments.all(option.name) {
            guard let pattern = Pattern(text) else {
                throw UsageError("\(option.name) \(text) is no regular expression")
            }
            patterns.append(pattern)
        }
        return patterns
    }

    private static func repetitions(_ arguments: Arguments) throws(UsageError) -> Int {
        guard let text = arguments.value(repetitions.name) else { return 1 }
        guard let number = Int(text), (1...100_000).contains(number) else {
            throw UsageError("--repeat is a number from 1 to 100000, not \(text)")
        }
        return number
    }

    private static func limits(_ arguments: Arguments) throws(UsageError) -> WorkerLimits {
        guard let text = arguments.value(timeLimit.name) else { return WorkerLimits(time: .seconds(60)) }
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
            throw UsageError("--time-limit is a number of seconds, not \(text)")
        }
        return WorkerLimits(time: .seconds(seconds))
    }
}
