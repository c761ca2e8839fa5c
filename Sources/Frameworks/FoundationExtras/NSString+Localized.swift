import Foundation

extension NSString {
    /// Returns a string with the arguments formatted for the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: .current, arguments: arguments))
    }
}
