// What Apple's Foundation, Objective-C and Dispatch have and Linux lacks, as far as the toolkit uses it.
import Foundation

/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ name: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsuseractivity
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    public init(activityType: String) { fatalError() }
    open var activityType: String { fatalError() }
    open var title: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open var userInfo: [AnyHashable: Any]? {
        get { fatalError() }
        set { fatalError() }
    }
    open var requiredUserInfoKeys: Set<String>? {
        get { fatalError() }
        set { fatalError() }
    }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }
