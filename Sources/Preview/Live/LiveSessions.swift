import Foundation
import Staging
import Workers

/// The screens that pages use.
@MainActor
final class LiveSessions {
    /// Screens that are used at a time.
    private static let limit = 4

    private var sessions: [String: LiveSession] = [:]

    /// A session; nil where there are too many. It replaces another one, and continues from what was done there.
    func open(
        _ job: SceneJob, replacing former: String?, program: WorkerProgram, memory: Int,
        explain: @escaping @Sendable (WorkerFailure) -> String
    ) throws -> LiveSession? {
        let history = former.flatMap(session)?.history(for: job) ?? []
        if let former { close(former) }
        guard sessions.count < Self.limit else { return nil }
        let session = try LiveSession(
            job, history: history, program: program, memory: memory, explain: explain)
        sessions[session.id] = session
        return session
    }

    func session(_ id: String) -> LiveSession? { sessions[id] }

    func close(_ id: String) { sessions.removeValue(forKey: id)?.end() }

    /// Ends the screens whose pages do not request frames any more.
    func beat() {
        for (id, session) in sessions where !session.beat() { close(id) }
    }

    func closeAll() { for id in sessions.keys { close(id) } }
}
