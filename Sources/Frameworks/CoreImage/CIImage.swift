import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import UIKit

/// An image that is computed when a context renders it. Its origin is the lower left corner.
open class CIImage: NSObject, NSCopying {
    let recipe: any ImageRecipe
    open private(set) var cgImage: CGImage?
    open private(set) var url: URL?
    open private(set) var pixelBuffer: CVPixelBuffer?
    open private(set) var properties: [String: Any] = [:]
    open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    init(_ recipe: any ImageRecipe) { self.recipe = recipe }

    public convenience override init() { self.init(EmptyRecipe()) }
    public convenience init(color: CIColor) { self.init(ColorRecipe(color: color)) }

    public convenience init(cgImage image: CGImage) {
        self.init(BitmapRecipe(image: image))
        cgImage = image
    }
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(cgImage: image)
    }

    public convenience init?(data: Data) { self.init(data: data, options: nil) }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        self.url = url
    }

    /// The image of a UIKit image.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let recipe = image.ciImage?.recipe {
            self.init(recipe)
        } else if let bitmap = image.cgImage {
            let pixels =
                bitmap.isVector ? bitmap.rasterized(width: bitmap.width, height: bitmap.height) : bitmap
            self.init(cgImage: pixels ?? bitmap)
        } else {
            return nil
        }
    }

    /// The four bytes of each pixel in the order of the format.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        var bytes = [UInt8](data)
        let (width, height) = (Int(size.width), Int(size.height))
        let isComplete = width > 0 && height > 0 && bytes.count >= bytesPerRow * height
        let image =
            !isComplete
            ? nil
            : bytes.withUnsafeMutableBytes {
                CGContext(
                    data: $0.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: bytesPerRow,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format.bitmapInfo)?.makeImage()
            }
        self.init(image.map { BitmapRecipe(image: $0) as any ImageRecipe } ?? EmptyRecipe())
    }

    /// Pixels of a camera are not available here.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init() }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init()
    }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        self.init()
        self.pixelBuffer = pixelBuffer
    }

    open class func empty() -> CIImage { CIImage() }
    open class var black: CIImage { CIImage(color: .black) }
    open class var white: CIImage { CIImage(color: .white) }
    open class var gray: CIImage { CIImage(color: .gray) }
    open class var red: CIImage { CIImage(color: .red) }
    open class var green: CIImage { CIImage(color: .green) }
    open class var blue: CIImage { CIImage(color: .blue) }
    open class var cyan: CIImage { CIImage(color: .cyan) }
    open class var magenta: CIImage { CIImage(color: .magenta) }
    open class var yellow: CIImage { CIImage(color: .yellow) }
    open class var clear: CIImage { CIImage(color: .clear) }

    open var extent: CGRect { recipe.extent }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Geometry

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(TransformedRecipe(input: recipe, transform: matrix, isNearest: recipe.isCrisp))
    }
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }
    open func cropped(to rect: CGRect) -> CIImage { CIImage(CroppedRecipe(input: recipe, rect: rect)) }
    open func clampedToExtent() -> CIImage { clamped(to: extent) }
    open func clamped(to rect: CGRect) -> CIImage { CIImage(ClampedRecipe(input: recipe, rect: rect)) }
    open func samplingNearest() -> CIImage {
        CIImage(TransformedRecipe(input: recipe, transform: .identity, isNearest: true))
    }
    open func samplingLinear() -> CIImage {
        CIImage(TransformedRecipe(input: recipe, transform: .identity, isNearest: false))
    }

    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }
    open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let (width, height) = (extent.width, extent.height)
        switch orientation {
        case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case 4: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case 5: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case 6: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case 7: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        default: return .identity
        }
    }

    // MARK: Filters

    open func composited(over dest: CIImage) -> CIImage {
        let extent = extent.union(dest.extent)
        return CIImage(
            CombinedRecipe(front: recipe, back: dest.recipe, extent: extent) { $0 + $1 * (1 - $0.w) })
    }

    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(BlurRecipe(recipe, sigma: sigma)) }

    /// Colors are multiplied by the alpha, whatever was asked for.
    open func premultiplyingAlpha() -> CIImage { self }
    open func unpremultiplyingAlpha() -> CIImage { self }
    open func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(MappedRecipe(input: recipe) { pixel, _ in Pixel(pixel.x, pixel.y, pixel.z, 1) }).cropped(
            to: extent)
    }
    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let image = CIImage(recipe)
        for (key, value) in properties { if let key = key as? String { image.properties[key] = value } }
        return image
    }
    open func insertingIntermediate() -> CIImage { self }
    open func insertingIntermediate(cache: Bool) -> CIImage { self }
    open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }
    open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }
    open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }
    open func autoAdjustmentFilters() -> [CIFilter] { [] }
    open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

extension CIFormat {
    /// The order of the bytes in Core Graphics' terms; that of `RGBA8` for formats that it does not have.
    var bitmapInfo: UInt32 {
        let (last, first) = (
            CGImageAlphaInfo.premultipliedLast.rawValue, CGImageAlphaInfo.premultipliedFirst.rawValue
        )
        switch self {
        case .BGRA8: return first | CGBitmapInfo.byteOrder32Little.rawValue
        case .ARGB8: return first | CGBitmapInfo.byteOrder32Big.rawValue
        case .ABGR8: return last | CGBitmapInfo.byteOrder32Little.rawValue
        default: return last | CGBitmapInfo.byteOrder32Big.rawValue
        }
    }
}
