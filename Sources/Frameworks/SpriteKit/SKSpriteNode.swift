import CoreGraphics
import UIKit

/// A rectangle with a texture or a color.
@preconcurrency @MainActor open class SKSpriteNode: SKNode, SKWarpable {
    open var texture: SKTexture?
    open var normalTexture: SKTexture?
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var colorBlendFactor: CGFloat = 0
    open var color = UIColor.white
    open var blendMode = SKBlendMode.alpha
    /// The point of the sprite that is at its position; the middle at first.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var size = CGSize.zero
    open var shader: SKShader?
    open var warpGeometry: SKWarpGeometry?
    open var subdivisionLevels = 0

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) { self.init(texture: texture) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }
    public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func read(_ archived: ArchivedNode) {
        super.read(archived)
        texture = archived.texture("_texture")
        color = archived.color(prefix: "_baseColor") ?? .white
        anchorPoint = archived.point("_anchorPoint") ?? anchorPoint
        size = archived.size("_size") ?? archived.rect("_bounds")?.size ?? texture?.size() ?? .zero
        colorBlendFactor = archived.number("_colorBlend") ?? 0
    }

    open func scale(to size: CGSize) {
        guard self.size.width != 0, self.size.height != 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }

    override var content: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }

    override func draw(in context: CGContext) {
        guard let texture else {
            context.setFillColor(color.cgColor)
            context.fill(content)
            return
        }
        // Images are drawn with y downwards.
        let upright = CGRect(x: content.minX, y: -content.maxY, width: size.width, height: size.height)
        context.scaleBy(x: 1, y: -1)
        texture.image?.draw(in: upright)
        if colorBlendFactor > 0 {
            let tint = color.withAlphaComponent(color.cgColor.alpha * colorBlendFactor)
            texture.image?.withTintColor(tint, renderingMode: .alwaysOriginal).draw(in: upright)
        }
    }
}

/// A picture for sprites.
open class SKTexture: NSObject, NSCopying {
    let image: UIImage?
    /// The part of another texture's picture, in parts of its size.
    private let part: CGRect
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false

    init(_ image: UIImage?, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.image, self.part) = (image, part)
    }

    public override init() {
        (image, part) = (nil, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    public convenience init(image: UIImage) { self.init(image as UIImage?) }
    public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }
    public convenience init(imageNamed name: String) {
        let image = UIImage(named: name)
        if image == nil { RuntimeDiagnostics.report("SKTexture: there is no image named \(name)") }
        self.init(image)
    }

    public convenience init(rect: CGRect, in texture: SKTexture) {
        let whole = texture.image?.cgImage
        let (width, height) = (CGFloat(whole?.width ?? 0), CGFloat(whole?.height ?? 0))
        let pixels = CGRect(
            x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width,
            height: rect.height * height)
        let scale = texture.image?.scale ?? 1
        self.init(
            whole?.cropping(to: pixels).map { UIImage(cgImage: $0, scale: scale, orientation: .up) },
            part: rect)
    }

    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { self.init() }
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init()
    }
    public convenience init(data pixelData: Data, size: CGSize) { self.init() }
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) { self.init() }
    public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) {
        self.init()
    }

    open func textureRect() -> CGRect { part }
    open func size() -> CGSize { image?.size ?? .zero }
    /// The texture's pixels; a transparent one if there is no image.
    open func cgImage() -> CGImage { image?.cgImage ?? Self.transparentPixel }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static let transparentPixel: CGImage = {
        let format = UIGraphicsImageRendererFormat(scale: 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
        guard let pixel = image.cgImage else { preconditionFailure("one pixel can always be drawn") }
        return pixel
    }()

    open class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
    ) { Inert.later(completionHandler) }
    open class func preload(_ textures: [SKTexture]) async {}
    open func preload(completionHandler: @escaping () -> Void) { Inert.later(completionHandler) }
    open func preload() async {}
}

/// Textures of images that belong together, by their names.
open class SKTextureAtlas: NSObject {
    private let images: [String: UIImage]

    public override init() { images = [:] }

    /// The images of a folder `NAME.atlas`, or of a folder of that name in a catalog.
    public convenience init(named name: String) {
        let folders = ["atlas", "spriteatlas", "atlasc"].compactMap {
            Bundle.main.path(forResource: name, ofType: $0)
        }
        let files = folders.first.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        var images: [String: UIImage] = [:]
        for file in files.sorted() where file.hasSuffix(".png") || file.hasSuffix(".jpg") {
            let base = (file as NSString).deletingPathExtension.replacingOccurrences(
                of: "@[23]x$", with: "", options: .regularExpression)
            images[base] = folders.first.flatMap { UIImage(contentsOfFile: $0 + "/" + file) }
        }
        self.init(images)
    }

    public convenience init(dictionary properties: [String: Any]) {
        self.init(
            properties.compactMapValues {
                ($0 as? UIImage) ?? ($0 as? String).flatMap(UIImage.init(contentsOfFile:))
            })
    }

    private init(_ images: [String: UIImage]) { self.images = images }

    open var textureNames: [String] { images.keys.sorted() }
    open func textureNamed(_ name: String) -> SKTexture {
        let base = (name as NSString).deletingPathExtension
        return SKTexture(images[name] ?? images[base] ?? UIImage(named: name))
    }

    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) { Inert.later(completionHandler) }
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas]) async {}
    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String],
        withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
    ) {
        let atlases = atlasNames.map { SKTextureAtlas(named: $0) }
        Inert.later { completionHandler(nil, atlases) }
    }
    open func preload(completionHandler: @escaping () -> Void) { Inert.later(completionHandler) }
    open func preload() async {}
}
