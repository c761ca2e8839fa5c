import UIKit

extension UIImage {
    /// An image that shows what Core Image computes.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// An image that shows what Core Image computes; an empty one where that is nothing or without end.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
        AddedProperties.set(ciImage, of: self, "ciImage")
    }

    /// The image that the image was made of.
    public var ciImage: CIImage? { AddedProperties.value(of: self, "ciImage") }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    public var ciColor: CIColor { CIColor(color: self) }
}
