import Foundation

extension NSCoder {
    /// Writes a screen's state under its name.
    public func encode<State: ScreenState>(state: State) throws {
        encode(saved: try SavedState(state))
    }

    /// Reads a screen's state. What is missing, corrupt or from a later version of the app is an error that says so.
    public func decodeState<State: ScreenState>(_ type: State.Type = State.self) throws(ScreenError) -> State
    {
        try decodeSaved(State.name).state()
    }

    func encode(saved: SavedState) {
        encode(saved.version, forKey: StateKeys.version(saved.name))
        encode(saved.data as NSData, forKey: StateKeys.data(saved.name))
    }

    func decodeSaved(_ name: String) throws(ScreenError) -> SavedState {
        guard containsValue(forKey: StateKeys.data(name)) else { throw .missingState(name) }
        guard let data = plainObject(forKey: StateKeys.data(name)) as? Data else {
            throw .unreadableState(name, reason: "it is not data")
        }
        let version = decodeInteger(forKey: StateKeys.version(name))
        return SavedState(name: name, version: version, data: data)
    }
}

extension NSCoder {
    /// Which layout the screen had.
    var builderKey: CodeInterfaceBuilderKey? {
        guard containsValue(forKey: StateKeys.builder) else { return nil }
        let text = plainObject(forKey: StateKeys.builder) as? String
        return text.map(CodeInterfaceBuilderKey.init(rawValue:))
    }

    func encode(builderKey: CodeInterfaceBuilderKey?) {
        guard let builderKey else { return }
        encode(builderKey.rawValue as NSString, forKey: StateKeys.builder)
    }
}

extension NSCoder {
    /// What was written under a key: a text, data, a number or another of the plain kinds.
    ///
    /// All of these are asked for and the wanted one is chosen afterwards. An archive with anything else in that place
    /// fails as its reader chose: `NSKeyedUnarchiver.unarchivedObject(ofClass:from:)` notes an error, and the value is
    /// nil here; an unarchiver of one's own needs `decodingFailurePolicy = .setErrorAndReturn` for that.
    fileprivate func plainObject(forKey key: String) -> Any? {
        decodeObject(
            of: [
                NSString.self, NSData.self, NSNumber.self, NSDate.self, NSArray.self, NSDictionary.self,
                NSURL.self, NSNull.self,
            ], forKey: key)
    }
}

/// The names under which a screen's state is saved.
enum StateKeys {
    static let builder = "Kumiki.builderKey"
    static func version(_ name: String) -> String { "Kumiki.\(name).version" }
    static func data(_ name: String) -> String { "Kumiki.\(name).data" }
}
