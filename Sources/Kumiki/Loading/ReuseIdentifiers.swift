import UIKit

/// The reuse identifiers of classes of views.
///
/// A class is registered under the identifier that code without Kumiki uses, so that both find it: the class's
/// ``ClassNamed/identifier``, which is its name unless it says otherwise. A second class of that name, of another module
/// or nested in another type, is registered under its qualified name.
@MainActor
enum ReuseIdentifiers {
    private struct Entry {
        weak var list: UIView?
        var identifiers: [Key: String] = [:]
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        /// The kind of a reusable view: a cell, a header or footer, or a supplementary view of a kind.
        let kind: String
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns the identifier to register a class under, and keeps it for the list.
    static func add(_ type: AnyClass, kind: String = "", to list: UIView) -> String {
        entries = entries.filter { $0.value.list != nil }
        var entry = entries[ObjectIdentifier(list)] ?? Entry(list: list)
        let key = Key(type: ObjectIdentifier(type), kind: kind)
        let taken = entry.identifiers.filter { $0.key.kind == kind && $0.key != key }.values
        let identifier = taken.contains(own(type)) ? qualified(type) : own(type)
        entry.identifiers[key] = identifier
        entries[ObjectIdentifier(list)] = entry
        return identifier
    }

    /// The identifier to dequeue a class by: the one that it was registered under, else that of a prototype or of a
    /// registration by hand.
    static func find(_ type: AnyClass, kind: String = "", in list: UIView) -> String {
        // A new list may have the address of one that is gone.
        guard let entry = entries[ObjectIdentifier(list)], entry.list === list else { return own(type) }
        return entry.identifiers[Key(type: ObjectIdentifier(type), kind: kind)] ?? own(type)
    }

    /// The class's own identifier, else its name.
    static func own(_ type: AnyClass) -> String {
        (type as? any ClassNamed.Type)?.identifier ?? "\(type)"
    }

    /// The identifier for registration by itself: a prototype's own. That of other classes has module and nesting, and
    /// a style, so that views that are set up in different ways are not exchanged for each other.
    static func unique(_ type: AnyClass, style: String) -> String {
        if type is any StoryboardPrototype.Type { return own(type) }
        return style.isEmpty ? qualified(type) : "\(qualified(type))·\(style)"
    }

    private static func qualified(_ type: AnyClass) -> String { String(reflecting: type) }
}

/// The cast of what a list dequeues to what was asked for.
@MainActor
enum Reuse {
    /// The view as its class. Stops the app where a list has another class under the identifier.
    static func checked<View: UIView>(
        _ view: UIView, identifier: String, _ file: StaticString, _ line: UInt
    ) -> View {
        view.beginReuse()
        return orStop(file, line) { () throws(LoadingError) in
            guard let view = view as? View else {
                throw .wrongCell(
                    expected: name(View.self), found: name(type(of: view)), identifier: identifier)
            }
            return view
        }
    }

    /// The name with module and nesting, without the address that the runtime gives for what is private to a file.
    private static func name(_ type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
            .joined(separator: ".")
    }
}
