/// The reason why a saved layout or a saved state cannot be restored.
///
/// ```swift
/// final class MapScreen: CodeViewController {
///     override class func restorationDidFail(_ error: ScreenError) {
///         if case .unknownKey(let key, _) = error { print("the layout \(key) is gone") }
///     }
/// }
/// ```
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The saved key is not one of the layout's keys.
    case unknownKey(String, known: [String])
    /// No state is saved under the name.
    case missingState(String)
    /// The saved state is not in the form of this version of the app.
    case unreadableState(String, reason: String)
    /// A later version of the app saved the state.
    case newerState(version: Int, supported: Int)

    /// The expectation and the finding.
    public var description: String {
        switch self {
        case .unknownKey(let key, let known):
            "no layout has the saved key “\(key)”; the keys are \(list(known)). Keep the raw value of a key when its case is"
                + " renamed"
        case .missingState(let name):
            "no state “\(name)” is saved"
        case .unreadableState(let name, let reason):
            "the saved state “\(name)” cannot be read: \(reason)"
        case .newerState(let version, let supported):
            "the saved state has version \(version); this app reads versions up to \(supported)"
        }
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "none" : items.sorted().joined(separator: ", ")
    }
}
