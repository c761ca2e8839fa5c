import CoreVideo
import Foundation

// Before Swift 4.2 the names of options were strings.
extension CIImage {
    @available(swift, obsoleted: 4.2)
    @_disfavoredOverload
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [String: Any]?) {
        self.init(cvImageBuffer: imageBuffer, options: options.map(Self.named))
    }

    @available(swift, obsoleted: 4.2)
    @_disfavoredOverload
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [String: Any]?) {
        self.init(cvPixelBuffer: pixelBuffer, options: options.map(Self.named))
    }

    private static func named(_ options: [String: Any]) -> [CIImageOption: Any] {
        Dictionary(options.map { (CIImageOption(rawValue: $0), $1) }) { $1 }
    }
}
