import Foundation

extension NSCoder {
    /// Writes the state of a screen under its name.
    public func encode<State: ScreenState>(state: State) throws {
        encode(saved: try SavedState(state))
    }

    /// Reads the state of a screen. A state that is missing, corrupt or from a later version of the app is an error.
    public func decodeState<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State
    {
        try decodeSaved(State.name).state()
    }

    func encode(saved: SavedState) {
        encode(saved.version as NSNumber, forKey: StateKeys.version(saved.name))
        encode(saved.data as NSData, forKey: StateKeys.data(saved.name))
    }

    func decodeSaved(_ name: String) throws(ScreenError) -> SavedState {
        guard containsValue(forKey: StateKeys.data(name)) else { throw .missingState(name) }
        guard let data = plainValue(forKey: StateKeys.data(name)) as? Data else {
            throw .unreadableState(name, reason: "it is not data")
        }
        let version = plainValue(forKey: StateKeys.version(name)) as? Int
        return SavedState(name: name, version: version ?? 0, data: data)
    }
}

extension NSCoder {
    /// The raw value of a layout's key.
    var builderKey: String? { plainValue(forKey: StateKeys.builder) as? String }

    func encode(builderKey: String?) {
        guard let builderKey else { return }
        encode(builderKey as NSString, forKey: StateKeys.builder)
    }
}

extension NSCoder {
    /// A text, data or number that was written under a key; nil where there is a plain object of another kind.
    ///
    /// Reading an object as its expected class alone would fail for any other, and a failure ends all reading: a coder then
    /// returns nil for everything that follows, or raises an exception, by its own policy. All plain kinds are therefore
    /// allowed, numbers are read as objects, and the wanted kind is chosen afterwards.
    private func plainValue(forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(
            of: [
                NSString.self, NSData.self, NSNumber.self, NSDate.self, NSArray.self, NSDictionary.self,
                NSSet.self,
                NSUUID.self, NSURL.self, NSNull.self,
            ], forKey: key)
    }
}

/// The names under which the state of a screen is saved.
enum StateKeys {
    static let builder = "Kumiki.builderKey"
    static func version(_ name: String) -> String { "Kumiki.\(name).version" }
    static func data(_ name: String) -> String { "Kumiki.\(name).data" }
}
