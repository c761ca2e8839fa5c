import CPango
import Synchronization

/// The shared mutable state: open faces, interned fonts, caches. Its contents affect the speed of a result, never the
/// result.
final class Engine {
    private let library: FT_Library?
    private(set) var faces: [Face] = []
    private var faceIDs: [FontFile: Int] = [:]
    private var fonts: [FontDescriptor: Font] = [:]
    /// The fonts of a project, by lowercase family, full and PostScript name.
    var registered: [String: [FaceSet.Member]] = [:]
    /// The PostScript names of registered faces by the names of their families.
    var registeredFamilies: [String: [String]] = [:]
    private(set) var diagnostics: [FontDiagnostic] = []
    /// The emoji face, loaded when a text needs it.
    var loadedEmoji: Int?
    /// The fallback face for a character; -1 for none.
    var fallbacks: [FallbackKey: Int] = [:]
    let buffer = hb_buffer_create()
    var glyphImages = GlyphImageCache()
    var colorGlyphs = ColorGlyphCache()
    var blocks = TextBlockCache()

    init() {
        var library: FT_Library?
        self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    /// Returns the face of a file, opened at the first use; nil, with a diagnostic, if it cannot be opened.
    func face(_ file: FontFile) -> Face? {
        if let id = faceIDs[file] { return id >= 0 ? faces[id] : nil }
        guard let library, let path = file.path,
            let face = Face(id: faces.count, path: path, index: file.index, library: library)
        else {
            // A project's own file may appear later; the installed ones do not change.
            if !file.name.contains("/") { faceIDs[file] = -1 }
            report(.missingFile(file.name))
            return nil
        }
        faceIDs[file] = face.id
        faces.append(face)
        return face
    }

    /// Returns the unique font for a descriptor.
    func font(_ descriptor: FontDescriptor) -> Font {
        let descriptor = descriptor.normalized
        if let font = fonts[descriptor] { return font }
        // Animated sizes could create any number of fonts; equality does not depend on interning.
        if fonts.count >= 4096 { fonts.removeAll() }
        let font = Font(descriptor, engine: self)
        fonts[descriptor] = font
        return font
    }

    /// Discards fonts that may have been resolved before a font was registered.
    func forgetFonts() {
        fonts.removeAll()
        fallbacks.removeAll()
        blocks.removeAll()
    }

    func report(_ diagnostic: FontDiagnostic) {
        if diagnostics.count < 256, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

/// The engine of the process, behind its lock. Not reentrant: code inside passes the engine on.
enum SharedEngine {
    static let mutex = Mutex(Engine())
}
