import Foundation

/// Writes a person's name in the order that the person's language has.
open class PersonNameComponentsFormatter: Formatter {
    /// The length of the formatted name.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    /// The options of the text.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    /// Whether the phonetic representation is used.
    open var isPhonetic = false

    /// Returns the formatted name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let isFamilyFirst = [name.familyName, name.givenName].compactMap(\.self).joined().unicodeScalars
            .contains {
                (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
                    || (0xAC00...0xD7AF).contains($0.value)
            }
        switch style {
        case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
        case .abbreviated:
            let initials = [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }
            return isFamilyFirst ? (name.familyName ?? name.givenName ?? "") : initials.joined()
        case .default, .medium:
            return joined([name.givenName, name.familyName], isFamilyFirst)
        case .long:
            let core = joined([name.givenName, name.middleName, name.familyName], isFamilyFirst)
            return [name.namePrefix, core, name.nameSuffix].compactMap(\.self).filter { !$0.isEmpty }.joined(
                separator: " ")
        }
    }

    private func joined(_ parts: [String?], _ isFamilyFirst: Bool) -> String {
        let known = parts.compactMap(\.self).filter { !$0.isEmpty }
        return isFamilyFirst ? known.reversed().joined() : known.joined(separator: " ")
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    /// Returns a name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }
}
