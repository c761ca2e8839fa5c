import Foundation
import Workers

/// The adapter of sources, kept running during a build: the next adaptation of a module only reads what has changed.
final class AdapterSession {
    /// The outcome of an adaptation.
    struct Reply: Decodable {
        let status: Int32
        let messages: [String]
    }

    private let runtime: KumikiRuntime
    private var conversation: ChildConversation?

    init(_ runtime: KumikiRuntime) { self.runtime = runtime }

    /// Adapts a module. If the adapter ends it is run again by itself, for its last words.
    func adapt(_ arguments: [String]) throws(WorkshopError) -> Reply {
        if let reply = reply(to: arguments) { return reply }
        conversation = nil
        let result = try runtime.adapting(arguments).run()
        return Reply(status: result.status, messages: result.text.split(separator: "\n").map(String.init))
    }

    private func reply(to arguments: [String]) -> Reply? {
        do {
            let conversation =
                try self.conversation ?? ChildConversation(runtime.adapting(["--serve"]).childProgram)
            self.conversation = conversation
            let line = try JSONEncoder().encode(arguments)
            return try conversation.reply(to: Array(line)).map {
                try JSONDecoder().decode(Reply.self, from: Data($0))
            }
        } catch {
            return nil
        }
    }
}
