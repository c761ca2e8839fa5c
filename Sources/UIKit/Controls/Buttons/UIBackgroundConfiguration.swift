import CoreGraphics

/// How the background of a button or a cell looks.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A view shown over the colour. Kept; not shown.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// How far the background is from the edges; negative values reach beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil is the tint.
    public var backgroundColor: UIColor? = .clear
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Nil is the tint.
    public var strokeColor: UIColor? = .clear
    /// In points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    public init() {}

    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
