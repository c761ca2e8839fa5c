/// A file that gives a module the environment of an app on a device: members of Foundation's types with the same
/// names, which the compiler prefers to Foundation's because they belong to the module.
///
/// They are public, since default arguments of the module's own public functions may use them.
struct SurroundingsFile {
    /// The name of the file.
    static let name = "KumikiSurroundings.swift"

    private let module: ModuleIndex
    private let surroundings: SourceAdapter.Surroundings
    private let hasBundle: Bool
    private let sequences: EmptySequences
    /// Whether Nimble has the former name of matchers: Kumiki's own does, and those in folders did until it was removed.
    private let hasFormerMatchers: Bool

    init(_ module: ModuleIndex, _ configuration: SourceAdapter.Configuration) {
        self.module = module
        surroundings = configuration.surroundings
        hasBundle = configuration.hasBundle
        sequences = EmptySequences(module, configuration)
        hasFormerMatchers = configuration.dependencies.filter { $0.module == "Nimble" }
            .allSatisfy { $0.conformances["Predicate"] != nil || $0.aliases["Predicate"] != nil }
    }

    /// The text of the file; nil where the module keeps the host's environment.
    var text: String? {
        switch surroundings {
        case .host: nil
        case .tests:
            ([imports] + bundle + values + defaults + simulator + matchers).joined(separator: "\n\n") + "\n"
        case .application, .module:
            ([imports] + bundle + values + defaults + device + sequences.parts).joined(separator: "\n\n")
                + "\n"
        }
    }

    private var imports: String {
        ["Dispatch", "Foundation", "FoundationNetworking", "KumikiNetwork", "UIKit"].map { "import \($0)" }
            .joined(separator: "\n")
    }

    // MARK: The module's bundle

    /// Foundation for Linux returns objects.
    private static let bundleAddresses: [Member] = ["", "localization localizationName: Swift.String?"].map {
        let labels = $0.isEmpty ? "" : "localization:"
        let (parameter, argument) = $0.isEmpty ? ("", "") : (", \($0)", ", localization: localizationName")
        return Member(
            "urls(forResourcesWithExtension:subdirectory:\(labels))",
            "func urls(forResourcesWithExtension ext: Swift.String?, subdirectory subpath: Swift.String?\(parameter)) "
                + "-> [Foundation.URL]? { (urls(forResourcesWithExtension: ext, subdirectory: subpath\(argument)) "
                + "as [Foundation.NSURL]?)?.map { $0 as Foundation.URL } }")
    }

    private var bundle: [String] {
        var parts = [
            extending(
                "Bundle",
                [
                    Member(
                        "of(_:)",
                        "static func of(_ aClass: AnyClass) -> Foundation.Bundle { UIKit.AppBundles.bundle(of: aClass) }"
                    ),
                    Member(
                        "known(_:)",
                        "static func known(_ identifier: String) -> Foundation.Bundle? "
                            + "{ UIKit.AppBundles.bundle(identifier: identifier) }"),
                ] + Self.bundleAddresses)
        ]
        if surroundings == .application {
            // The module's own, such as that of Tuist, is removed.
            let member = Member("module", "static var module: Foundation.Bundle { .main }")
            parts.append("extension Foundation.Bundle {\n    \(member.declaration)\n}")
        }
        if hasBundle || surroundings == .application {
            parts.append(
                """
                @section(".init_array") @used private let __bundleAtLoad: @convention(c) () -> Void = {
                    UIKit.AppBundles.register(\(module.name.literal)) { UIKit.AppBundles.declared { .module } }
                }
                """)
        }
        return parts
    }

    // MARK: Values

    /// Timers of the virtual clock are started by it, regardless of the type under which they are added to a run loop. Blocks for the main
    /// run loop are performed where another thread serves the main queue, too.
    /// Rectangles that only touch intersect in Foundation but not in Core Graphics. Changes of an attributed string's characters
    /// change it in Apple's Foundation alone.
    private var values: [String] {
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
                    )
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

