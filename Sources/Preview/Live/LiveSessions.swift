import Foundation
import Staging
import Workers

/// The screens that pages use.
@MainActor
final class LiveSessions {
    /// Screens that are used at a time.
    private static let limit = 4

    private struct Entry {
        var session: LiveSession
        var stream: EventStream
    }

    private var entries: [String: Entry] = [:]

    /// A session whose reports go to the stream; nil where there are too many. It replaces another one, and continues from
    /// what was done there.
    func open(
        _ job: SceneJob, replacing former: String?, program: WorkerProgram, memory: Int,
        explain: @escaping @Sendable (WorkerFailure) -> String
    ) throws -> LiveSession? {
        let history = former.flatMap(session)?.history(for: job) ?? []
        if let former { close(former) }
        for (id, entry) in entries where entry.stream.isClosed { close(id) }
        guard entries.count < Self.limit else { return nil }
        let stream = EventStream()
        let session = try LiveSession(
            job, history: history, program: program, memory: memory, explain: explain
        ) { Self.send($0, to: stream) }
        entries[session.id] = Entry(session: session, stream: stream)
        return session
    }

    func session(_ id: String) -> LiveSession? { entries[id]?.session }

    func stream(_ id: String) -> EventStream? { entries[id]?.stream }

    func close(_ id: String) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        entry.session.end()
        entry.stream.close()
    }

    /// Ends the screens whose pages are gone, which shows when something is sent to them.
    func beat() {
        for (id, entry) in entries {
            entry.stream.beat()
            if entry.stream.isClosed { close(id) }
        }
    }

    func closeAll() { for id in entries.keys { close(id) } }

    private struct Frame: Encodable {
        var number: Int
        var width: Double
        var height: Double
        var cornerRadius: Double
        var takesText: Bool
        var messages: [String]
    }

    private struct Log: Encodable {
        var begins: Bool
        var entries: [LiveLogEntry]
    }

    private struct Failure: Encodable {
        var reason: String
        var output: String
        var restarts: Bool
    }

    private nonisolated static func send(_ report: LiveSession.Report, to stream: EventStream) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        switch report {
        case .frame(let number, let frame):
            let value = Frame(
                number: number, width: frame.width, height: frame.height, cornerRadius: frame.cornerRadius,
                takesText: frame.takesText, messages: frame.messages)
            guard let data = try? encoder.encode(value) else { return }
            stream.send("frame", String(decoding: data, as: UTF8.self))
        case .log(let begins, let entries):
            guard let data = try? encoder.encode(Log(begins: begins, entries: entries)) else { return }
            stream.send("log", String(decoding: data, as: UTF8.self))
        case .failed(let reason, let output, let restarts):
            let value = Failure(reason: reason, output: String(output.suffix(4000)), restarts: restarts)
            guard let data = try? encoder.encode(value) else { return }
            stream.send("failure", String(decoding: data, as: UTF8.self))
        }
    }
}
