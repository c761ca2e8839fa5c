import ConstraintSolver
import Foundation

/// The program that Scripts/bench builds of Peers/kiwi.cpp. It times itself.
final class KiwiProgram {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    private var waiting = Data()

    init(path: String) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    deinit { input.fileHandleForWriting.closeFile() }

    func load(_ work: Workload) {
        var lines = ["variables \(work.variableCount)"]
        for suggestion in work.suggestions {
            lines.append("suggest \(suggestion.variable) \(suggestion.value)")
        }
        for row in work.rows {
            let terms = row.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
            lines.append("add \(row.relation.rawValue) \(row.strength.rawValue) \(row.constant)" + terms)
        }
        send(lines.joined(separator: "\n"))
    }

    /// Returns the time in microseconds of building a new solver.
    func build() throws -> Double { try ask("build") }
    /// Returns the time in microseconds of an edit.
    func edit(_ value: Double) throws -> Double { try ask("edit \(value)") }
    /// Returns the time in microseconds of removing and adding constraints.
    func churn() throws -> Double { try ask("churn") }
    /// Returns the sum of all values.
    func sum() throws -> Double { try ask("sum") }

    private func send(_ text: String) { input.fileHandleForWriting.write(Data((text + "\n").utf8)) }

    private func ask(_ text: String) throws -> Double {
        send(text)
        while !waiting.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw Failure("kiwi ended") }
            waiting.append(part)
        }
        let line = waiting.prefix { $0 != UInt8(ascii: "\n") }
        waiting = Data(waiting.dropFirst(line.count + 1))
        guard let number = Double(String(decoding: line, as: UTF8.self)) else {
            throw Failure("kiwi did not solve the workload")
        }
        return number
    }
}