    // MARK: User defaults

    /// The user's defaults as on Apple's platforms.
    private var defaults: [String] {
        let members = [
            Member(
                "object(forKey:)",
                "func object(forKey defaultName: Swift.String) -> Any? "
                    + "{ UIKit.AppSurroundings.object(in: self, forKey: defaultName) }"),
            Member(
                "url(forKey:)",
                "func url(forKey defaultName: Swift.String) -> Foundation.URL? "
                    + "{ UIKit.AppSurroundings.url(in: self, forKey: defaultName) }"),
            Member(
                "set(_:forKey:)",
                "func set(_ url: Foundation.URL?, forKey defaultName: Swift.String) "
                    + "{ UIKit.AppSurroundings.set(url, in: self, forKey: defaultName) }"),
        ]
        return [extending("UserDefaults", members)].filter { !$0.isEmpty }
    }

    // MARK: The device

    private var device: [String] {
        let members = (Self.members + [Self.protocols]).map { extending($0.type, $0.members) }
        return members.filter { !$0.isEmpty } + [Self.searchPaths] + formatters
    }

    /// The surroundings of tests in a simulator: the locale of its language and the texts of bundles in it, the folders of its home,
    /// the thread of the main queue, which is another one here while asynchronous code runs, and run loops that end their turns.
    private var simulator: [String] {
        let shared = ["Locale", "Calendar", "FileManager", "Bundle"]
        let members =
            Self.members.filter { shared.contains($0.type) }
            + [
                Self.thread, Self.runLoop, Self.protocols, ("URLSession", [Self.sharedSession]),
                ("URLSessionConfiguration", Self.testedConfigurations),
            ]
        return members.map { part in
            extending(part.type, part.members.filter { $0.name != "isDateInToday(_:)" })
        }.filter { !$0.isEmpty } + [Self.searchPaths] + formatters
    }

    /// The former name of Nimble's matchers, which Foundation has given to another type. That of the module is preferred to both.
    private var matchers: [String] {
        guard module.imports.contains("Nimble"), module.qualified("Predicate") == nil,
            hasFormerMatchers
        else { return [] }
        let alias = "public typealias Predicate<Value> = Nimble.Predicate<Value>"
        return [["#if canImport(Nimble)", "import Nimble", alias, "#endif"].joined(separator: "\n")]
    }

    private static let thread: (type: String, members: [Member]) = (
        "Thread",
        [
            Member("isMainThread", "class var isMainThread: Bool { UIKit.AppSurroundings.isOnMainThread }"),
            Member(
                "isMainThread",
                "var isMainThread: Bool { self === Foundation.Thread.current && UIKit.AppSurroundings.isOnMainThread }"
            ),
        ]
    )

    /// Protocols that tests answer requests with, which see requests as on Apple's platforms and receive those of the
    /// shared session.
    private static let protocols: (type: String, members: [Member]) = (
        "URLProtocol",
        [
            Member(
                "request",
                "var request: FoundationNetworking.URLRequest { KumikiNetwork.AppNetwork.request(of: self) }"),
            Member(
                "client",
                "var client: (any FoundationNetworking.URLProtocolClient)? { KumikiNetwork.AppNetwork.client(of: self) }"
            ),
            Member(
                "registerClass(_:)",
                "class func registerClass(_ protocolClass: AnyClass) -> Bool "
                    + "{ KumikiNetwork.AppNetwork.register(protocolClass) }", isResultDiscardable: true),
            Member(
                "property(forKey:in:)",
                "class func property(forKey key: Swift.String, in request: FoundationNetworking.URLRequest) -> Any? "
                    + "{ KumikiNetwork.AppNetwork.property(forKey: key, in: request) }"),
            Member(
                "setProperty(_:forKey:in:)",
                "class func setProperty(_ value: Any, forKey key: Swift.String, "
                    + "in request: FoundationNetworking.NSMutableURLRequest) "
                    + "{ KumikiNetwork.AppNetwork.setProperty(value, forKey: key, in: request) }"),
            Member(
                "removeProperty(forKey:in:)",
                "class func removeProperty(forKey key: Swift.String, "
                    + "in request: FoundationNetworking.NSMutableURLRequest) "
                    + "{ KumikiNetwork.AppNetwork.removeProperty(forKey: key, in: request) }"),
            Member(
                "unregisterClass(_:)",
                "class func unregisterClass(_ protocolClass: AnyClass) "
                    + "{ KumikiNetwork.AppNetwork.unregister(protocolClass) }"),
        ]
    )

