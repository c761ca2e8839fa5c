/// Values of Foundation's that differ from those on Apple's platforms.
extension SurroundingsFile {
    /// Timers of the virtual clock are started by it, regardless of the type under which they are added to a run loop. Blocks for the main
    /// run loop are performed where another thread serves the main queue, too.
    /// Rectangles that only touch intersect in Foundation but not in Core Graphics. Changes of an attributed string's characters
    /// change it in Apple's Foundation alone.
    var values: [String] {
        [
            extending(
                "NSMutableAttributedString",
                [
                    Member(
                        "mutableString",
                        "var mutableString: Foundation.NSMutableString "
                            + "{ UIKit.AppSurroundings.mutableString(of: self) }")
                ]),
            extending(
                "NSPredicate",
                [
                    Member(
                        "predicateFormat",
                        "var predicateFormat: Swift.String { UIKit.AppSurroundings.format(of: self) }")
                ]),
            extending(
                "RunLoop",
                [
                    Member(
                        "add(_:forMode:)",
                        "func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) "
                            + "{ UIKit.AppSurroundings.add(timer, to: self, forMode: mode) }"),
                    Member(
                        "perform(_:)",
                        "func perform(_ block: @escaping @Sendable () -> Swift.Void) "
                            + "{ UIKit.AppSurroundings.perform(on: self, block) }"),
                ]),
            extending(
                "CGRect",
                [
                    Member(
                        "intersects(_:)",
                        "func intersects(_ rect2: Foundation.CGRect) -> Bool "
                            + "{ UIKit.AppSurroundings.intersect(self, rect2) }"),
                    Member(
                        "intersection(_:)",
                        "func intersection(_ r2: Foundation.CGRect) -> Foundation.CGRect "
                            + "{ UIKit.AppSurroundings.intersection(self, r2) }"),
                ]),
            extending(
                "DispatchQueue",
                [
                    Member(
                        "main", "class var main: Dispatch.DispatchQueue { UIKit.AppSurroundings.mainQueue }")
                ]),
            extending(
                "NSString",
                [
                    Member(
                        "deletingPathExtension",
                        "var deletingPathExtension: Swift.String "
                            + "{ UIKit.AppSurroundings.deletingPathExtension(of: self) }"),
                    Member(
                        "enumerateSubstrings(in:options:using:)",
                        "func enumerateSubstrings(in range: Foundation.NSRange, "
                            + "options opts: Foundation.NSString.EnumerationOptions = [], "
                            + "using block: (Swift.String?, Foundation.NSRange, Foundation.NSRange, "
                            + "Swift.UnsafeMutablePointer<Foundation.ObjCBool>) -> Swift.Void) "
                            + "{ UIKit.AppSurroundings.enumerateSubstrings(of: self, in: range, options: opts, block) }"
                    ),
                ]),
            extending(
                "NSString.EnumerationOptions",
                [
                    Member("byWords", "static var byWords: Self { Self(rawValue: 3) }"),
                    Member("bySentences", "static var bySentences: Self { Self(rawValue: 4) }"),
                ]),
            extending(
                "NSDictionary",
                [
                    Member(
                        "isEqual(to:)",
                        "func isEqual(to otherDictionary: [Swift.AnyHashable: Any]) -> Swift.Bool "
                            + "{ UIKit.AppSurroundings.isEqual(self, otherDictionary) }")
                ]),
            extending("URLRequest", Self.headers),
            extending(
                "HTTPURLResponse",
                [
                    Member(
                        "allHeaderFields",
                        "var allHeaderFields: [Swift.AnyHashable: Any] { KumikiNetwork.AppNetwork.headers(of: self) }"
                    ),
                    Member(
                        "localizedString(forStatusCode:)",
                        "class func localizedString(forStatusCode statusCode: Swift.Int) -> Swift.String "
                            + "{ KumikiNetwork.AppNetwork.text(ofStatus: statusCode) }"),
                ]),
            extending("NotificationCenter", Self.notifications),
            extending("ProcessInfo", Self.system),
            extending("Scanner", Self.hexadecimals),
            extending("NSCoder", Self.integers),
            Self.substrings,
            Self.classNames,
            Self.symbols,
            Self.localizedText,
        ].filter { !$0.isEmpty }
    }

