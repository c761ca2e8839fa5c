import Foundation
import Synchronization
import Workers

/// The adapter of sources, kept running during an app's builds: the next adaptation of a module only reads what has changed.
final class AdapterSession: Sendable {
    /// The outcome of an adaptation.
    struct Reply: Decodable {
        let status: Int32
        let messages: [String]
    }

    let runtime: KumikiRuntime
    private let conversation = Mutex<ChildConversation?>(nil)

    init(_ runtime: KumikiRuntime) { self.runtime = runtime }

    /// Adapts a module. If the adapter ends it is run again by itself, for its last words.
    func adapt(_ arguments: [String]) throws(WorkshopError) -> Reply {
        if let reply = reply(to: arguments) { return reply }
        conversation.withLock { $0 = nil }
        let result = try runtime.adapting(arguments).run()
        return Reply(status: result.status, messages: result.text.split(separator: "\n").map(String.init))
    }

    private func reply(to arguments: [String]) -> Reply? {
        do {
            let line = try Array(JSONEncoder().encode(arguments))
            let program = runtime.adapting(["--serve"]).childProgram
            let reply = try conversation.withLock { kept in
                let conversation = try kept ?? ChildConversation(program)
                kept = conversation
                return conversation.reply(to: line)
            }
            return try reply.map { try JSONDecoder().decode(Reply.self, from: Data($0)) }
        } catch {
            return nil
        }
    }
}
