import Foundation

/// Runs one benchmark in this process. Scripts/bench builds it and its peers, and documents the benchmarks.
@main
enum Benchmarks {
    static let usage = """
        usage: Benchmarks screen [--document FILE] [--scene ID] [--rounds N]
               Benchmarks solver --peer PROGRAM [--budget MILLISECONDS] [--workload NAME] [--full yes]
               Benchmarks events [--rounds N]
               Benchmarks chain [--budget MILLISECONDS] [--processes N]
               Benchmarks loading [--budget MILLISECONDS] [--processes N]
               Benchmarks ticks [--rows N] [--changes N] [--rounds N]
               Benchmarks layout [--views N] [--rounds N]
               Benchmarks diff [--budget MILLISECONDS]
               Benchmarks lists [--rounds N] [--budget MILLISECONDS]
               Benchmarks collections [--items N] [--rounds N]
               Benchmarks documents [--folder DIR] [--budget MILLISECONDS]
               Benchmarks explore [--steps N] [--folder DIR] [--seed N]
               Benchmarks serve [--document FILE] [--scene ID]
        """

    @MainActor
    static func main() {
        let options = Options(Array(CommandLine.arguments.dropFirst()))
        do {
            switch options.name {
            case "screen": try ScreenBenchmark(options).run()
            case "solver": try SolverBenchmark(options).run()
            case "memory": try MemoryProbe.run(options)
            case "events": try EventsBenchmark(options).run()
            case "chain": try ChainBenchmark(options).run()
            case "first-event": try ChainBenchmark.printFirstEvent(options)
            case "loading": try LoadingBenchmark(options).run()
            case "first-screen": try LoadingBenchmark.printFirstScreen(options)
            case "ticks": try TicksBenchmark(options).run()
            case "layout": try LayoutBenchmark(options).run()
            case "diff": try DifferenceBenchmark(options).run()
            case "lists": try ListsBenchmark(options).run()
            case "collections": try CollectionsBenchmark(options).run()
            case "documents": try DocumentsBenchmark(options).run()
            case "explore": try ExplorationProgram(options).run()
            case "serve": try ScreenServer(options).run()
            default: throw Failure(usage)
            }
        } catch {
            FileHandle.standardError.write(Data("bench: error: \(error)\n".utf8))
            exit(1)
        }
    }
}

/// A benchmark that cannot be run, or whose two sides have different results.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The arguments of the command line: the benchmark's name, followed by options with a value each.
struct Options {
    let name: String
    private var values: [String: String] = [:]

    init(_ words: [String]) {
        name = words.first ?? ""
        var rest = words.dropFirst()
        while let key = rest.popFirst() { values[key] = rest.popFirst() }
    }

    subscript(key: String) -> String? { values[key] }

    /// Returns a number from 1 to a million, or the default.
    func count(_ key: String, default standard: Int) -> Int {
        values[key].flatMap(Int.init).map { min(max($0, 1), 1_000_000) } ?? standard
    }
}
