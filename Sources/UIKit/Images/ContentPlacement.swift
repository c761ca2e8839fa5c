import CoreGraphics

extension UIView.ContentMode {
    /// Returns the frame of content within bounds, on whole pixels if its size is kept.
    func rect(for size: CGSize, in bounds: CGRect, pixels: PixelRounding) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit:
            return scaled(size, min(bounds.width / size.width, bounds.height / size.height), bounds)
        case .scaleAspectFill:
            return scaled(size, max(bounds.width / size.width, bounds.height / size.height), bounds)
        default:
            let (x, y) = anchor
            return CGRect(
                x: bounds.minX + pixels.nearest((bounds.width - size.width) * x),
                y: bounds.minY + pixels.nearest((bounds.height - size.height) * y), width: size.width,
                height: size.height)
        }
    }

    private func scaled(_ size: CGSize, _ factor: CGFloat, _ bounds: CGRect) -> CGRect {
        let width = size.width * factor
        let height = size.height * factor
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The fraction of the remaining space that is left of and above content of fixed size.
    private var anchor: (CGFloat, CGFloat) {
        switch self {
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
