// Foundation: the part of it that Linux has in common with Apple's platforms, and what classes of Objective-C it has, as
// far as UIKit's declarations, the toolkit, its test kit and the example use them.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import Glibc
@_exported import ObjectiveC

// MARK: - Bridging

/// A structure that Objective-C knows, so that methods of classes can take and return it.
public protocol _Bridged<_ObjectiveCType>: _ObjectiveCBridgeable {
    associatedtype _ObjectiveCType = NSValue
}

extension _Bridged {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
        fatalError()
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?)
        -> Bool
    {
        fatalError()
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
        fatalError()
    }
}

extension String: _Bridged { public typealias _ObjectiveCType = NSString }
extension Substring: _Bridged { public typealias _ObjectiveCType = NSString }
extension Array: _Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _Bridged { public typealias _ObjectiveCType = NSDictionary }
extension Set: _Bridged { public typealias _ObjectiveCType = NSSet }
extension AnyHashable: _Bridged { public typealias _ObjectiveCType = NSObject }
extension Calendar: _Bridged { public typealias _ObjectiveCType = NSObject }
extension Data: _Bridged { public typealias _ObjectiveCType = NSData }
extension Date: _Bridged { public typealias _ObjectiveCType = NSDate }
extension DateComponents: _Bridged { public typealias _ObjectiveCType = NSObject }
extension IndexPath: _Bridged { public typealias _ObjectiveCType = NSIndexPath }
extension Locale: _Bridged { public typealias _ObjectiveCType = NSObject }
extension TimeZone: _Bridged { public typealias _ObjectiveCType = NSObject }
extension URL: _Bridged { public typealias _ObjectiveCType = NSURL }
extension Bool: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Int: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension UInt: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Double: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Float: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension UUID: _Bridged { public typealias _ObjectiveCType = NSObject }

// MARK: - Objects

/// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
@objc public protocol NSObjectProtocol: AnyObject {
    var hash: Int { get }
    var description: String { get }
    func isEqual(_ object: Any?) -> Bool
    func isKind(of aClass: AnyClass) -> Bool
    func isMember(of aClass: AnyClass) -> Bool
    func responds(to aSelector: Selector!) -> Bool
}

/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
extension NSObject: NSObjectProtocol, CustomStringConvertible, CustomDebugStringConvertible {
    @objc open dynamic var hash: Int { fatalError() }
    @objc open dynamic var description: String { fatalError() }
    @objc open dynamic var debugDescription: String { fatalError() }
    @objc open dynamic var superclass: AnyClass? { fatalError() }
    @objc open dynamic func isEqual(_ object: Any?) -> Bool { fatalError() }
    @objc open dynamic func isKind(of aClass: AnyClass) -> Bool { fatalError() }
    @objc open dynamic func isMember(of aClass: AnyClass) -> Bool { fatalError() }
    @objc open dynamic func responds(to aSelector: Selector!) -> Bool { fatalError() }
    @objc open dynamic func copy() -> Any { fatalError() }
    @objc open dynamic func mutableCopy() -> Any { fatalError() }
    @objc open dynamic func value(forKey key: String) -> Any? { fatalError() }
    @objc open dynamic func value(forKeyPath keyPath: String) -> Any? { fatalError() }
    @objc open dynamic func setValue(_ value: Any?, forKey key: String) { fatalError() }
    @objc open dynamic func setValue(_ value: Any?, forUndefinedKey key: String) { fatalError() }
    @objc open dynamic func setValue(_ value: Any?, forKeyPath keyPath: String) { fatalError() }
    @objc open dynamic class func instancesRespond(to aSelector: Selector!) -> Bool { fatalError() }
    @discardableResult
    @objc open dynamic func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
    @discardableResult
    @objc open dynamic func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        fatalError()
    }
    @objc open dynamic func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        fatalError()
    }
}

/// The objects of Core Foundation, which are Objective-C's as well.
@objc open class _CFType: NSObject {}

/// https://developer.apple.com/documentation/foundation/nszone
public typealias NSZone = OpaquePointer
/// https://developer.apple.com/documentation/foundation/nscopying
@objc public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
/// https://developer.apple.com/documentation/foundation/nsmutablecopying
@objc public protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
/// https://developer.apple.com/documentation/foundation/nscoding
@objc public protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}
/// https://developer.apple.com/documentation/foundation/nssecurecoding
@objc public protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
/// https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }
/// https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)
public func NSStringFromSelector(_ aSelector: Selector) -> String { fatalError() }
/// https://developer.apple.com/documentation/foundation/nsclassfromstring(_:)
public func NSClassFromString(_ aClassName: String) -> AnyClass? { fatalError() }
/// https://developer.apple.com/documentation/foundation/nsstringfromclass(_:)
public func NSStringFromClass(_ aClass: AnyClass) -> String { fatalError() }
/// https://developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double