    private static let sharedSession = Member(
        "shared", "class var shared: FoundationNetworking.URLSession { KumikiNetwork.AppNetwork.shared }")

    private static let testedConfigurations = [
        Member(
            "default",
            "class var `default`: FoundationNetworking.URLSessionConfiguration "
                + "{ KumikiNetwork.AppNetwork.testedConfiguration }"),
        Member(
            "ephemeral",
            "class var ephemeral: FoundationNetworking.URLSessionConfiguration "
                + "{ KumikiNetwork.AppNetwork.testedEphemeralConfiguration }"),
    ]

    private static let runLoop: (type: String, members: [Member]) = (
        "RunLoop",
        [
            Member(
                "run(until:)",
                "func run(until limitDate: Foundation.Date) { UIKit.AppSurroundings.run(self, until: limitDate) }"
            ),
            Member(
                "run(mode:before:)",
                "func run(mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date) -> Bool "
                    + "{ UIKit.AppSurroundings.run(self, mode: mode, before: limitDate) }"),
        ]
    )

    /// Formatters with the locale of the interface, except for the module's own types. Their types remain Foundation's, so that
    /// static members are found where one is expected.
    private var formatters: [String] {
        Self.formatterMembers.filter { module.entry($0.type)?.declaration == nil }.flatMap { type, members in
            guard let replacement = Formatters.replacements[type] else { return [String]() }
            return [
                "public typealias \(replacement.superclass) = UIKit.App\(type)",
                "nonisolated public func \(replacement.function)() -> Foundation.\(type) { UIKit.App\(type)() }",
                "extension Foundation.\(type) { nonisolated public static func \(Formatters.member)() -> Foundation.\(type) "
                    + "{ UIKit.App\(type)() } }",
                extending(type, members),
            ].filter { !$0.isEmpty }
        }
    }

    private static let formatterMembers: [(type: String, members: [Member])] = [
        (
            "DateFormatter",
            [
                Member(
                    "localizedString(from:dateStyle:timeStyle:)",
                    "static func localizedString(from date: Foundation.Date, dateStyle dstyle: Foundation.DateFormatter.Style, "
                        + "timeStyle tstyle: Foundation.DateFormatter.Style) -> Swift.String "
                        + "{ UIKit.AppSurroundings.localizedString(from: date, dateStyle: dstyle, timeStyle: tstyle) }"
                ),
                Member(
                    "dateFormat(fromTemplate:options:locale:)",
                    "static func dateFormat(fromTemplate tmplate: Swift.String, options opts: Swift.Int, "
                        + "locale: Foundation.Locale?) -> Swift.String? "
                        + "{ UIKit.AppSurroundings.dateFormat(fromTemplate: tmplate, options: opts, locale: locale) }"
                ),
            ]
        ),
        (
            "NumberFormatter",
            [
                Member(
                    "localizedString(from:number:)",
                    "static func localizedString(from num: Foundation.NSNumber, "
                        + "number nstyle: Foundation.NumberFormatter.Style) -> Swift.String "
                        + "{ UIKit.AppSurroundings.localizedString(from: num, number: nstyle) }")
            ]
        ),
    ]

