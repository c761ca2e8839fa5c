import CoreGraphics
import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
    /// Creates a container of a size in points; a width or height of 0 sets no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    public required init?(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// The layout manager that fills the container.
    open weak var layoutManager: NSLayoutManager?

    /// Replaces the layout manager of this container and the others of the current one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        for container in old.textContainers { newLayoutManager.addTextContainer(container) }
        if let storage = old.textStorage {
            storage.removeLayoutManager(old)
            storage.addLayoutManager(newLayoutManager)
        }
    }

    /// The size in points; a width or height of 0 is without limit.
    open var size: CGSize {
        didSet { if size != oldValue { geometryDidChange(from: oldValue) } }
    }
    /// The space at the ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryDidChange(from: size) } }
    }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryDidChange(from: size) } }
    }
    /// The treatment of the last line's end.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange(from: size) } }
    }
    /// The areas that lines avoid, in the container's points. Stored and reported; lines do not avoid them here.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            guard !exclusionPaths.isEmpty else { return }
            RuntimeDiagnostics.reportOnce("NSTextContainer.exclusionPaths has no effect here")
        }
    }
    /// Whether the width follows that of the text view.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view.
    open var heightTracksTextView = false
    /// Whether the container is a rectangle.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    // MARK: Text views

    /// The view that shows the container.
    weak var textView: UITextView?

    /// Adopts a size that follows from the view's, of which the view needs no notice.
    func follow(_ size: CGSize) {
        guard size != self.size else { return }
        let view = textView
        textView = nil
        self.size = size
        textView = view
    }

    private func geometryDidChange(from oldSize: CGSize) {
        guard let layoutManager else { return textViewNeedsLayout() }
        layoutManager.textContainerChangedGeometry(self)
        if oldSize != size {
            layoutManager.delegate?.layoutManager(
                layoutManager, textContainer: self, didChangeGeometryFrom: oldSize)
        }
    }

    func textViewNeedsLayout() {
        guard let textView else { return }
        MainQueue.run(with: textView) { $0.change {} }
    }

    /// The width at which lines are wrapped; nil is unlimited.
    var lineWidth: CGFloat? {
        guard size.width > 0, size.width < 1_000_000 else { return nil }
        return max(size.width - 2 * lineFragmentPadding, 1)
    }

    /// The maximum height of all lines; nil is unlimited.
    var heightLimit: CGFloat? { size.height > 0 && size.height < 1_000_000 ? size.height : nil }
}
