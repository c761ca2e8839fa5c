import Foundation

/// The state of a screen in the form in which it is saved: its name, its version, and JSON.
struct SavedState: Hashable, Sendable {
    /// The name of the state's type, ``ScreenState/name``.
    let name: String
    /// The version of the form.
    let version: Int
    /// The state as JSON with sorted keys, so that equal states are equal bytes.
    let data: Data

    /// Saved data are untrusted: larger data are not read. 16 MiB.
    static let sizeLimit = 16 << 20

    /// The state in the form of this version of the app.
    init<State: ScreenState>(_ state: State) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        (name, version, data) = (State.name, State.version, try encoder.encode(state))
    }

    init(name: String, version: Int, data: Data) {
        (self.name, self.version, self.data) = (name, version, data)
    }

    /// The state, migrated to the form of this version of the app.
    func state<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State {
        guard name == State.name else { throw .missingState(State.name) }
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
