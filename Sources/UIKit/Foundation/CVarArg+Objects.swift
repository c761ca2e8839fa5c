import Foundation
import Synchronization

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
extension Thread: @retroactive CVarArg {}

extension CVarArg where Self: NSObject {
    /// The address of the object's description, which lives as long as the object or until it is formatted again.
    public var _cVarArgEncoding: [Int] {
        let text = description as NSString
        AddedProperties.set(text, of: self, "formatArgument")
        return text._cVarArgEncoding
    }
}

// Collections are bridged to objects there.
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: String(describing: self)) }
}
extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: String(describing: self)) }
}
extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: String(describing: self)) }
}

/// The descriptions of values that are arguments of formats. The latest are retained, since a format holds their addresses alone.
private enum FormatTexts {
    /// More arguments than formats have.
    private static let count = 256

    private struct Latest {
        var texts: [NSString] = []
        var next = 0
    }

    private static let latest = Mutex(Latest())

    static func encoding(of text: String) -> [Int] {
        latest.withLock { latest in
            let text = text as NSString
            if latest.texts.count < count {
                latest.texts.append(text)
            } else {
                latest.texts[latest.next] = text
            }
            latest.next = (latest.next + 1) % count
            return text._cVarArgEncoding
        }
    }
}