    /// A member and its name with labels.
    private struct Member {
        let name: String
        let text: String
        var isResultDiscardable = false

        init(_ name: String, _ text: String, isResultDiscardable: Bool = false) {
            (self.name, self.text, self.isResultDiscardable) = (name, text, isResultDiscardable)
        }

        /// The declaration, which the compiler prefers less than others outside of the module.
        var declaration: String {
            "@_disfavoredOverload \(isResultDiscardable ? "@discardableResult " : "")nonisolated public \(text)"
        }
    }

    /// Returns an extension with those of the members that the module's own extensions do not have, and that no subclass overrides:
    /// it could not, except where overrides have other names (`OverridableClasses`).
    private func extending(_ type: String, _ members: [Member]) -> String {
        let own = [type, "Foundation.\(type)", "FoundationNetworking.\(type)"].flatMap {
            module.entry($0)?.members.map(\.fullName) ?? []
        }
        // In the module they hide Foundation's. A module that imports several, but declares none itself, gets Foundation's.
        let added = members.filter {
            !own.contains($0.name)
                && (OverridableClasses.contains($0.name, of: type) || !module.isOverridden($0.name, of: type))
        }.map { "    \($0.declaration)" }
        guard !added.isEmpty else { return "" }
        return "extension \(home(of: type)).\(type) {\n" + added.joined(separator: "\n") + "\n}"
    }

    /// Returns the module that declares a type.
    private func home(of type: String) -> String {
        if type.hasPrefix("URLSession") || ["URLProtocol", "URLRequest", "HTTPURLResponse"].contains(type) {
            return "FoundationNetworking"
        }
        return type == "DispatchQueue" ? "Dispatch" : "Foundation"
    }

    private static let searchPaths = """
        nonisolated public func NSSearchPathForDirectoriesInDomains(
            _ directory: Foundation.FileManager.SearchPathDirectory,
            _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Bool
        ) -> [String] { UIKit.AppSurroundings.folders(directory, in: domainMask).map(\\.path) }
        """

    /// Foundation's end the process at an emoji.
    private static let hexadecimals = ["32", "64"].map { bits in
        var member = Member(
            "scanHexInt\(bits)(_:)",
            "func scanHexInt\(bits)(_ result: Swift.UnsafeMutablePointer<Swift.UInt\(bits)>) -> Swift.Bool "
                + "{ UIKit.AppSurroundings.scanHex(self, result) }")
        member.isResultDiscardable = true
        return member
    }

    /// Names of headers keep their capitals on Apple's platforms.
    private static let headers = ["setValue", "addValue"].map { name in
        let optional = name == "setValue" ? "?" : ""
        return Member(
            "\(name)(_:forHTTPHeaderField:)",
            "mutating func \(name)(_ value: Swift.String\(optional), forHTTPHeaderField field: Swift.String) "
                + "{ KumikiNetwork.AppNetwork.\(name)(value, forHTTPHeaderField: field, of: &self) }")
    }

