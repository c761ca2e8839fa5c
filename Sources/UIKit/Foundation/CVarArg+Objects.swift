import Foundation

// Objects are arguments of formats on Apple's platforms, where `%@` is replaced by their description. Foundation on Linux
// accepts strings alone.

extension NSNumber: @retroactive CVarArg {}
extension NSArray: @retroactive CVarArg {}
extension NSDictionary: @retroactive CVarArg {}
extension NSSet: @retroactive CVarArg {}
extension NSDate: @retroactive CVarArg {}
extension NSURL: @retroactive CVarArg {}
extension NSError: @retroactive CVarArg {}
extension NSAttributedString: @retroactive CVarArg {}

extension CVarArg where Self: NSObject {
    /// The address of the object's description, which lives as long as the object or until it is formatted again.
    public var _cVarArgEncoding: [Int] {
        let text = description as NSString
        AddedProperties.set(text, of: self, "formatArgument")
        return text._cVarArgEncoding
    }
}
