import CoreGraphics

/// A key of the system's keyboard.
struct KeyboardKey: Equatable {
    /// The text or the symbol on a key.
    enum Face: Equatable {
        case text(String)
        case symbol(String)
        /// A digit with the letters of telephones below it.
        case digit(String, letters: String)
    }

    /// The purpose of a key, which decides its background.
    enum Role: Equatable {
        /// Writes a character.
        case character
        /// Does something else.
        case function
        /// A function with the background of keys that write, as a shift key that is down.
        case active
        /// The return key that ends an input, as Go and Search do.
        case action
        /// A sign without a background.
        case bare
    }

    var face: Face
    var role = Role.character

    static func character(_ text: String) -> KeyboardKey { KeyboardKey(face: .text(text)) }

    static func function(_ text: String) -> KeyboardKey {
        KeyboardKey(face: .text(text), role: .function)
    }

    static func symbol(_ name: String, role: Role = .function) -> KeyboardKey {
        KeyboardKey(face: .symbol(name), role: role)
    }

    static let delete = symbol("delete.left")
}

/// A key with its place in the keyboard.
struct PlacedKey: Equatable {
    var key: KeyboardKey
    var frame: CGRect
}
