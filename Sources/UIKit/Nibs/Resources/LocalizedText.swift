import Foundation
import InterfaceBuilder
import Synchronization

/// Texts of code by key, in the language of the interface.
package enum LocalizedText {
    /// Formats with plural forms, by the text that was returned for them.
    private static let formats = Mutex<[String: LocalizationTable.Entry]>([:])

    /// Returns the text for the key in the bundle's table; else the value, or the key if that is empty.
    package static func string(_ key: String, value: String?, table: String?, bundle: Bundle?) -> String {
        let language = CurrentLanguage.code
        guard let entry = ResourceLibrary.of(bundle).text(key, table: table, language: language) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        let text = entry.text ?? key
        if case .text = entry { return text }
        formats.withLock { $0[text] = entry }
        return text
    }

    /// Returns the format with its arguments. A format from a table of plurals has the forms for the numbers.
    package static func format(_ format: String, _ arguments: [any CVarArg]) -> String {
        let language = CurrentLanguage.code ?? "en"
        let numbers = arguments.map(number)
        let chosen =
            switch formats.withLock({ $0[format] }) {
            case .plural(let forms):
                PluralRules.form(forms, for: numbers.lazy.compactMap { $0 }.first ?? 0, language: language)
            case .format(let format): format.resolved(for: numbers, language: language)
            case .text, nil: format
            }
        return String(format: chosen ?? format, locale: Locale(identifier: language), arguments: arguments)
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        if let number = KeyValue.number(argument) { return number }
        return (argument as? any BinaryInteger).map { Double($0) }
    }
}

// Foundation's functions of these names read only bundles that are built for Apple's systems. Fewer parameters with
// defaults make the compiler prefer those below if both modules are imported; with all five arguments, Foundation's are
// called unless the module's surroundings hide it.

/// Returns the text for the key in the main bundle's table `Localizable`, else the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedText.string(key, value: nil, table: nil, bundle: nil)
}

/// Returns the text for the key in a table of the main bundle, else the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedText.string(key, value: nil, table: tableName, bundle: nil)
}

/// Returns the text for the key in the bundle's table `Localizable`, else the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedText.string(key, value: nil, table: nil, bundle: bundle)
}

/// Returns the text for the key in the main bundle's table `Localizable`, else the value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedText.string(key, value: value, table: nil, bundle: nil)
}

/// Returns the text for the key in a table of the bundle, else the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedText.string(key, value: nil, table: tableName, bundle: bundle)
}

/// Returns the text for the key in the bundle's table `Localizable`, else the value.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedText.string(key, value: value, table: nil, bundle: bundle)
}

/// Returns the text for the key in a table of the main bundle, else the value.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizedText.string(key, value: value, table: tableName, bundle: nil)
}

extension String {
    /// Returns the format with its one argument, in the plural form for the number if the text has several.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        LocalizedText.format(format, [argument])
    }
}

extension NSString {
    /// Returns the format with its arguments, in the plural form for the first number if the text has several.
    public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        LocalizedText.format(format.description, arguments) as NSString
    }
}
