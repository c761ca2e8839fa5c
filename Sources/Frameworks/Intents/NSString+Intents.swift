import Foundation
import UIKit

extension NSString {
    /// Returns the text for a key, with its arguments; the system's text in another language is not looked up later here.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString
    {
        String(format: NSLocalizedString(format, comment: ""), arguments: args) as NSString
    }

    /// Returns the text for a key in a table, with its arguments.
    public class func deferredLocalizedIntentsString(
        with format: String, table: String, _ args: any CVarArg...
    ) -> NSString {
        String(format: NSLocalizedString(format, tableName: table, comment: ""), arguments: args) as NSString
    }
}
