import UIKit

/// A storyboard or nib in a bundle: compiled on Apple's platforms, elsewhere as Interface Builder saves it.
struct BundleDocument: Equatable {
    /// The kind of a document.
    enum Kind: CaseIterable {
        case storyboard
        case nib

        /// The extension of the file that Interface Builder saves, for messages.
        var saved: String { self == .nib ? "xib" : "storyboard" }

        /// The extension of the compiled file.
        var compiled: String { self == .nib ? "nib" : "storyboardc" }
    }

    let name: String
    let kind: Kind

    /// The file's name in Interface Builder.
    var file: String { "\(name).\(kind.saved)" }
}

/// The documents of bundles, as UIKit finds them by name: outside of folders other than those of languages.
@MainActor
enum BundleDocuments {
    #if canImport(Darwin)
        /// The file that UIKit loads for a name.
        static func url(of name: String, _ kind: BundleDocument.Kind, in bundle: Bundle) -> URL? {
            bundle.url(forResource: name, withExtension: kind.compiled)
        }

        /// The folder that is searched for a bundle.
        static func folder(of bundle: Bundle) -> String { bundle.bundlePath }

        private static func names(_ kind: BundleDocument.Kind, in bundle: Bundle) -> [String] {
            bundle.paths(forResourcesOfType: kind.compiled, inDirectory: nil).map {
                URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
            }
        }
    #else
        /// The file that UIKit loads for a name.
        static func url(of name: String, _ kind: BundleDocument.Kind, in bundle: Bundle) -> URL? {
            InterfaceDocuments.path(of: name, kind.inventory, in: bundle).map(URL.init(fileURLWithPath:))
        }

        /// The folder that is searched for a bundle.
        static func folder(of bundle: Bundle) -> String { InterfaceDocuments.folder(of: bundle) }

        private static func names(_ kind: BundleDocument.Kind, in bundle: Bundle) -> [String] {
            InterfaceDocuments.names(kind.inventory, in: bundle)
        }
    #endif

    /// A bundle's documents by name.
    static func all(in bundle: Bundle) -> [BundleDocument] {
        BundleDocument.Kind.allCases.flatMap { all($0, in: bundle) }.sorted { $0.file < $1.file }
    }

    /// A bundle's documents of one kind, each once for all its languages.
    static func all(_ kind: BundleDocument.Kind, in bundle: Bundle) -> [BundleDocument] {
        Set(names(kind, in: bundle)).sorted().map { BundleDocument(name: $0, kind: kind) }
    }
}

#if !canImport(Darwin)
    extension BundleDocument.Kind {
        fileprivate var inventory: InterfaceDocuments.Kind { self == .nib ? .nib : .storyboard }
    }
#endif
