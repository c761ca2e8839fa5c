import CoreGraphics
import Foundation

/// A rectangle of selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the beginning of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }

    public override init() { super.init() }
}

/// A rectangle on one line of the text of UIKit's own views.
final class LineSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        (place, ends) = (rect, (isFirst, isLast))
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
