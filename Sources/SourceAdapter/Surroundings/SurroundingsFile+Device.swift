/// The device: its language, time and folders.
extension SurroundingsFile {
    static let members: [(type: String, members: [Member])] = [
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

    /// Foundation declares them in extensions, which subclasses cannot override.
    static let files = [
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

    static let searchPaths = """
        nonisolated public func NSSearchPathForDirectoriesInDomains(
            _ directory: Foundation.FileManager.SearchPathDirectory,
            _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Bool
        ) -> [String] { UIKit.AppSurroundings.folders(directory, in: domainMask).map(\\.path) }
        """
}
