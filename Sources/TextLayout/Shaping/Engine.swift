import CPango
import Synchronization

/// Everything that is shared and mutable: opened faces, interned fonts, caches. Its contents never change
/// an answer, only how soon it comes.
final class Engine {
    private let library: FT_Library?
    private(set) var faces: [Face] = []
    private var faceIDs: [FontFile: Int] = [:]
    private var fonts: [FontDescriptor: Font] = [:]
    /// Fonts a project brought, by lower-case family, full and PostScript name.
    var registered: [String: [FaceSet.Member]] = [:]
    /// The PostScript names of registered faces by the names of their families.
    var registeredFamilies: [String: [String]] = [:]
    private(set) var diagnostics: [FontDiagnostic] = []
    /// The emoji face, once a text needed it.
    var loadedEmoji: Int?
    /// Which face writes what the text's own lacks; -1 for none.
    var fallbacks: [FallbackKey: Int] = [:]
    let buffer = hb_buffer_create()
    var glyphImages = GlyphImageCache()
    var colorGlyphs = ColorGlyphCache()
    var blocks = TextBlockCache()

    init() {
        var library: FT_Library?
        self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    /// The face of a file, opened when first asked for; nil, with a diagnostic, if it cannot be had.
    func face(_ file: FontFile) -> Face? {
        if let id = faceIDs[file] { return id >= 0 ? faces[id] : nil }
        guard let library, let path = file.path,
            let face = Face(id: faces.count, path: path, index: file.index, library: library)
        else {
            // A project's own file may appear later; ours are installed or not.
            if !file.name.contains("/") { faceIDs[file] = -1 }
            report(.missingFile(file.name))
            return nil
        }
        faceIDs[file] = face.id
        faces.append(face)
        return face
    }

    /// The one font for a description.
    func font(_ descriptor: FontDescriptor) -> Font {
        let descriptor = descriptor.normalized
        if let font = fonts[descriptor] { return font }
        // Animated sizes could make any number of fonts; equal ones are equal whether interned or not.
        if fonts.count >= 4096 { fonts.removeAll() }
        let font = Font(descriptor, engine: self)
        fonts[descriptor] = font
        return font
    }

    /// Forgets what may have been resolved without a font that is there now.
    func forgetFonts() {
        fonts.removeAll()
        fallbacks.removeAll()
        blocks.removeAll()
    }

    func report(_ diagnostic: FontDiagnostic) {
        if diagnostics.count < 256, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

/// The engine of the process, behind its lock. Not reentrant: what runs inside passes the engine on.
enum SharedEngine {
    static let mutex = Mutex(Engine())
}
