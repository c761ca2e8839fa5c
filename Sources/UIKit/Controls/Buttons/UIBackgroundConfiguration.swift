import CoreGraphics

/// How the background of a button or a cell looks.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A view shown over the colour; buttons keep it and do not show it.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// How far the background is from the edges; negative values reach beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The sides on which the insets count from the view's margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Nil is the tint.
    public var backgroundColor: UIColor? = .clear
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Nil is the tint.
    public var strokeColor: UIColor? = .clear
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    /// The colour that a selected row of a list has.
    var selectedColor: UIColor?
    /// The colour that the state of the view gives.
    var stateColor: UIColor?

    public init() {}

    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
