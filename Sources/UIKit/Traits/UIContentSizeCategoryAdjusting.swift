/// A view whose font can follow the text size that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
