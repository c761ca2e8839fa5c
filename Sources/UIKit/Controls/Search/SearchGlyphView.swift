import CoreGraphics
import Foundation

/// The magnifying glass of a search field: an image view in its place at the left, since code tints it, replaces its image or removes it.
final class SearchGlyphView: UIImageView {
    private let glass = MagnifierView()

    init() {
        super.init(frame: CGRect(origin: .zero, size: MagnifierView.size))
        contentMode = .center
        tintColor = .secondaryLabel
        addSubview(glass)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var image: UIImage? { didSet { glass.isHidden = image != nil } }
}

/// The drawing of a magnifying glass in the tint color.
private final class MagnifierView: UIView {
    static let size = CGSize(width: 18, height: 18)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        ControlGlyph.magnifier.draw(
            in: bounds, color: tintColor.resolvedCGColor(with: traitCollection), context: context)
    }
}
