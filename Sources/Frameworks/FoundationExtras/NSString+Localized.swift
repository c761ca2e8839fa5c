import Foundation

extension NSString {
    /// Returns a string with the arguments formatted for the current locale.
    ///
    /// Where UIKit is imported its method is used, which takes the plural form for the number.
    @_disfavoredOverload
    public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: .current, arguments: arguments))
    }
}