// MARK: - Values

/// https://developer.apple.com/documentation/foundation/nsstring
@objc open class NSString: NSObject, @unchecked Sendable {
    public convenience init(string aString: String) { fatalError() }
    open var length: Int { fatalError() }
    open var lastPathComponent: String { fatalError() }
    open var pathExtension: String { fatalError() }
    open var deletingLastPathComponent: String { fatalError() }
    open var deletingPathExtension: String { fatalError() }
    open func appendingPathComponent(_ str: String) -> String { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nsmutablestring
@objc open class NSMutableString: NSString, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/nsvalue
@objc open class NSValue: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/nsnumber
@objc open class NSNumber: NSValue, @unchecked Sendable {
    public convenience init(value: Int) { fatalError() }
    public convenience init(value: Double) { fatalError() }
    public convenience init(value: Bool) { fatalError() }
    open var doubleValue: Double { fatalError() }
    open var intValue: Int { fatalError() }
    open var boolValue: Bool { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nsarray
@objc open class NSArray: NSObject {}
/// https://developer.apple.com/documentation/foundation/nsdictionary
@objc open class NSDictionary: NSObject {}
/// https://developer.apple.com/documentation/foundation/nsset
@objc open class NSSet: NSObject {}
/// https://developer.apple.com/documentation/foundation/nserror
@objc open class NSError: NSObject, Error, @unchecked Sendable {
    public init(domain: String, code: Int, userInfo: [String: Any]? = nil) { fatalError() }
    open var domain: String { fatalError() }
    open var code: Int { fatalError() }
    open var localizedDescription: String { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nsmutabledata
@objc open class NSMutableData: NSObject {}
/// https://developer.apple.com/documentation/foundation/nsindexpath
@objc open class NSIndexPath: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/nsrangepointer
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
/// https://developer.apple.com/documentation/foundation/nsnotfound
public let NSNotFound = Int.max
/// https://developer.apple.com/documentation/foundation/indexset
public struct IndexSet: Hashable, Sendable, _Bridged, SetAlgebra, BidirectionalCollection {
    public struct Index: Comparable {
        public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
    }
    public init() { fatalError() }
    public init(integer: Int) { fatalError() }
    public init(integersIn range: Range<Int>) { fatalError() }
    public init(integersIn range: ClosedRange<Int>) { fatalError() }
    public init(arrayLiteral elements: Int...) { fatalError() }
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(after index: Index) -> Index { fatalError() }
    public func index(before index: Index) -> Index { fatalError() }
    public subscript(index: Index) -> Int { fatalError() }
    public func contains(_ member: Int) -> Bool { fatalError() }
    public func union(_ other: IndexSet) -> IndexSet { fatalError() }
    public func intersection(_ other: IndexSet) -> IndexSet { fatalError() }
    public func symmetricDifference(_ other: IndexSet) -> IndexSet { fatalError() }
    @discardableResult public mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int)
    { fatalError() }
    @discardableResult public mutating func remove(_ member: Int) -> Int? { fatalError() }
    @discardableResult public mutating func update(with member: Int) -> Int? { fatalError() }
    public mutating func formUnion(_ other: IndexSet) { fatalError() }
    public mutating func formIntersection(_ other: IndexSet) { fatalError() }
    public mutating func formSymmetricDifference(_ other: IndexSet) { fatalError() }
    public var isEmpty: Bool { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/unit
@objc open class Unit: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/measurement
public struct Measurement<UnitType: Unit> {}

// MARK: - Text

/// https://developer.apple.com/documentation/foundation/nsattributedstring
@objc open class NSAttributedString: NSObject {
    /// https://developer.apple.com/documentation/foundation/nsattributedstring/key
    public struct Key: RawRepresentable, Hashable, Sendable, _Bridged {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public init(_ rawValue: String) { fatalError() }
    }
    public init(string: String) { fatalError() }
    public init(string: String, attributes: [Key: Any]?) { fatalError() }
    public init(attributedString: NSAttributedString) { fatalError() }
    open var string: String { fatalError() }
    open var length: Int { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nsmutableattributedstring
@objc open class NSMutableAttributedString: NSAttributedString {
    open func append(_ string: NSAttributedString) { fatalError() }
    open func addAttribute(_ name: Key, value: Any, range: NSRange) { fatalError() }
    open func addAttributes(_ attributes: [Key: Any], range: NSRange) { fatalError() }
}
/// https://developer.apple.com/documentation/swift/string/init(format:_:)
extension String: CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, arguments: [any CVarArg]) { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/characterset
public struct CharacterSet: Hashable, Sendable, _Bridged {
    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public static var newlines: CharacterSet { fatalError() }
    public init(charactersIn string: String) { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/stringprotocol
extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }
    public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
    public func replacingOccurrences(of target: String, with replacement: String) -> String { fatalError() }
    public func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nslocalizedstring(_:tablename:bundle:value:comment:)
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { fatalError() }

// MARK: - Archives, bundles, notifications

/// https://developer.apple.com/documentation/foundation/nscoder
@objc open class NSCoder: NSObject {
    open func encode(_ object: Any?, forKey key: String) { fatalError() }
    open func encode(_ value: Bool, forKey key: String) { fatalError() }
    open func encode(_ value: Int, forKey key: String) { fatalError() }
    open func encode(_ value: Double, forKey key: String) { fatalError() }
    open func decodeObject(forKey key: String) -> Any? { fatalError() }
    open func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? { fatalError() }
    open func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { fatalError() }
    open func decodeBool(forKey key: String) -> Bool { fatalError() }
    open func decodeInteger(forKey key: String) -> Int { fatalError() }
    open func decodeDouble(forKey key: String) -> Double { fatalError() }
    open func containsValue(forKey key: String) -> Bool { fatalError() }
    open var allowsKeyedCoding: Bool { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nskeyedarchiver
@objc open class NSKeyedArchiver: NSCoder {
    public init(requiringSecureCoding requiresSecureCoding: Bool) { fatalError() }
    open func finishEncoding() { fatalError() }
    open var encodedData: Data { fatalError() }
    open class func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data {
        fatalError()
    }
}
/// https://developer.apple.com/documentation/foundation/nskeyedunarchiver
@objc open class NSKeyedUnarchiver: NSCoder {
    public init(forReadingFrom data: Data) throws { fatalError() }
    open var requiresSecureCoding: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var decodingFailurePolicy: NSCoder.DecodingFailurePolicy {
        get { fatalError() }
        set { fatalError() }
    }
    open var error: (any Error)? { fatalError() }
    open func finishDecoding() { fatalError() }
}
extension NSCoder {
    /// https://developer.apple.com/documentation/foundation/nscoder/decodingfailurepolicy-swift.enum
    @objc public enum DecodingFailurePolicy: Int { case raiseException, setErrorAndReturn }
}
/// https://developer.apple.com/documentation/foundation/nscoder/decodeobject(of:forkey:)
@objc open class NSData: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { fatalError() }
    open func encode(with coder: NSCoder) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/bundle
@objc open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open class var allBundles: [Bundle] { fatalError() }
    open class var allFrameworks: [Bundle] { fatalError() }
    public init?(path: String) { fatalError() }
    public convenience init?(url: URL) { fatalError() }
    public init(for aClass: AnyClass) { fatalError() }
    public init?(identifier: String) { fatalError() }
    open var bundleURL: URL { fatalError() }
    open var bundlePath: String { fatalError() }
    open var resourceURL: URL? { fatalError() }
    open var resourcePath: String? { fatalError() }
    open var bundleIdentifier: String? { fatalError() }
    open var localizations: [String] { fatalError() }
    open var preferredLocalizations: [String] { fatalError() }
    open var developmentLocalization: String? { fatalError() }
    open var infoDictionary: [String: Any]? { fatalError() }
    open func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
    open func path(forResource name: String?, ofType ext: String?) -> String? { fatalError() }
    open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
    open func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
        fatalError()
    }
    open func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? { fatalError() }
    open func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        fatalError()
    }
    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        fatalError()
    }
}
/// https://developer.apple.com/documentation/foundation/nsnotification
@objc open class NSNotification: NSObject {
    /// https://developer.apple.com/documentation/foundation/nsnotification/name
    public struct Name: RawRepresentable, Hashable, Sendable, _Bridged {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public init(_ rawValue: String) { fatalError() }
    }
}
/// https://developer.apple.com/documentation/foundation/notification
public struct Notification: _Bridged {
    public typealias Name = NSNotification.Name
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
}
/// https://developer.apple.com/documentation/foundation/notificationcenter
@objc open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }
    open func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        fatalError()
    }
    open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func removeObserver(_ observer: Any) { fatalError() }
    open func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) { fatalError() }
    open func post(_ notification: Notification) { fatalError() }
    open func post(name: NSNotification.Name, object: Any?) { fatalError() }
    open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?) { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nsuseractivity
@objc open class NSUserActivity: NSObject {
    public init(activityType: String) { fatalError() }
    open var activityType: String { fatalError() }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { fatalError() }
    open func becomeCurrent() { fatalError() }
    open func resignCurrent() { fatalError() }
    open func invalidate() { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsdate
@objc open class NSDate: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/nsurl
@objc open class NSURL: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/nsuuid
@objc open class NSUUID: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/nsnull
@objc open class NSNull: NSObject {}
/// https://developer.apple.com/documentation/foundation/nslog(_:_:)
public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }
/// https://developer.apple.com/documentation/foundation/propertylistserialization
@objc open class PropertyListSerialization: NSObject {
    /// https://developer.apple.com/documentation/foundation/propertylistserialization/readoptions
    public struct ReadOptions: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }
    }
    /// https://developer.apple.com/documentation/foundation/propertylistserialization/propertylistformat
    @objc public enum PropertyListFormat: UInt { case openStep = 1, xml = 100, binary = 200 }
    open class func propertyList(
        from data: Data, options: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
    ) throws -> Any { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/filemanager/enumerator(at:includingpropertiesforkeys:options:errorhandler:)
extension FileManager {
    @objc open class DirectoryEnumerator: NSObject, Sequence {
        public struct Iterator: IteratorProtocol { public mutating func next() -> Any? { fatalError() } }
        public func makeIterator() -> Iterator { fatalError() }
        open func nextObject() -> Any? { fatalError() }
        open func skipDescendants() { fatalError() }
    }
    public func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? { fatalError() }
    public func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
    public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = []
    ) throws -> [URL] { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/urlresourcekey
public struct URLResourceKey: RawRepresentable, Hashable, Sendable, _Bridged {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var isDirectoryKey: URLResourceKey { fatalError() }
    public static var isRegularFileKey: URLResourceKey { fatalError() }
}

// MARK: - Running

/// https://developer.apple.com/documentation/foundation/operation
@objc open class Operation: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/operationqueue
@objc open class OperationQueue: NSObject, @unchecked Sendable {
    open class var main: OperationQueue { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/progress
@objc open class Progress: NSObject, @unchecked Sendable {}
/// https://developer.apple.com/documentation/foundation/timer
@objc open class Timer: NSObject {
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { fatalError() }
    @discardableResult
    open class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { fatalError() }
    open var isValid: Bool { fatalError() }
    open var fireDate: Date {
        get { fatalError() }
        set { fatalError() }
    }
    open var timeInterval: TimeInterval { fatalError() }
    open var userInfo: Any? { fatalError() }
    open func fire() { fatalError() }
    open func invalidate() { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/nslock
@objc open class NSLock: NSObject, @unchecked Sendable {
    open func lock() { fatalError() }
    open func unlock() { fatalError() }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}
/// https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }
/// https://developer.apple.com/documentation/foundation/userdefaults
@objc open class UserDefaults: NSObject, @unchecked Sendable {
    open class var standard: UserDefaults { fatalError() }
    open func bool(forKey defaultName: String) -> Bool { fatalError() }
    open func integer(forKey defaultName: String) -> Int { fatalError() }
    open func double(forKey defaultName: String) -> Double { fatalError() }
    open func string(forKey defaultName: String) -> String? { fatalError() }
    open func object(forKey defaultName: String) -> Any? { fatalError() }
    open func data(forKey defaultName: String) -> Data? { fatalError() }
    open func set(_ value: Any?, forKey defaultName: String) { fatalError() }
    open func set(_ value: Bool, forKey defaultName: String) { fatalError() }
    open func set(_ value: Int, forKey defaultName: String) { fatalError() }
    open func set(_ value: Double, forKey defaultName: String) { fatalError() }
    open func set(_ value: Float, forKey defaultName: String) { fatalError() }
    open func float(forKey defaultName: String) -> Float { fatalError() }
    open func register(defaults registrationDictionary: [String: Any]) { fatalError() }
    open func removeObject(forKey defaultName: String) { fatalError() }
}
/// https://developer.apple.com/documentation/foundation/thread
@objc open class Thread: NSObject {
    open class var isMainThread: Bool { fatalError() }
}
