import Foundation

extension NSCoder {
    /// Writes a screen's state under its name.
    public func encode<State: ScreenState>(state: State) throws {
        let saved = try SavedState(state)
        encode(saved.version, forKey: StateKeys.version(saved.name))
        encode(saved.data as NSData, forKey: StateKeys.data(saved.name))
    }

    /// Reads a screen's state. What is missing, corrupt or from a later version of the app is an error that says so.
    public func decodeState<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State
    {
        let name = State.name
        guard containsValue(forKey: StateKeys.data(name)) else { throw .missingState(name) }
        guard let data = decodeObject(of: NSData.self, forKey: StateKeys.data(name)) else {
            throw .unreadableState(name, reason: "it is not data")
        }
        let version = decodeInteger(forKey: StateKeys.version(name))
        return try SavedState(name: name, version: version, data: data as Data).state()
    }
}

/// The names under which a state is saved.
enum StateKeys {
    static func version(_ name: String) -> String { "Kumiki.\(name).version" }
    static func data(_ name: String) -> String { "Kumiki.\(name).data" }
}
