import CoreGraphics
import Foundation
import QuartzCore

/// The values that generated code uses in place of Foundation's, which would be those of the host: an app's folders on
/// a device, its user's language and its time.
public enum AppSurroundings {
    /// The present moment, which a tool may have fixed.
    public static var now: Date { AppTime.now }

    /// The user's locale: that of the interface's language.
    public static var locale: Locale { AppLocale.current }

    /// The user's languages, the preferred one first.
    public static var languages: [String] {
        [AppLocale.identifier(of: AppLocale.language).replacing("_", with: "-")]
    }

    /// The calendar of the user's locale.
    public static var calendar: Calendar { AppLocale.calendar }

    /// Whether the code runs on the main thread, or on one that does the main queue's work.
    public static var isOnMainThread: Bool { MainQueue.isCurrent }

    /// The main queue, as one object: Dispatch creates a new one at each call on Linux, so that none would be identical to it.
    public static let mainQueue = DispatchQueue.main

    /// Returns the path without its extension, which a dot at the end is not.
    public static func deletingPathExtension(of path: NSString) -> String {
        let isPlain = path.hasSuffix(".") && !path.lastPathComponent.allSatisfy { $0 == "." }
        return isPlain ? path as String : path.deletingPathExtension
    }

    /// Returns the text for the key in the bundle's table, else the value, or the key if that is empty.
    public static func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        AppBundles.text(key, value: value, table: table, in: bundle)
    }

    /// Returns the user's preferred languages of the bundle.
    public static func localizations(of bundle: Bundle) -> [String] { AppBundles.localizations(of: bundle) }

    /// Returns the class with the name in Objective-C; Foundation for Linux finds only its own classes without a module.
    public static func classNamed(_ name: String) -> AnyClass? { ClassLookup.type(objectiveCName: name) }

    /// Returns the name of a class in Objective-C: a nested one has its mangled name there.
    public static func name(of aClass: AnyClass) -> String {
        if let declared = ClassLookup.declaredName(of: aClass) { return declared }
        let name = (aClass as? NSObject.Type)?.description() ?? String(reflecting: aClass)
        guard name.contains("(") || name.count(where: { $0 == "." }) > 1 else { return name }
        return _mangledTypeName(aClass).map { "_Tt" + $0 } ?? name
    }

    /// Returns the characters of an attributed string, whose changes change it.
    public static func mutableString(of string: NSMutableAttributedString) -> NSMutableString {
        AttributedStringText(of: string)
    }

    /// Returns the format of a predicate; Foundation for Linux knows none.
    public static func format(of predicate: NSPredicate) -> String { PredicateFormat.text(of: predicate) }

    /// Returns the error of a request on a device that is offline, in Apple's words.
    public static func offlineError(for url: URL?) -> URLError {
        var information: [String: Any] = [
            NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
        ]
        information[NSURLErrorFailingURLErrorKey] = url
        return URLError(.notConnectedToInternet, userInfo: information)
    }

    /// Returns whether rectangles intersect, as defined by Core Graphics.
    public static func intersect(_ a: CGRect, _ b: CGRect) -> Bool { a.overlaps(b) }

    /// Returns the intersection of rectangles, as defined by Core Graphics.
    public static func intersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.overlap(with: b) }

    /// Returns the folders of a kind as on a device: within the app's own folder.
    public static func folders(
        _ directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask
    ) -> [URL] {
        AppFolders.urls(directory, domain)
    }

    /// Returns the folders of a kind by the file manager, which may be a subclass.
    public static func folders(
        _ directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        by manager: FileManager
    ) -> [URL] {
        guard type(of: manager) == FileManager.self else { return manager.urls(for: directory, in: domain) }
        return AppFolders.urls(directory, domain)
    }

    /// Returns the folder of a kind as on a device, and creates it on request. Folders that replace an item are those of the
    /// file manager.
    public static func folder(
        _ directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create: Bool, by manager: FileManager
    ) throws -> URL {
        if let own = manager as? OpenFiles {
            return try own._at(for: directory, in: domain, appropriateFor: url, create: create)
        }
        guard type(of: manager) == FileManager.self, let folder = AppFolders.urls(directory, domain).first
        else {
            return try manager.url(for: directory, in: domain, appropriateFor: url, create: create)
        }
        if create { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }

    /// Starts a timer of the virtual clock, or adds one of Foundation's to the run loop.
    public static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
        if let timer = timer as? ClockTimer { timer.start() } else { loop.add(timer, forMode: mode) }
    }

    /// Creates a timer on the virtual clock and starts it.
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        ClockTimer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
}
