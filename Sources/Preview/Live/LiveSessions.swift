import Foundation
import Staging
import Workers

/// The live screens of the pages.
@MainActor
final class LiveSessions {
    /// The most concurrent screens.
    private static let limit = 4

    private var sessions: [String: LiveSession] = [:]

    /// Opens a session; returns nil if there are too many. It replaces the former session and repeats its inputs.
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

    /// Returns the session that a page's request is for; nil if it is closed.
    func session(_ id: String) -> LiveSession? {
        let session = sessions[id]
        session?.noteRequest()
        return session
    }

    func close(_ id: String) { sessions.removeValue(forKey: id)?.end() }

    /// Closes the screens whose pages no longer send requests.
    func beat() {
        for (id, session) in sessions where !session.beat() { close(id) }
    }

    func closeAll() { for id in sessions.keys { close(id) } }
}
