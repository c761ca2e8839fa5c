/// A gallery page with a section for each document.
public struct GalleryPage: Sendable {
    /// The title at the top of the page.
    public var title: String
    public var sections: [Section]
    /// A summary of how much of the app is alive, in one line; nil without an app.
    public var summary: String?
    /// The path of the page about missing features, relative to this page; nil if nothing is missing.
    public var missingPage: String?

    public init(title: String, sections: [Section]) {
        self.title = title
        self.sections = sections
    }

    /// The images of a document, with diagnostics.
    public struct Section: Sendable {
        /// The document's path, relative to the given folder.
        public var document: String
        public var cards: [Card]
        public var notes: [Note]

        public init(document: String, cards: [Card], notes: [Note]) {
            self.document = document
            self.cards = cards
            self.notes = notes
        }
    }

    /// An image.
    public struct Card: Sendable {
        /// The scene's name.
        public var name: String
        /// The controller's or view's class.
        public var className: String
        /// Descriptions of the device, orientation, appearance, language and other properties.
        public var tags: [String]
        /// The path of the image, relative to the page.
        public var file: String
        /// The width in points.
        public var width: Double
        public var height: Double
        /// The radius of the device's corners, in points.
        public var cornerRadius: Double
        /// The way in which the scene was drawn; nil without an app.
        public var state: RenderReport.State?
        /// The reason for the state.
        public var why = ""
        /// The scene's object id in the document. Images with the same id are variants of one scene.
        public var id = ""
        /// The storyboard identifier; empty if there is none.
        public var identifier = ""
        /// The containers that the picture shows as well, by identifier, class or kind, and object id.
        public var containers: [(name: String, id: String)] = []
        /// The texts in the image, in drawing order.
        public var texts: [String] = []
        /// The properties for the page's filters.
        public var traits = Traits()
        /// A hash of the image data; images with the same fingerprint are displayed once. Nil if it is unknown.
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

    /// The configuration of an image.
    public struct Traits: Sendable, Hashable {
        /// The device's name; empty for a standalone view.
        public var device: String
        public var isDark: Bool
        /// The language code; empty for the document's own language.
        public var language: String

        public init(device: String = "", isDark: Bool = false, language: String = "") {
            (self.device, self.isDark, self.language) = (device, isDark, language)
        }
    }

    /// A diagnostic of a document.
    public struct Note: Sendable {
        public var isError: Bool
        public var text: String

        public init(isError: Bool, text: String) {
            self.isError = isError
            self.text = text
        }
    }
}
