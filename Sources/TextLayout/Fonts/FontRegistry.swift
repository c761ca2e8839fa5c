import CoreGraphics

/// A substitution of fonts that affects the result.
public enum FontDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// A font file of our set is not installed; another one is used for its text.
    case missingFile(String)
    /// An unknown family, replaced by the system font.
    case unknownFamily(String)
    /// A family that is replaced by a free one, with the original's line metrics.
    case substitutedFamily(String)

    /// A sentence for display.
    public var description: String {
        switch self {
        case .missingFile(let name): "font file \(name) is missing"
        case .unknownFamily(let name): "font \(name) is unknown: the system font is used"
        case .substitutedFamily(let name): "font \(name) is drawn with a free substitute"
        }
    }
}

/// The available fonts: our own set, and those of a project. Fonts of the host are never used.
public enum FontRegistry {
    /// A font file that could not be read.
    public struct UnreadableFont: Error, Hashable, CustomStringConvertible {
        /// The path as it was given.
        public var path: String
        /// A sentence for display.
        public var description: String { "\(path) is not a readable font file" }
    }

    /// Registers the faces of a .ttf, .otf or .ttc file by family, full and PostScript name, without regard
    /// to case. Returns the PostScript names.
    @discardableResult
    public static func register(file path: String) throws -> [String] {
        try SharedEngine.mutex.withLock { try $0.register(file: path) }
    }

    /// Returns whether a family, full or PostScript name is that of an available font or has a substitute. Other names
    /// give the system font.
    public static func knows(_ name: String) -> Bool {
        FontFamily.named(name) != nil
            || SharedEngine.mutex.withLock { $0.registered[name.lowercased()] != nil }
    }

    /// Returns the diagnostic about the font that is drawn in place of the one with that name; nil for an available font.
    public static func substitution(of name: String) -> FontDiagnostic? {
        let isRegistered = SharedEngine.mutex.withLock { $0.registered[name.lowercased()] != nil }
        guard !isRegistered else { return nil }
        guard let (family, _) = FontFamily.named(name) else {
            return .unknownFamily(String(name.prefix(128)))
        }
        return family.isStandIn ? .substitutedFamily(FontFamily.familyPart(of: name)) : nil
    }

    /// The families of registered files, each with the PostScript names of its faces, in alphabetical order.
    public static var registeredFamilies: [String: [String]] {
        SharedEngine.mutex.withLock { $0.registeredFamilies }
    }

    /// The substitutions so far, in order of occurrence, at most 256.
    public static var diagnostics: [FontDiagnostic] {
        SharedEngine.mutex.withLock { $0.diagnostics }
    }

    /// The font files of our set that are not installed, each with the Debian package that contains it.
    public static var missing: [(file: String, package: String)] {
        FontFile.packages.filter { FontFile($0.file).path == nil }
    }
}

extension Engine {
    func register(file path: String) throws -> [String] {
        var names: [String] = []
        let path = path.contains("/") ? path : "./" + path
        // A collection has a handful of faces; the bound is for files with wrong counts.
        for index in 0..<64 {
            guard let face = openRegistered(FontFile(path, index: index)) else { break }
            names.append(face.postScriptName)
        }
        guard !names.isEmpty else { throw FontRegistry.UnreadableFont(path: path) }
        forgetFonts()
        return names
    }

    private func openRegistered(_ file: FontFile) -> Face? {
        guard file.index == 0 || faceCount(of: file) > file.index, let face = face(file) else { return nil }
        let style = FontStyleName(face.postScriptName)
        let member = FaceSet.Member(
            file: file, weight: style.weight ?? face.weight, italic: style.italic || face.isItalic)
        for name in Set([face.postScriptName.lowercased(), face.familyName.lowercased()]) where !name.isEmpty
        {
            registered[name, default: []].removeAll { $0.file == file }
            registered[name, default: []].append(member)
        }
        if !registeredFamilies[face.familyName, default: []].contains(face.postScriptName) {
            registeredFamilies[face.familyName, default: []].append(face.postScriptName)
            registeredFamilies[face.familyName]?.sort()
        }
        return face
    }

    private func faceCount(of file: FontFile) -> Int {
        face(FontFile(file.name)).map { Int(clamping: $0.raster.pointee.num_faces) } ?? 0
    }
}
