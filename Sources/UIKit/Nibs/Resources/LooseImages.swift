import CoreGraphics
import Foundation
import InterfaceBuilder

/// Image files outside catalogs, by the conventions of their names: `name@2x~ipad.png`, and of folders of
/// languages: `ja.lproj/name.png`.
struct LooseImages: Sendable {
    /// One file.
    private struct File: Sendable {
        var path: String
        var scale: CGFloat
        /// `iphone` or `ipad`; nil for both.
        var device: String?
        /// The language of the folder around it.
        var language: String?
    }

    private var files: [String: [File]] = [:]
    private let language: String
    private let developmentRegion: String

    /// Creates a list of files in order of preference. Without a language those of the development region are used.
    init(_ paths: [String], language: String?, developmentRegion: String) {
        self.language = language ?? developmentRegion
        self.developmentRegion = developmentRegion
        for path in paths {
            let name = (path as NSString).lastPathComponent
            let ending = (name as NSString).pathExtension
            var stem = (name as NSString).deletingPathExtension
            let device = Self.cut(["~iphone", "~ipad"], from: &stem).map { String($0.dropFirst()) }
            let scale = Self.cut(["@1x", "@2x", "@3x"], from: &stem).flatMap(Self.scales.firstIndex) ?? 0
            let file = File(
                path: path, scale: CGFloat(scale + 1), device: device, language: Self.language(of: path))
            files[stem, default: []].append(file)
            files["\(stem).\(ending)", default: []].append(file)
        }
    }

    private static let scales = ["@1x", "@2x", "@3x"]

    private static func cut(_ endings: [String], from stem: inout String) -> String? {
        guard let ending = endings.first(where: { stem.hasSuffix($0) }) else { return nil }
        stem.removeLast(ending.count)
        return ending
    }

    private static func language(of path: String) -> String? {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
    }

    /// All names without their endings.
    var names: [String] { files.keys.filter { !$0.contains(".") }.sorted() }

    /// Returns the image of that name, with or without its extension, its scale and its device.
    func image(named name: String) -> UIImage? {
        let key = (name as NSString).lastPathComponent
        guard let all = files[key] ?? files[Self.plain(key)] else { return nil }
        let candidates = inLanguage(all)
        return UIImage(storage: ImageStorage(source: .dynamic { Self.variant(of: candidates, $0) }))
    }

    /// Returns the name without scale and device: code may use the full name, such as `name@2x.png`.
    private static func plain(_ name: String) -> String {
        let ending = (name as NSString).pathExtension
        var stem = (name as NSString).deletingPathExtension
        _ = cut(["~iphone", "~ipad"], from: &stem)
        _ = cut(scales, from: &stem)
        return ending.isEmpty ? stem : "\(stem).\(ending)"
    }

    /// Returns the files of the language; if there are none, those without a language or of the base.
    private func inLanguage(_ files: [File]) -> [File] {
        let languages = Set(files.compactMap(\.language)).sorted()
        guard !languages.isEmpty else { return files }
        let best = LanguageMatch.best(of: languages, for: language, developmentRegion: developmentRegion)
        if let best {
            return files.filter { $0.language == best }
        }
        let neutral = files.filter { $0.language == nil || $0.language == "Base" }
        return neutral.isEmpty ? files : neutral
    }

    private static func variant(of files: [File], _ traits: UITraitCollection) -> ImageVariant {
        let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let wanted = traits.displayScale > 0 ? traits.displayScale : 2
        let fitting = files.filter { $0.device == nil || $0.device == device }
        let ranked = fitting.enumerated().sorted {
            let (a, b) = (rank($0.element, wanted, device), rank($1.element, wanted, device))
            return a == b ? $0.offset < $1.offset : a < b
        }
        for (_, file) in ranked {
            guard let image = ImageFiles.read(file.path) else { continue }
            if image.isVector { return ImageVariant(image: image, scale: 1, size: image.naturalSize) }
            return ImageVariant(image: image, scale: file.scale)
        }
        return ImageVariant(image: nil, scale: 1, size: .zero)
    }

    /// Returns the rank of a file, lower is better: the exact scale, then larger ones, then smaller ones; the device's
    /// own before those for all devices.
    private static func rank(_ file: File, _ wanted: CGFloat, _ device: String) -> CGFloat {
        let distance = file.scale >= wanted ? file.scale - wanted : 10 + wanted - file.scale
        return distance * 2 + (file.device == device ? 0 : 1)
    }
}
