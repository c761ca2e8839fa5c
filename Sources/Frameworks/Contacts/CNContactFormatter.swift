import Foundation

/// Formats the name of a contact.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName

    /// Returns the name; nil where the contact has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [
                contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
                contact.nameSuffix,
            ]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open override func string(for obj: Any?) -> String? {
        (obj as? CNContact).flatMap { string(from: $0) }
    }

    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle,
        defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0) }
    }

    /// Returns the keys that names require.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NameKeys()
    }

    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }

    open class func delimiter(for contact: CNContact) -> String { " " }

    private final class NameKeys: NSObject, CNKeyDescriptor {
        func copy(with zone: NSZone?) -> Any { self }
    }
}
