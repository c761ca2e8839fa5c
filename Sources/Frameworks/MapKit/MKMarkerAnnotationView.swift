import UIKit

/// A balloon with a pin or a glyph, and the annotation's title below.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    open var markerTintColor: UIColor? { didSet { update() } }
    open var glyphTintColor: UIColor? { didSet { update() } }
    open var glyphText: String? { didSet { update() } }
    open var glyphImage: UIImage? { didSet { update() } }
    open var selectedGlyphImage: UIImage? { didSet { update() } }
    open var animatesWhenAdded = false

    private let balloon = MapBalloon()
    private let titleLabel = UILabel()

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size = MapBalloon.size
        centerOffset = CGPoint(x: 0, y: -MapBalloon.size.height / 2)
        titleLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 2
        addSubview(balloon)
        addSubview(titleLabel)
        update()
    }

    open override var annotation: (any MKAnnotation)? { didSet { update() } }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        update()
    }

    open override func prepareForDisplay() {
        super.prepareForDisplay()
        update()
    }

    private func update() {
        balloon.color = markerTintColor ?? .systemRed
        balloon.glyphColor = glyphTintColor ?? .white
        let cluster = (annotation as? MKClusterAnnotation).map { "\($0.memberAnnotations.count)" }
        balloon.text = glyphText ?? cluster
        balloon.image = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
        balloon.transform =
            isSelected ? CGAffineTransform(scaleX: Self.enlargement, y: Self.enlargement) : .identity
        titleLabel.text = titleVisibility == .hidden ? nil : annotation?.title
        setNeedsLayout()
    }

    /// The scale of the balloon while it is selected.
    private static let enlargement: CGFloat = 1.4
    override var selectedTop: CGFloat { frame.maxY - MapBalloon.size.height * Self.enlargement }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The tip of the balloon stays at the annotation's place while it is selected.
        balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        balloon.bounds = CGRect(origin: .zero, size: MapBalloon.size)
        balloon.center = CGPoint(x: bounds.midX, y: bounds.maxY)
        let size = titleLabel.sizeThatFits(CGSize(width: 110, height: 60))
        titleLabel.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.maxY + 2, width: size.width, height: size.height)
    }
}

/// The balloon of a marker.
private final class MapBalloon: UIView {
    static let size = CGSize(width: 28, height: 34)

    var color = UIColor.systemRed { didSet { setNeedsDisplay() } }
    var glyphColor = UIColor.white { didSet { setNeedsDisplay() } }
    var text: String? { didSet { setNeedsDisplay() } }
    var image: UIImage? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let round = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
        color.setFill()
        UIBezierPath(ovalIn: round).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: bounds.midX - 6, y: round.maxY - 2))
        tip.addLine(to: CGPoint(x: bounds.midX + 6, y: round.maxY - 2))
        tip.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        tip.close()
        tip.fill()
        drawGlyph(in: round)
    }

    private func drawGlyph(in round: CGRect) {
        glyphColor.setFill()
        if let text {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: glyphColor,
            ]
            let size = (text as NSString).size(withAttributes: attributes)
            (text as NSString).draw(
                at: CGPoint(x: round.midX - size.width / 2, y: round.midY - size.height / 2),
                withAttributes: attributes)
        } else if let image {
            let scale = min(16 / max(image.size.width, 1), 16 / max(image.size.height, 1), 1)
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            image.withTintColor(glyphColor, renderingMode: .alwaysTemplate).draw(
                in: CGRect(
                    x: round.midX - size.width / 2, y: round.midY - size.height / 2, width: size.width,
                    height: size.height))
        } else {
            // A pin: its head and its needle.
            UIBezierPath(ovalIn: CGRect(x: round.midX - 4.5, y: round.midY - 8, width: 9, height: 9)).fill()
            UIBezierPath(rect: CGRect(x: round.midX - 0.75, y: round.midY, width: 1.5, height: 8)).fill()
        }
    }
}
