import CommandArguments
import Foundation

/// Adapts modules again and again for a program that requests it line by line, as it does in the rounds in which code that does not
/// compile is left out.
struct AdaptationService {
    /// The outcome of a request.
    private struct Reply: Encodable {
        let status: Int32
        let messages: [String]
    }

    /// The last module and what its adaptation left: the rounds of a module follow each other.
    private var module = ""
    private var memory = ModuleAdaptation.Memory()

    /// Performs requests until the input ends.
    mutating func run() throws {
        while let line = readLine() {
            let words = try JSONDecoder().decode([String].self, from: Data(line.utf8))
            let reply = try JSONEncoder().encode(perform(words))
            FileHandle.standardOutput.write(reply + Data("\n".utf8))
        }
    }

    private mutating func perform(_ words: [String]) -> Reply {
        do {
            let options = try Options(words)
            if options.module != module { memory = ModuleAdaptation.Memory() }
            module = options.module
            var adaptation = ModuleAdaptation(options, memory: memory)
            memory = ModuleAdaptation.Memory()
            try adaptation.run()
            memory = adaptation.memory
            let lines = adaptation.messages.flatMap { $0.split(separator: "\n").map(String.init) }
            return Reply(status: adaptation.hasErrors ? 1 : 0, messages: lines)
        } catch let error as UsageError {
            return Reply(status: 64, messages: ["error: \(error.message)"])
        } catch {
            return Reply(status: 74, messages: ["error: \(error.localizedDescription)"])
        }
    }
}
