import Foundation

// What Foundation keeps to itself on Linux. Extensions of one line offer their member to whoever uses its name.

extension NSLocale { public var localeIdentifier: String { locale.identifier } }
extension NSLocale { public var languageCode: String { locale.language.languageCode?.identifier ?? "" } }
extension NSLocale { public var countryCode: String? { locale.region?.identifier } }
extension NSLocale { public var regionCode: String? { countryCode } }
extension NSLocale { public var scriptCode: String? { locale.language.script?.identifier } }
extension NSLocale { public var currencyCode: String? { locale.currency?.identifier } }
extension NSLocale { public var currencySymbol: String { locale.currencySymbol ?? "" } }
extension NSLocale { public var decimalSeparator: String { locale.decimalSeparator ?? "" } }
extension NSLocale { public var groupingSeparator: String { locale.groupingSeparator ?? "" } }
extension NSLocale { public var usesMetricSystem: Bool { locale.measurementSystem != .us } }
extension NSLocale { public func localizedString(forCountryCode code: String) -> String? { country(code) } }

extension NSLocale {
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? ""
    }

    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }

    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }

    fileprivate func country(_ code: String) -> String? { locale.localizedString(forRegionCode: code) }

    fileprivate var locale: Locale { self as Locale }
}
