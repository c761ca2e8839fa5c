import Foundation

/// The characters of an attributed string: changes of them are changes of the attributed string, as in Apple's Foundation.
///
/// Foundation on Linux returns characters whose changes do not reach the attributes.
final class AttributedStringText: NSMutableString {
    private let owner: NSMutableAttributedString

    init(of owner: NSMutableAttributedString) {
        self.owner = owner
        super.init(capacity: 0)
    }

    required init(capacity: Int) {
        owner = NSMutableAttributedString(string: "")
        super.init(capacity: capacity)
    }

    required init(string: String) {
        owner = NSMutableAttributedString(string: string)
        super.init(capacity: 0)
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        owner = NSMutableAttributedString(string: String(utf16CodeUnits: characters, count: length))
        super.init(capacity: 0)
    }

    required init(stringLiteral value: StaticString) {
        owner = NSMutableAttributedString(string: "\(value)")
        super.init(capacity: 0)
    }

    required init(unicodeScalarLiteral value: StaticString) {
        owner = NSMutableAttributedString(string: "\(value)")
        super.init(capacity: 0)
    }

    required init(extendedGraphemeClusterLiteral value: StaticString) {
        owner = NSMutableAttributedString(string: "\(value)")
        super.init(capacity: 0)
    }

    /// Archives contain attributed strings, never their characters.
    required init?(coder: NSCoder) { nil }

    override var length: Int { owner.length }

    override func character(at index: Int) -> unichar { (owner.string as NSString).character(at: index) }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        owner.replaceCharacters(in: range, with: aString)
    }
}
