/// Light or dark bars, from before bars had appearances.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// The same as `black`; documents before iOS 7 have it.
    case blackTranslucent = 2
}