    /// Foundation's end the process at an emoji.
    static let hexadecimals = ["32", "64"].map { bits in
        var member = Member(
            "scanHexInt\(bits)(_:)",
            "func scanHexInt\(bits)(_ result: Swift.UnsafeMutablePointer<Swift.UInt\(bits)>) -> Swift.Bool "
                + "{ UIKit.AppSurroundings.scanHex(self, result) }")
        member.isResultDiscardable = true
        return member
    }

    /// Foundation declares them in extensions, which subclasses cannot override.
    static let notifications = [
        Member(
            "post(_:)",
            "func post(_ notification: Foundation.Notification) "
                + "{ UIKit.AppSurroundings.post(notification, by: self) }"),
        Member(
            "post(name:object:userInfo:)",
            "func post(name aName: Foundation.NSNotification.Name, object anObject: Any?, "
                + "userInfo aUserInfo: [AnyHashable: Any]? = nil) "
                + "{ UIKit.AppSurroundings.post(aName, anObject, aUserInfo, by: self) }"),
        Member(
            "addObserver(forName:object:queue:using:)",
            "func addObserver(forName name: Foundation.NSNotification.Name?, object obj: Any?, "
                + "queue: Foundation.OperationQueue?, "
                + "using block: @escaping @Sendable (Foundation.Notification) -> Swift.Void) "
                + "-> any Foundation.NSObjectProtocol "
                + "{ UIKit.AppSurroundings.observe(name, obj, queue, by: self, block) }"),
    ]

    /// The system of the device, where Foundation's is that of the host.
    static let system = [
        Member(
            "operatingSystemVersion",
            "var operatingSystemVersion: Foundation.OperatingSystemVersion { UIKit.AppSurroundings.systemVersion }"
        ),
        Member(
            "operatingSystemVersionString",
            "var operatingSystemVersionString: Swift.String { UIKit.AppSurroundings.systemVersionText }"),
        Member(
            "isOperatingSystemAtLeast(_:)",
            "func isOperatingSystemAtLeast(_ version: Foundation.OperatingSystemVersion) -> Swift.Bool "
                + "{ UIKit.AppSurroundings.isSystem(atLeast: version) }"),
    ]

    /// Integers of C, which Foundation's archives do not have.
    static let integers = [
        Member(
            "encodeCInt(_:forKey:)",
            "func encodeCInt(_ value: Swift.Int32, forKey key: Swift.String) { encode(value, forKey: key) }"),
        Member(
            "decodeCInt(forKey:)",
            "func decodeCInt(forKey key: Swift.String) -> Swift.Int32 { decodeInt32(forKey: key) }"),
    ]

    /// Foundation has no words and sentences.
    static let substrings = """
        extension Swift.StringProtocol where Index == Swift.String.Index {
            @_disfavoredOverload nonisolated public func enumerateSubstrings<R: Swift.RangeExpression>(
                in range: R, options opts: Foundation.NSString.EnumerationOptions = [],
                _ body: @escaping (
                    Swift.String?, Swift.Range<Swift.String.Index>, Swift.Range<Swift.String.Index>, inout Swift.Bool
                ) -> Swift.Void
            ) where R.Bound == Swift.String.Index {
                UIKit.AppSurroundings.enumerateSubstrings(
                    of: self, in: range.relative(to: self), options: opts, body)
            }
        }
        """

    /// Foundation's functions end the process for nested classes, and find no class by the name in its `@objc(Name)`.
    static let classNames = """
        nonisolated public func NSStringFromClass(_ aClass: Swift.AnyClass) -> String {
            UIKit.AppSurroundings.name(of: aClass)
        }

        nonisolated public func NSClassFromString(_ aClassName: String) -> Swift.AnyClass? {
            UIKit.AppSurroundings.classNamed(aClassName)
        }
        """

    /// The handles without a library have other values on Darwin.
    static let symbols = """
        nonisolated public func dlsym(
            _ handle: Swift.UnsafeMutableRawPointer?, _ symbol: Swift.UnsafePointer<Swift.CChar>
        ) -> Swift.UnsafeMutableRawPointer? { UIKit.AppSurroundings.symbol(symbol, in: handle) }
        """

    /// Foundation's, given all of its arguments, reads only bundles that are built for Apple's systems.
    static let localizedText = """
        nonisolated public func NSLocalizedString(
            _ key: Swift.String, tableName: Swift.String?, bundle: Foundation.Bundle, value: Swift.String,
            comment: Swift.String
        ) -> Swift.String { UIKit.AppSurroundings.text(key, value: value, table: tableName, in: bundle) }
        """
}
