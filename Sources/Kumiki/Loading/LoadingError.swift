/// Why a screen, cell or view could not be loaded.
public enum LoadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No bundle has the file. `present` are the files of that kind that the searched bundles do have.
    case missingFile(name: String, kinds: [String], searched: [String], present: [String])
    /// The file is there and is no storyboard.
    case unreadable(file: String)
    /// The storyboard has no scene of that identifier, and its initial controller is of another class.
    case missingScene(identifier: String, storyboard: String, present: [String])
    /// There is something, but of another class.
    case wrongClass(expected: String, found: String, place: String)
    /// The nib has no top-level object of the class.
    case missingObject(expected: String, nib: String, present: [String])
    /// A creator was asked for the controller and made none.
    case notCreated(expected: String, storyboard: String)

    /// What was expected and what there is.
    public var description: String {
        switch self {
        case .missingFile(let name, let kinds, let searched, let present):
            "no \(name) (\(list(kinds))); searched \(list(searched)); there is \(list(present))"
        case .unreadable(let file):
            "\(file) cannot be read"
        case .missingScene(let identifier, let storyboard, let present):
            "no scene “\(identifier)” in \(storyboard).storyboard; it has " + list(present)
        case .wrongClass(let expected, let found, let place):
            "\(place): expected \(expected), found \(found)" + hint(found)
        case .missingObject(let expected, let nib, let present):
            "no \(expected) at the top of \(nib).xib; it has " + list(present)
        case .notCreated(let expected, let storyboard):
            "the creator made no \(expected) for \(storyboard).storyboard"
        }
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "nothing" : items.joined(separator: ", ")
    }

    /// A class of UIKit stands where a class of the app was not found.
    private func hint(_ found: String) -> String {
        found.hasPrefix("UI") ? "; are its class and module set in Interface Builder?" : ""
    }
}

/// A mistake of the app stops it, with the place that asked. The message is told in builds for release too.
func orStop<Value>(_ file: StaticString, _ line: UInt, _ load: () throws -> Value) -> Value {
    do {
        return try load()
    } catch {
        fatalError(String(describing: error), file: file, line: line)
    }
}
