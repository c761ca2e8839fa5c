/// Why a screen, cell or view could not be loaded.
public enum LoadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No bundle has the file.
    case missingFile(name: String, kinds: [String], searched: [String])
    /// The storyboard has no scene of that identifier, and its initial controller is of another class.
    case missingScene(identifier: String, storyboard: String, present: [String])
    /// There is something, but of another class.
    case wrongClass(expected: String, found: String, place: String)
    /// The nib has no top-level object of the class.
    case missingObject(expected: String, nib: String, present: [String])

    /// What was expected and what there is.
    public var description: String {
        switch self {
        case .missingFile(let name, let kinds, let searched):
            "no \(name) (\(list(kinds))); searched " + list(searched)
        case .missingScene(let identifier, let storyboard, let present):
            "no scene “\(identifier)” in \(storyboard).storyboard; it has " + list(present)
        case .wrongClass(let expected, let found, let place):
            "\(place): expected \(expected), found \(found)"
        case .missingObject(let expected, let nib, let present):
            "no \(expected) at the top of \(nib).xib; it has " + list(present)
        }
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "nothing" : items.joined(separator: ", ")
    }
}
