import CoreGraphics
import Foundation
import InterfaceBuilder

/// Image files outside catalogues, by the conventions of their names: `name@2x~ipad.png`.
struct LooseImages: Sendable {
    /// One file.
    private struct File: Sendable {
        var path: String
        var scale: CGFloat
        /// `iphone` or `ipad`; nil for both.
        var device: String?
    }

    private var files: [String: [File]] = [:]

    /// Files in the order in which they are preferred.
    init(_ paths: [String]) {
        for path in paths {
            let name = (path as NSString).lastPathComponent
            let ending = (name as NSString).pathExtension
            var stem = (name as NSString).deletingPathExtension
            let device = Self.cut(["~iphone", "~ipad"], from: &stem).map { String($0.dropFirst()) }
            let scale = Self.cut(["@2x", "@3x"], from: &stem).map { $0 == "@2x" ? 2.0 : 3.0 } ?? 1
            let file = File(path: path, scale: CGFloat(scale), device: device)
            files[stem, default: []].append(file)
            files["\(stem).\(ending)", default: []].append(file)
        }
    }

    private static func cut(_ endings: [String], from stem: inout String) -> String? {
        guard let ending = endings.first(where: { stem.hasSuffix($0) }) else { return nil }
        stem.removeLast(ending.count)
        return ending
    }

    /// The image of that name, with or without its ending.
    func image(named name: String) -> UIImage? {
        let key = (name as NSString).lastPathComponent
        guard let candidates = files[key] else { return nil }
        return UIImage(storage: ImageStorage(source: .dynamic { Self.variant(of: candidates, $0) }))
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

    /// Lower is better: the right scale, then larger ones, then smaller ones; the device's own before all devices'.
    private static func rank(_ file: File, _ wanted: CGFloat, _ device: String) -> CGFloat {
        let distance = file.scale >= wanted ? file.scale - wanted : 10 + wanted - file.scale
        return distance * 2 + (file.device == device ? 0 : 1)
    }
}
