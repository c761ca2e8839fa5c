import Foundation

/// A state in the form in which it is saved: its version, and JSON.
struct SavedState {
    let name: String
    let version: Int
    let data: Data

    /// States come from files that anyone may have changed: what is larger is not even read.
    static let sizeLimit = 16 << 20

    init<State: ScreenState>(_ state: State) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        (name, version, data) = (State.name, State.version, try encoder.encode(state))
    }

    init(name: String, version: Int, data: Data) {
        (self.name, self.version, self.data) = (name, version, data)
    }

    /// The state, brought up to the form of today.
    func state<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State {
        guard version <= State.version else { throw .newerState(version: version, supported: State.version) }
        guard version > 0 else { throw .unreadableState(name, reason: "version \(version)") }
        guard data.count <= Self.sizeLimit else {
            throw .unreadableState(name, reason: "\(data.count) bytes are more than \(Self.sizeLimit)")
        }
        do {
            let current = version < State.version ? try State.migrate(data, from: version) : data
            return try JSONDecoder().decode(State.self, from: current)
        } catch let error as DecodingError {
            throw .unreadableState(name, reason: Self.reason(error))
        } catch {
            throw .unreadableState(name, reason: String(describing: error))
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        }
        switch error {
        case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return place(context)
        @unknown default: return String(describing: error)
        }
    }
}
