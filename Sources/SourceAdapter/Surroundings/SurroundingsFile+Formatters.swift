/// Formatters in the language of the interface.
extension SurroundingsFile {
    /// Formatters with the locale of the interface, except for the module's own types. Their types remain Foundation's, so that
    /// static members are found where one is expected.
    var formatters: [String] {
        Self.formatterMembers.filter { module.entry($0.type)?.declaration == nil }.flatMap { type, members in
            guard let replacement = Formatters.replacements[type] else { return [String]() }
            return [
                "public typealias \(replacement.superclass) = UIKit.App\(type)",
                "nonisolated public func \(replacement.function)() -> Foundation.\(type) { UIKit.App\(type)() }",
                "extension Foundation.\(type) { nonisolated public static func \(Formatters.member)() -> Foundation.\(type) "
                    + "{ UIKit.App\(type)() } }",
                extending(type, members),
            ].filter { !$0.isEmpty }
        }
    }

    static let formatterMembers: [(type: String, members: [Member])] = [
        (
            "DateFormatter",
            [
                Member(
                    "localizedString(from:dateStyle:timeStyle:)",
                    "static func localizedString(from date: Foundation.Date, dateStyle dstyle: Foundation.DateFormatter.Style, "
                        + "timeStyle tstyle: Foundation.DateFormatter.Style) -> Swift.String "
                        + "{ UIKit.AppSurroundings.localizedString(from: date, dateStyle: dstyle, timeStyle: tstyle) }"
                ),
                Member(
                    "dateFormat(fromTemplate:options:locale:)",
                    "static func dateFormat(fromTemplate tmplate: Swift.String, options opts: Swift.Int, "
                        + "locale: Foundation.Locale?) -> Swift.String? "
                        + "{ UIKit.AppSurroundings.dateFormat(fromTemplate: tmplate, options: opts, locale: locale) }"
                ),
            ]
        ),
        (
            "NumberFormatter",
            [
                Member(
                    "localizedString(from:number:)",
                    "static func localizedString(from num: Foundation.NSNumber, "
                        + "number nstyle: Foundation.NumberFormatter.Style) -> Swift.String "
                        + "{ UIKit.AppSurroundings.localizedString(from: num, number: nstyle) }")
            ]
        ),
    ]
}
