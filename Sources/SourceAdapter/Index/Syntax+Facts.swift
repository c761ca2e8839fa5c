import SwiftSyntax

extension AttributeListSyntax {
    /// The attributes outside of `#if`.
    var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    /// The names of all attributes, and `unavailable` if the declaration cannot be used.
    var names: Set<String> {
        var result = Set(plain.map(\.name))
        if plain.contains(where: \.isUnavailability) { result.insert("unavailable") }
        return result
    }

    /// The name of `@objc(name)`.
    var objcName: String? {
        guard
            let pieces = plain.first(where: { $0.name == "objc" })?.arguments?
                .as(ObjCSelectorPieceListSyntax.self)
        else { return nil }
        return pieces.trimmedDescription.filter { !$0.isWhitespace }
    }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }

    /// Whether the attribute is `@available(*, unavailable)`.
    fileprivate var isUnavailability: Bool {
        guard name == "available", let arguments else { return false }
        let words = arguments.trimmedDescription.split { $0 == "," || $0.isWhitespace }
        return words.first == "*" && words.contains("unavailable")
    }
}

extension DeclModifierListSyntax {
    /// The modifiers, including details such as in `private(set)`.
    var names: Set<String> { Set(map(\.trimmedDescription)) }

    var access: Access? { compactMap { $0.detail == nil ? Access(rawValue: $0.name.text) : nil }.first }
}

extension FunctionParameterSyntax {
    var facts: ParameterFacts {
        ParameterFacts(
            label: firstName.plainText, name: (secondName ?? firstName).plainText,
            type: type.trimmedDescription, defaultValue: defaultValue?.value.trimmedDescription,
            isVariadic: ellipsis != nil)
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}
