import Foundation
import InterfaceBuilder

/// The messages about objects that cannot be loaded, in UIKit's words and with the alternatives that exist.
enum LoadingMessages {
    /// Returns the message for a nib that is missing in the bundle.
    static func missingNib(_ name: String, in bundle: Bundle?, _ library: ResourceLibrary) -> String {
        "Could not load NIB in bundle: '\(describe(bundle))' with name '\(name)'"
            + compiled(name, "nib", bundle) + NearNames.hint(for: name, among: library.documentNames(.xib))
    }

    /// Returns the message for a storyboard that is missing in the bundle.
    static func missingStoryboard(_ name: String, in bundle: Bundle?, _ library: ResourceLibrary) -> String {
        "Could not find a storyboard named '\(name)' in bundle \(describe(bundle))"
            + compiled(name, "storyboardc", bundle)
            + NearNames.hint(for: name, among: library.documentNames(.storyboard))
    }

    /// Returns the message for a storyboard that is missing in all folders of the project.
    static func missingStoryboard(_ name: String, in library: ResourceLibrary) -> String {
        "Could not find a storyboard named '\(name)' in the project"
            + NearNames.hint(for: name, among: library.documentNames(.storyboard))
    }

    /// Returns the message for a scene that is missing in the storyboard.
    static func missingScene(_ identifier: String, in document: Document) -> String {
        let names = document.scenes.compactMap { $0.controller?.storyboardIdentifier }
        let shown = Set(names).sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return "Storyboard (\(describe(document))) doesn't contain a view controller with identifier "
            + "'\(identifier)'; it has " + (shown.isEmpty ? "no identifiers" : shown)
            + (names.count > 12 ? "…" : "")
            + NearNames.question(NearNames.among(names, for: identifier))
    }

    /// Returns the message for a storyboard without an initial controller.
    static func missingEntryPoint(in document: Document) -> String {
        if let id = document.initialViewControllerID {
            return "the storyboard starts with \"\(id)\", which is not in the document"
        }
        return "Storyboard (\(describe(document))) has no initial view controller - perhaps the designated "
            + "entry point is not set?"
    }

    /// Returns the document's name. UIKit prints an address; the name is more informative and the same in every run.
    private static func describe(_ document: Document) -> String {
        let file = (document.path as NSString).lastPathComponent
        return "<UIStoryboard: \((file as NSString).deletingPathExtension)>"
    }

    private static func describe(_ bundle: Bundle?) -> String {
        "NSBundle <\((bundle ?? .main).bundlePath)> (loaded)"
    }

    /// Returns the message for a compiled document, which is unreadable rather than missing.
    private static func compiled(_ name: String, _ ending: String, _ bundle: Bundle?) -> String {
        guard (bundle ?? .main).path(forResource: name, ofType: ending) != nil else { return "" }
        return "; there is \(name).\(ending), which is compiled: the document that Xcode edits is needed"
    }
}
