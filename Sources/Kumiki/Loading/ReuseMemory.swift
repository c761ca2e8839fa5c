import UIKit

/// Which classes were registered with a list by their name alone.
///
/// They stand under identifiers that no other class has. What a list was not told of by its class is a prototype of its
/// storyboard, which bears the class's plain name.
@MainActor
enum ReuseMemory {
    private struct Entry {
        weak var list: UIView?
        var identifiers: [Key: String] = [:]
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let kind: String
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// The identifier to register a class under, which is noted.
    static func note(_ type: any ClassNamed.Type, kind: String = "", in list: UIView) -> String {
        let identifier = type.reuseIdentifier
        entries = entries.filter { $0.value.list != nil }
        entries[ObjectIdentifier(list), default: Entry(list: list)]
            .identifiers[Key(type: ObjectIdentifier(type), kind: kind)] = identifier
        return identifier
    }

    /// The identifier to ask for: the one that was noted, else a prototype's.
    static func identifier(of type: any ClassNamed.Type, kind: String = "", in list: UIView) -> String {
        // Another list may have the address of one that has gone.
        guard let entry = entries[ObjectIdentifier(list)], entry.list === list else { return type.identifier }
        return entry.identifiers[Key(type: ObjectIdentifier(type), kind: kind)] ?? type.identifier
    }
}

/// The cast from what a list hands out to what was asked for.
@MainActor
enum Reuse {
    /// The view as what it was registered as. A list that hands out another class has two classes under one
    /// identifier, which is a mistake in the app, as is an identifier that UIKit does not know.
    static func checked<View: UIView>(
        _ view: UIView, identifier: String, _ file: StaticString, _ line: UInt
    ) -> View {
        view.beginReuse()
        return orStop(file, line) { () throws(LoadingError) in
            guard let view = view as? View else {
                throw .wrongClass(
                    expected: String(describing: View.self), found: String(describing: type(of: view)),
                    place: "reuse identifier “\(identifier)”")
            }
            return view
        }
    }
}
