import Foundation
import UIKit

/// Changes a text in place to lower case, by the rules of a locale or of no language.
public func CFStringLowercase(_ theString: NSMutableString!, _ locale: NSLocale!) {
    replace(theString) { $0.lowercased(with: locale.map { $0 as Locale }) }
}

/// Changes a text in place to upper case, by the rules of a locale or of no language.
public func CFStringUppercase(_ theString: NSMutableString!, _ locale: NSLocale!) {
    replace(theString) { $0.uppercased(with: locale.map { $0 as Locale }) }
}

/// Changes the first letter of each word of a text in place to upper case and the others to lower case.
public func CFStringCapitalize(_ theString: NSMutableString!, _ locale: NSLocale!) {
    replace(theString) { $0.capitalized(with: locale.map { $0 as Locale }) }
}

/// Removes white space at both ends of a text in place.
public func CFStringTrimWhitespace(_ theString: NSMutableString!) {
    replace(theString) { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}

private func replace(_ text: NSMutableString?, by change: (String) -> String) {
    guard let text else { return }
    text.setString(change(String(describing: text)))
}
