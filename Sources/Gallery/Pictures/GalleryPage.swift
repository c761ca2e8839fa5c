/// A page of pictures, one section a document.
public struct GalleryPage: Sendable {
    /// The title at the top of the page.
    public var title: String
    public var sections: [Section]
    /// The share of the app that is alive, in a line; nil without an app.
    public var summary: String?
    /// The path of the page on what is missing, relative to this one; nil if nothing is.
    public var missingPage: String?

    public init(title: String, sections: [Section]) {
        self.title = title
        self.sections = sections
    }

    /// The pictures of a document, and what was found on the way.
    public struct Section: Sendable {
        /// The document's path, relative to the folder that was asked for.
        public var document: String
        public var cards: [Card]
        public var notes: [Note]

        public init(document: String, cards: [Card], notes: [Note]) {
            self.document = document
            self.cards = cards
            self.notes = notes
        }
    }

    /// One picture.
    public struct Card: Sendable {
        /// The scene's name.
        public var name: String
        /// The controller's or view's class.
        public var className: String
        /// Device, orientation, appearance, language and so on, each a word or two.
        public var tags: [String]
        /// Path of the picture, relative to the page.
        public var file: String
        /// In points.
        public var width: Double
        public var height: Double
        /// Radius of the device's corners in points.
        public var cornerRadius: Double
        /// The share of the scene that the app's code made; nil without an app.
        public var state: RenderReport.State?
        /// The reason for the state.
        public var why = ""
        /// The scene's object id in the document. Pictures of one id are variants of one scene.
        public var id = ""
        /// The storyboard identifier; empty if there is none.
        public var identifier = ""
        /// The containers that the picture shows as well, by identifier, class or kind, and object id.
        public var containers: [(name: String, id: String)] = []
        /// The texts that the picture shows, in the order in which they are drawn.
        public var texts: [String] = []
        /// The values by which the page is filtered.
        public var traits = Traits()
        /// A hash of the picture's bytes; pictures of one fingerprint are shown once. Nil where it is unknown.
        public var fingerprint: String?

        public init(
            name: String, className: String, tags: [String], file: String, width: Double, height: Double,
            cornerRadius: Double
        ) {
            self.name = name
            self.className = className
            self.tags = tags
            self.file = file
            self.width = width
            self.height = height
            self.cornerRadius = cornerRadius
        }
    }

    /// The configuration of a picture.
    public struct Traits: Sendable, Hashable {
        /// The device's name; empty for a view that stands alone.
        public var device: String
        public var isDark: Bool
        /// The code of the language; empty for that of the document.
        public var language: String

        public init(device: String = "", isDark: Bool = false, language: String = "") {
            (self.device, self.isDark, self.language) = (device, isDark, language)
        }
    }

    /// Something found in a document.
    public struct Note: Sendable {
        public var isError: Bool
        public var text: String

        public init(isError: Bool, text: String) {
            self.isError = isError
            self.text = text
        }
    }
}
