import CoreGraphics
import UIKit

/// A scene as Xcode's editor saves it: a keyed archive of its nodes.
@MainActor enum SceneFile {
    /// Reads a file into a node. Returns whether there is one.
    static func load(_ name: String, into node: SKNode) -> Bool {
        guard let data = data(of: name), let archived = ArchivedNode.root(of: data) else { return false }
        node.read(archived)
        return true
    }

    /// Returns the scene of a file, of the class that the file names.
    static func scene(named name: String) -> SKScene? {
        guard let data = data(of: name) else { return nil }
        let custom = ArchivedNode.root(of: data)?.customClass
        let type = custom.flatMap { AdaptedCode.type(named: $0) as? SKScene.Type } ?? SKScene.self
        guard let archive = ArchivedNode.archive(data) else { return nil }
        archive.setClass(type, forClassName: "SKScene")
        return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? SKScene
    }

    private static func data(of name: String) -> Data? {
        let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        return Bundle.main.path(forResource: base, ofType: "sks").flatMap(
            FileManager.default.contents(atPath:))
    }
}

/// Returns the scene of a file, of the class that the file names, as `SKScene(fileNamed:)` does on iOS.
@MainActor public func SKscene(fileNamed filename: String) -> SKScene? { SceneFile.scene(named: filename) }

/// A node in an archive, by the keys of SpriteKit's archives.
final class ArchivedNode: NSObject, NSCoding {
    private let coder: NSCoder?
    private var values: [String: Any] = [:]

    private static let objects = [
        "_position", "_name", "_children", "_anchorPoint", "_texture", "_text", "_fontName", "_size",
        "_bounds",
        "_visibleRect", "Scene_bounds",
    ]
    private static let numbers =
        [
            "_zPosition", "_zRotation", "_xScale", "_yScale", "_opacity", "_fontSize", "_scaleMode",
            "_colorBlend",
        ]
        + ["_baseColor", "_backgroundColor", "_fontColor"].flatMap { prefix in
            ["R", "G", "B", "A"].map { prefix + $0 }
        }

    /// The values that the coder of a node knows.
    init(reading coder: NSCoder) {
        self.coder = coder
        super.init()
        (coder as? NSKeyedUnarchiver).map(Self.setClasses)
        for key in Self.objects where coder.containsValue(forKey: key) {
            values[key] = coder.decodeObject(forKey: key)
        }
        for key in Self.numbers where coder.containsValue(forKey: key) {
            values[key] =
                (coder.decodeObject(forKey: key) as? NSNumber)?.doubleValue ?? coder.decodeDouble(forKey: key)
        }
        if coder.containsValue(forKey: "_hidden") { values["_hidden"] = coder.decodeBool(forKey: "_hidden") }
    }

    /// The values that an archive of the module's own knows, with what the editor keeps beside it.
    convenience init?(coder: NSCoder) {
        self.init(reading: coder)
        if coder.containsValue(forKey: "_info") { values["_info"] = coder.decodeObject(forKey: "_info") }
    }

    func encode(with coder: NSCoder) {}

    // MARK: Archives

    static func archive(_ data: Data) -> NSKeyedUnarchiver? {
        guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        archive.requiresSecureCoding = false
        archive.decodingFailurePolicy = .setErrorAndReturn
        setClasses(archive)
        return archive
    }

    static func root(of data: Data) -> ArchivedNode? {
        guard let archive = archive(data) else { return nil }
        archive.setClass(ArchivedNode.self, forClassName: "SKScene")
        return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedNode
    }

    private static func setClasses(_ archive: NSKeyedUnarchiver) {
        archive.setClass(ArchivedValue.self, forClassName: "NSValue")
        archive.setClass(ArchivedTexture.self, forClassName: "SKTexture")
        for type in [
            SKNode.self, SKSpriteNode.self, SKLabelNode.self, SKShapeNode.self, SKCameraNode.self,
            SKEffectNode.self, SKCropNode.self,
        ] {
            archive.setClass(type, forClassName: "\(type)")
        }
    }

    // MARK: Values

    var children: [SKNode] { (values["_children"] as? [Any] ?? []).compactMap { $0 as? SKNode } }
    var customClass: String? {
        (values["_info"] as? [AnyHashable: Any])?["_PB_previewSKNodeCustomClassName"] as? String
    }
    func number(_ key: String) -> CGFloat? { (values[key] as? Double).map { CGFloat($0) } }
    func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }
    func text(_ key: String) -> String? { values[key] as? String }
    func texture(_ key: String) -> SKTexture? { (values[key] as? ArchivedTexture)?.texture }

    func point(_ key: String) -> CGPoint? {
        guard let numbers = numbers(key), numbers.count >= 2 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }
    func rect(_ key: String) -> CGRect? {
        guard let numbers = numbers(key), numbers.count >= 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The numbers of a text such as `{{0, 0}, {750, 1334}}`.
    private func numbers(_ key: String) -> [Double]? {
        let text = (values[key] as? ArchivedValue)?.text ?? values[key] as? String
        return text?.split { "{}, ".contains($0) }.compactMap { Double($0) }
    }

    func color(prefix: String) -> UIColor? {
        guard let red = number(prefix + "R"), let green = number(prefix + "G"),
            let blue = number(prefix + "B")
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: number(prefix + "A") ?? 1)
    }
}

/// A point, a size or a rectangle in an archive, as its text.
private final class ArchivedValue: NSObject, NSCoding {
    let text: String?

    init?(coder: NSCoder) {
        let keys = ["NS.pointval", "NS.sizeval", "NS.rectval"]
        text = coder.firstText(of: keys)
    }

    func encode(with coder: NSCoder) {}
}

/// A texture in an archive, by the name of its image.
private final class ArchivedTexture: NSObject, NSCoding {
    let texture: SKTexture?

    init?(coder: NSCoder) {
        let keys = ["_imageName", "_imgName", "_originalTextureName"]
        let name = coder.firstText(of: keys)
        texture = name.map { SKTexture(imageNamed: $0) }
    }

    func encode(with coder: NSCoder) {}
}

extension NSCoder {
    /// The text under the first of the keys that is there.
    fileprivate func firstText(of keys: [String]) -> String? {
        keys.first(where: containsValue).flatMap { decodeObject(forKey: $0) as? String }
    }
}
