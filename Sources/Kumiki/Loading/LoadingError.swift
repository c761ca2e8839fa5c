/// An error that occurs when a screen, cell or view cannot be loaded.
///
/// ```swift
/// do {
///     screen.show(try DetailViewController.loadInstance(), sender: nil)
/// } catch LoadingError.missingFile(let name, let searched, _) {
///     print("no \(name) in \(searched)")
/// }
/// ```
public enum LoadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No bundle has the file. `searched` lists the folders of the bundles in the order of the search, `present` the files
    /// of that kind in them.
    case missingFile(name: String, searched: [String], present: [String])
    /// The file is no storyboard or xib that can be read.
    case unreadable(file: String, reason: String)
    /// The storyboard has no scene with the identifier, and no initial controller.
    case missingScene(identifier: String, storyboard: String, present: [String])
    /// The controller at the place is of another class.
    case wrongClass(expected: String, found: String, place: String)
    /// A list has registered another class for the reuse identifier.
    case wrongCell(expected: String, found: String, identifier: String)
    /// The nib has no top-level object of the class.
    case missingObject(expected: String, nib: String, present: [String])
    /// The creator was given a coder and returned nil.
    case notCreated(expected: String, storyboard: String)
    /// Some of the documents in the folder do not load, one line each. Without a line, there are none.
    case brokenDocuments(folder: String, problems: [String])

    /// The expectation, the finding, and the remedy.
    public var description: String {
        switch self {
        case .missingFile(let name, let searched, let present):
            "no \(name); searched \(list(searched)); there is \(list(present))"
        case .unreadable(let file, let reason):
            "\(file) cannot be read: \(reason)"
        case .missingScene(let identifier, let storyboard, let present):
            "no scene “\(identifier)” in \(storyboard).storyboard; it has " + list(present)
        case .wrongClass(let expected, let found, let place):
            "\(place): expected \(expected), found \(found)" + hint(found)
        case .wrongCell(let expected, let found, let identifier):
            "reuse identifier “\(identifier)”: expected \(expected), found \(found); register the class, "
                + "or give its prototype or one of the two classes an identifier of its own"
        case .missingObject(let expected, let nib, let present):
            "no \(expected) at the top of \(nib).xib; it has " + list(present)
        case .notCreated(let expected, let storyboard):
            "the creator made no \(expected) for \(storyboard).storyboard"
        case .brokenDocuments(let folder, let problems):
            problems.isEmpty
                ? "\(folder) has neither storyboards nor nibs"
                : "of \(folder) do not load:\n" + problems.joined(separator: "\n")
        }
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "nothing" : items.joined(separator: ", ")
    }

    /// UIKit instantiates its own class where it does not find the app's.
    private func hint(_ found: String) -> String {
        found.hasPrefix("UI") ? "; are its class and module set in Interface Builder?" : ""
    }
}

/// Returns what was loaded. An error is a mistake in the app and stops it, in builds for release too, with the caller's
/// place in the message.
func orStop<Value>(_ file: StaticString, _ line: UInt, _ load: () throws -> Value) -> Value {
    do {
        return try load()
    } catch {
        fatalError(String(describing: error), file: file, line: line)
    }
}
