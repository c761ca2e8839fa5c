/// Light or dark bars, from before bar appearances.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// The same as `black`; used by documents before iOS 7.
    case blackTranslucent = 2
}