    /// Foundation declares them in extensions, which subclasses cannot override.
    private static let notifications = [
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

    /// Foundation declares them in extensions, which subclasses cannot override.
    private static let files = [
        Member(
            "fileExists(atPath:isDirectory:)",
            "func fileExists(atPath path: Swift.String, "
                + "isDirectory: Swift.UnsafeMutablePointer<Foundation.ObjCBool>?) -> Swift.Bool "
                + "{ UIKit.AppSurroundings.hasFile(path, isDirectory, by: self) }"),
        Member(
            "contentsOfDirectory(at:includingPropertiesForKeys:options:)",
            "func contentsOfDirectory(at url: Foundation.URL, includingPropertiesForKeys keys: [Foundation.URLResourceKey]?, "
                + "options mask: DirectoryEnumerationOptions = []) throws -> [Foundation.URL] "
                + "{ try UIKit.AppSurroundings.contents(of: url, keys, mask, by: self) }"),
        Member(
            "enumerator(at:includingPropertiesForKeys:options:errorHandler:)",
            "func enumerator(at url: Foundation.URL, includingPropertiesForKeys keys: [Foundation.URLResourceKey]?, "
                + "options mask: DirectoryEnumerationOptions = [], "
                + "errorHandler handler: ((Foundation.URL, any Swift.Error) -> Swift.Bool)? = nil) -> DirectoryEnumerator? "
                + "{ UIKit.AppSurroundings.enumerator(of: url, keys, mask, by: self, handler) }"),
    ]

    /// The system of the device, where Foundation's is that of the host.
    private static let system = [
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
    private static let integers = [
        Member(
            "encodeCInt(_:forKey:)",
            "func encodeCInt(_ value: Swift.Int32, forKey key: Swift.String) { encode(value, forKey: key) }"),
        Member(
            "decodeCInt(forKey:)",
            "func decodeCInt(forKey key: Swift.String) -> Swift.Int32 { decodeInt32(forKey: key) }"),
    ]

    /// Foundation has no words and sentences.
    private static let substrings = """
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
    private static let classNames = """
        nonisolated public func NSStringFromClass(_ aClass: Swift.AnyClass) -> String {
            UIKit.AppSurroundings.name(of: aClass)
        }

        nonisolated public func NSClassFromString(_ aClassName: String) -> Swift.AnyClass? {
            UIKit.AppSurroundings.classNamed(aClassName)
        }
        """

    /// The handles without a library have other values on Darwin.
    private static let symbols = """
        nonisolated public func dlsym(
            _ handle: Swift.UnsafeMutableRawPointer?, _ symbol: Swift.UnsafePointer<Swift.CChar>
        ) -> Swift.UnsafeMutableRawPointer? { UIKit.AppSurroundings.symbol(symbol, in: handle) }
        """

    /// Foundation's, given all of its arguments, reads only bundles that are built for Apple's systems.
    private static let localizedText = """
        nonisolated public func NSLocalizedString(
            _ key: Swift.String, tableName: Swift.String?, bundle: Foundation.Bundle, value: Swift.String,
            comment: Swift.String
        ) -> Swift.String { UIKit.AppSurroundings.text(key, value: value, table: tableName, in: bundle) }
        """

    private static let handler =
        "@escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void"

    private static let members: [(type: String, members: [Member])] = [
        (
            "Bundle",
            [
                Member(
                    "localizedString(forKey:value:table:)",
                    "func localizedString(forKey key: String, value: String?, table tableName: String?) -> String "
                        + "{ UIKit.AppSurroundings.text(key, value: value, table: tableName, in: self) }"),
                Member(
                    "preferredLocalizations",
                    "var preferredLocalizations: [String] { UIKit.AppSurroundings.localizations(of: self) }"),
            ]
        ),
        (
            "Locale",
            [
                Member("current", "static var current: Foundation.Locale { UIKit.AppSurroundings.locale }"),
                Member(
                    "autoupdatingCurrent",
                    "static var autoupdatingCurrent: Foundation.Locale { UIKit.AppSurroundings.locale }"),
                Member(
                    "preferredLanguages",
                    "static var preferredLanguages: [String] { UIKit.AppSurroundings.languages }"),
            ]
        ),
        (
            "Calendar",
            [
                Member(
                    "current", "static var current: Foundation.Calendar { UIKit.AppSurroundings.calendar }"),
                Member(
                    "autoupdatingCurrent",
                    "static var autoupdatingCurrent: Foundation.Calendar { UIKit.AppSurroundings.calendar }"),
                Member(
                    "isDateInToday(_:)",
                    "func isDateInToday(_ date: Foundation.Date) -> Bool "
                        + "{ isDate(date, inSameDayAs: UIKit.AppSurroundings.now) }"),
            ]
        ),
        (
            "Date",
            [
                Member("init()", "init() { self = UIKit.AppSurroundings.now }"),
                Member("now", "static var now: Foundation.Date { UIKit.AppSurroundings.now }"),
                Member(
                    "init(timeIntervalSinceNow:)",
                    "init(timeIntervalSinceNow timeInterval: Foundation.TimeInterval) "
                        + "{ self = UIKit.AppSurroundings.now.addingTimeInterval(timeInterval) }"),
                Member(
                    "timeIntervalSinceNow",
                    "var timeIntervalSinceNow: Foundation.TimeInterval "
                        + "{ timeIntervalSince(UIKit.AppSurroundings.now) }"),
            ]
        ),
        (
            "Timer",
            [
                Member(
                    "scheduledTimer(withTimeInterval:repeats:block:)",
                    "class func scheduledTimer(withTimeInterval interval: Foundation.TimeInterval, repeats: Bool, "
                        + "block: @escaping @Sendable (Foundation.Timer) -> Void) -> Foundation.Timer { UIKit.AppSurroundings"
                        + ".scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block) }")
            ]
        ),
        (
            "FileManager",
            [
                Member(
                    "urls(for:in:)",
                    "func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) "
                        + "-> [Foundation.URL] { UIKit.AppSurroundings.folders(directory, in: domainMask, by: self) }"
                ),
                Member(
                    "url(for:in:appropriateFor:create:)",
                    "func url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, "
                        + "appropriateFor url: Foundation.URL?, create shouldCreate: Bool) throws -> Foundation.URL "
                        + "{ try UIKit.AppSurroundings.folder(directory, in: domain, appropriateFor: url, "
                        + "create: shouldCreate, by: self) }"),
            ] + files
        ),
        (
            "Data",
            [
                Member(
                    "init(contentsOf:)",
                    "init(contentsOf url: Foundation.URL) throws "
                        + "{ self = try KumikiNetwork.AppNetwork.contents(of: url, options: []) }")
            ]
        ),
        (
            "URLSession",
            [
                sharedSession,
                Member(
                    "dataTask(with:completionHandler:)",
                    "func dataTask(with url: Foundation.URL, completionHandler: \(handler)) "
                        + "-> FoundationNetworking.URLSessionDataTask { KumikiNetwork.AppNetwork"
                        + ".dataTask(self, FoundationNetworking.URLRequest(url: url), completionHandler) }"),
                Member(
                    "dataTask(with:completionHandler:)",
                    "func dataTask(with request: FoundationNetworking.URLRequest, completionHandler: \(handler)) "
                        + "-> FoundationNetworking.URLSessionDataTask "
                        + "{ KumikiNetwork.AppNetwork.dataTask(self, request, completionHandler) }"),
                Member(
                    "data(from:)",
                    "func data(from url: Foundation.URL) async throws "
                        + "-> (Foundation.Data, FoundationNetworking.URLResponse) { try await KumikiNetwork"
                        + ".AppNetwork.data(self, FoundationNetworking.URLRequest(url: url)) }"),
                Member(
                    "data(for:)",
                    "func data(for request: FoundationNetworking.URLRequest) async throws "
                        + "-> (Foundation.Data, FoundationNetworking.URLResponse) "
                        + "{ try await KumikiNetwork.AppNetwork.data(self, request) }"),
            ]
        ),
        (
            "URLSessionTask",
            [Member("resume()", "func resume() { KumikiNetwork.AppNetwork.resume(self) }")]
        ),
        (
            "URLSessionConfiguration",
            [
                Member(
                    "default",
                    "class var `default`: FoundationNetworking.URLSessionConfiguration "
                        + "{ KumikiNetwork.AppNetwork.defaultConfiguration }"),
                Member(
                    "ephemeral",
                    "class var ephemeral: FoundationNetworking.URLSessionConfiguration "
                        + "{ KumikiNetwork.AppNetwork.ephemeralConfiguration }"),
            ]
        ),
    ]
}
