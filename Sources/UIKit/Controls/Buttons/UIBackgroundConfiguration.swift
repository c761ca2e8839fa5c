import CoreGraphics

/// The appearance of the background of a button or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A view above the color; buttons store it without displaying it.
    public var customView: UIView?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the edges; negative values extend beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The sides on which the insets count from the view's margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color of the background; nil for the tint color.
    public var backgroundColor: UIColor? = .clear
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the outline; nil for the tint color.
    public var strokeColor: UIColor? = .clear
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline in points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    /// The color of a selected row of a list.
    var selectedColor: UIColor?
    /// The color for the state of the view.
    var stateColor: UIColor?

    public init() {}

    /// Returns a configuration without background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
