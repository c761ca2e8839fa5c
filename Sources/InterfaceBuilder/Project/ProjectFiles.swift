/// The files of a project that its interface consists of, found in a folder.
public struct ProjectFiles: Sendable {
    /// Bounds on the search.
    public struct Limits: Sendable, Hashable {
        /// The depth to which folders are searched.
        public var depth = 24
        /// The number of entries that are visited.
        public var entries = 200_000
        /// Whether bundles inside the folder, such as frameworks and those of packages, are skipped: they have their own
        /// resources, which are loaded through their own bundles.
        public var skipsBundles = false
        /// Whether links to files outside of the folder are followed. A bundle that a program was built with may consist
        /// of them; in a folder from outside they are not followed.
        public var followsLinks = false

        /// The standard bounds.
        public init() {}
    }

    /// A document and the files that translate it.
    public struct DocumentFile: Sendable, Hashable {
        /// The path.
        public let path: String
        /// The file name without its extension, by which code names the document.
        public let name: String
        /// Storyboard or xib.
        public let kind: Document.Kind
        /// The language of the folder around it: `Base`, `en`…; nil outside such folders.
        public let language: String?
        /// `.strings` files that translate it, by language.
        public internal(set) var strings: [String: String] = [:]
        /// The string catalog that translates it.
        public internal(set) var stringCatalog: String?
        /// The folder that contains the file or its language's folder, with the name: the same for all translations.
        public let place: String
    }

    /// A table of texts.
    public struct TableFile: Sendable, Hashable {
        /// The path.
        public let path: String
        /// The table's name, such as `Localizable`.
        public let name: String
        /// The language of the folder around it; nil for string catalogs and outside such folders.
        public let language: String?
        /// The folder that contains the file or its language's folder, with the name: the same for all languages.
        public let place: String
    }

    /// The folder that was searched.
    public let root: String
    /// Storyboards and xibs.
    public private(set) var documents: [DocumentFile] = []
    /// Asset catalogs.
    public private(set) var catalogs: [String] = []
    /// Tables: `.strings`, `.stringsdict` and `.xcstrings`.
    public private(set) var tables: [TableFile] = []
    /// Font files.
    public private(set) var fonts: [String] = []
    /// Images outside catalogs.
    public private(set) var images: [String] = []
    /// Property lists that describe a bundle: `Info.plist` and files whose names end so.
    public private(set) var infoPlists: [String] = []
    /// Limits that were reached and folders that could not be read.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Searches a folder. All lists are in the order of the paths' bytes.
    public init(root: String, limits: Limits = Limits()) throws(DocumentError) {
        self.root = root
        var walker = ProjectWalker(limits: limits)
        try walker.walk(root)
        diagnostics = walker.diagnostics
        for path in walker.found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { sort(path) }
        translate()
    }

    /// The languages that the project has texts in, `Base` among them if there is one.
    public var languages: [String] {
        Set(documents.compactMap(\.language) + tables.compactMap(\.language)).sorted()
    }

    private mutating func sort(_ path: String) {
        let parts = PathParts(path)
        switch parts.ending {
        case "storyboard", "xib":
            let kind: Document.Kind = parts.ending == "xib" ? .xib : .storyboard
            documents.append(
                DocumentFile(
                    path: path, name: parts.name, kind: kind, language: parts.language, place: parts.place))
        case "xcassets": catalogs.append(path)
        case "strings", "stringsdict", "xcstrings":
            let language = parts.ending == "xcstrings" ? nil : parts.language
            tables.append(
                TableFile(path: path, name: parts.name, language: language, place: parts.place))
        case "ttf", "otf", "ttc": fonts.append(path)
        case "plist": infoPlists.append(path)
        default: images.append(path)
        }
    }

    /// Assigns translations to each document: tables of its name in the language folders beside its own.
    private mutating func translate() {
        var byPlace: [String: [TableFile]] = [:]
        for table in tables { byPlace[table.place, default: []].append(table) }
        for index in documents.indices {
            for table in byPlace[documents[index].place] ?? [] {
                if table.path.hasSuffix(".xcstrings") {
                    documents[index].stringCatalog = table.path
                } else if table.path.hasSuffix(".strings"), let language = table.language {
                    documents[index].strings[language] = table.path
                }
            }
        }
    }
}
