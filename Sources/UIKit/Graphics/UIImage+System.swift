import CoreGraphics
import Foundation

extension UIImage {
    // MARK: Images of the system

    /// Sign of controls that add something.
    public class var add: UIImage { system("plus.circle.fill") }
    /// Sign of controls that remove something.
    public class var remove: UIImage { system("minus.circle.fill") }
    /// Sign of something that is chosen.
    public class var checkmark: UIImage { system("checkmark.circle.fill") }
    /// A symbol for items that can be selected.
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }
    /// Sign of controls that offer actions.
    public class var actions: UIImage { system("ellipsis.circle") }

    private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? .empty }

    // MARK: Stretching, as before iOS 5

    /// Returns the image with one column after the left cap and one row below the top cap that stretch, in points.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: topCapHeight > 0 ? max(size.height - top - 1, 0) : 0,
                right: leftCapWidth > 0 ? max(size.width - left - 1, 0) : 0),
            resizingMode: .stretch)
    }

    /// The width of the left cap in points.
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// The height of the top cap in points.
    public var topCapHeight: Int { Int(capInsets.top) }

    // MARK: Variants

    /// The configuration of the image.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns the same image; baselines of images are not stored here.
    public func imageWithoutBaseline() -> UIImage { self }

    /// The format of a renderer of images like this one.
    @preconcurrency @MainActor
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
