/// Why a screen's layout cannot be built, or its state not be taken back.
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No layout was registered under the key.
    case unknownKey(CodeInterfaceBuilderKey, known: [CodeInterfaceBuilderKey])
    /// The layout has no part of that name.
    case missingPart(String, key: CodeInterfaceBuilderKey, present: [String])
    /// The layout's part is of another class.
    case wrongPart(String, key: CodeInterfaceBuilderKey, expected: String, found: String)
    /// There is no saved state under the name.
    case missingState(String)
    /// The saved state is not what this version of the app can read.
    case unreadableState(String, reason: String)
    /// The saved state comes from a later version of the app.
    case newerState(version: Int, supported: Int)

    /// What was expected and what there is.
    public var description: String {
        switch self {
        case .unknownKey(let key, let known):
            "no layout “\(key)”; there are " + list(known.map(\.rawValue))
        case .missingPart(let name, let key, let present):
            "layout “\(key)” has no part “\(name)”; it has " + list(present)
        case .wrongPart(let name, let key, let expected, let found):
            "part “\(name)” of layout “\(key)”: expected \(expected), found \(found)"
        case .missingState(let name):
            "no state “\(name)” was saved"
        case .unreadableState(let name, let reason):
            "state “\(name)” cannot be read: \(reason)"
        case .newerState(let version, let supported):
            "the state has version \(version); this app reads up to \(supported)"
        }
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "none" : items.sorted().joined(separator: ", ")
    }
}
