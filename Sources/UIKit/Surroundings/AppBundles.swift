import Foundation
import InterfaceBuilder
import Synchronization

/// The bundles of a program's modules, announced by generated code. Foundation cannot determine the one of a class
/// without Objective-C.
public enum AppBundles {
    private typealias Find = @Sendable () -> Bundle
    private static let bundles = Mutex<[String: Find]>([:])

    /// Registers the bundle of a module. May be called before `main`.
    public static func register(_ module: String, _ bundle: @escaping @Sendable () -> Bundle) {
        bundles.withLock { $0[module] = bundle }
    }

    /// Returns a bundle that a module has declared, from any thread: the main thread may be waiting for this one.
    ///
    /// The declaration belongs to the main actor where the module's declarations do. It is a constant nevertheless, which
    /// the first thread that uses it computes from paths, so that the call needs no isolation.
    public static func declared(_ bundle: @escaping @MainActor @Sendable () -> Bundle) -> Bundle {
        unsafeBitCast(bundle, to: Find.self)()
    }

    /// Returns the bundle of the module that declares the class; the main one for a module without.
    public static func bundle(of aClass: AnyClass) -> Bundle {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        let find = bundles.withLock { $0[String(module)] }
        return find?() ?? .main
    }

    /// Returns the bundle with the identifier: the main one, that of the module that the identifier ends with, as Xcode names
    /// frameworks, or another one of Foundation's. UIKit's own is the main one, since its words are in no bundle.
    public static func bundle(identifier: String) -> Bundle? {
        let isMain = identifier == Bundle.main.bundleIdentifier || systemIdentifiers.contains(identifier)
        if isMain { return .main }
        let name = identifier.split(separator: ".").last.map(String.init) ?? identifier
        let find = bundles.withLock { $0[name] }
        return find?() ?? Bundle(identifier: identifier)
    }

    private static let systemIdentifiers: Set = ["com.apple.UIKit", "com.apple.UIKitCore"]

    /// Returns the text for the key. A bundle may be the folder of one language, in apps that change their language.
    static func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        guard let language = language(of: bundle) else {
            return LocalizedText.string(key, value: value, table: table, bundle: bundle)
        }
        let found = ResourceLibrary.of(nil).text(key, table: table, language: language)?.text
        return found ?? bundle.localizedString(forKey: key, value: value, table: table)
    }

    private static func language(of bundle: Bundle) -> String? {
        let name = (bundle.bundlePath as NSString).lastPathComponent
        return name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : nil
    }

    /// Returns the bundle's localizations for the language of the interface, the best first; the development language's
    /// when none serves. A bundle without localizations has the language of the interface itself.
    static func localizations(of bundle: Bundle) -> [String] {
        let library = ResourceLibrary.of(bundle)
        let language = CurrentLanguage.code ?? library.developmentRegion
        let available = library.localizations
        guard !available.isEmpty else { return [language] }
        let best = LanguageMatch.best(
            of: available, for: language, developmentRegion: library.developmentRegion)
        return [best ?? library.developmentRegion]
    }
}
