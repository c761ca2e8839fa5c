import UIKit

/// A view of stars that show a rating, and with which the user changes it.
open class CosmosView: UIView {
    open var rating: Double = 2.7 { didSet { if rating != oldValue { update() } } }
    open var text: String? { didSet { if text != oldValue { update() } } }
    open var settings = CosmosSettings() { didSet { update() } }
    open var didTouchCosmos: ((Double) -> Void)?
    open var didFinishTouchingCosmos: ((Double) -> Void)?

    // The attributes of documents; those that are set there replace the settings.
    private var totalStars: Int?
    private var starSize: Double?
    private var starMargin: Double?
    private var fillMode: Int?
    private var filledColor: UIColor?
    private var emptyColor: UIColor?
    private var emptyBorderColor: UIColor?
    private var filledBorderColor: UIColor?
    private var emptyBorderWidth: Double?
    private var filledBorderWidth: Double?
    private var filledImage: UIImage?
    private var emptyImage: UIImage?
    private var updateOnTouch: Bool?
    private var minTouchRating: Double?
    private var textMargin: Double?
    private var textColor: UIColor?

    public convenience init(settings: CosmosSettings = .default) {
        self.init(frame: .zero, settings: settings)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, settings: .default) }

    public init(frame: CGRect, settings: CosmosSettings) {
        super.init(frame: frame)
        self.settings = settings
        isOpaque = false
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        var settings = settings
        if let totalStars { settings.totalStars = totalStars }
        if let starSize { settings.starSize = starSize }
        if let starMargin { settings.starMargin = starMargin }
        if let mode = fillMode.flatMap(StarFillMode.init) { settings.fillMode = mode }
        if let filledColor { settings.filledColor = filledColor }
        if let emptyColor { settings.emptyColor = emptyColor }
        if let emptyBorderColor { settings.emptyBorderColor = emptyBorderColor }
        if let filledBorderColor { settings.filledBorderColor = filledBorderColor }
        if let emptyBorderWidth { settings.emptyBorderWidth = emptyBorderWidth }
        if let filledBorderWidth { settings.filledBorderWidth = filledBorderWidth }
        if let filledImage { settings.filledImage = filledImage }
        if let emptyImage { settings.emptyImage = emptyImage }
        if let updateOnTouch { settings.updateOnTouch = updateOnTouch }
        if let minTouchRating { settings.minTouchRating = minTouchRating }
        if let textMargin { settings.textMargin = textMargin }
        if let textColor { settings.textColor = textColor }
        self.settings = settings
    }

    open func update() {
        isAccessibilityElement = true
        accessibilityValue = "\(rating)"
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    open func prepareForReuse() {
        didTouchCosmos = nil
        didFinishTouchingCosmos = nil
    }

    // MARK: Layout

    private var starsWidth: Double {
        Double(settings.totalStars) * settings.starSize + Double(settings.totalStars - 1)
            * settings.starMargin
    }

    private var styledText: NSAttributedString? {
        text.map {
            NSAttributedString(
                string: $0, attributes: [.font: settings.textFont, .foregroundColor: settings.textColor])
        }
    }

    open override var intrinsicContentSize: CGSize {
        guard let text = styledText?.size() else {
            return CGSize(width: starsWidth, height: settings.starSize)
        }
        return CGSize(
            width: starsWidth + settings.textMargin + text.width, height: max(settings.starSize, text.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        for index in 0..<settings.totalStars { drawStar(index) }
        guard let text = styledText else { return }
        let top = (settings.starSize - text.size().height) / 2
        text.draw(at: CGPoint(x: starsWidth + settings.textMargin, y: max(top, 0)))
    }

    private func drawStar(_ index: Int) {
        let left = Double(index) * (settings.starSize + settings.starMargin)
        let square = CGRect(x: left, y: 0, width: settings.starSize, height: settings.starSize)
        let part = settings.filled(index, of: rating)
        if part < 1 {
            drawStar(
                in: square, settings.emptyImage, settings.emptyColor, settings.emptyBorderColor,
                settings.emptyBorderWidth)
        }
        guard part > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: CGRect(x: left, y: 0, width: settings.starSize * part, height: settings.starSize))
        drawStar(
            in: square, settings.filledImage, settings.filledColor, settings.filledBorderColor,
            settings.filledBorderWidth)
        context.restoreGState()
    }

    private func drawStar(
        in square: CGRect, _ image: UIImage?, _ color: UIColor, _ border: UIColor, _ width: Double
    ) {
        if let image { return image.draw(in: square) }
        let path = UIBezierPath()
        let scale = (square.width - width) / 100
        for (index, point) in settings.starPoints.enumerated() {
            let place = CGPoint(
                x: square.minX + width / 2 + point.x * scale, y: square.minY + width / 2 + point.y * scale)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        color.setFill()
        path.fill()
        guard width > 0 else { return }
        border.setStroke()
        path.lineWidth = width
        path.stroke()
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if settings.passTouchesToSuperview { super.touchesBegan(touches, with: event) }
        touch(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if settings.passTouchesToSuperview { super.touchesMoved(touches, with: event) }
        touch(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if settings.passTouchesToSuperview { super.touchesEnded(touches, with: event) }
        didFinishTouchingCosmos?(rating)
    }

    private func touch(_ touches: Set<UITouch>) {
        guard let place = touches.first?.location(in: self).x else { return }
        let step = settings.starSize + settings.starMargin
        let star = Int(max(Double(place), 0) / step)
        let inside = min((Double(place) - Double(star) * step) / settings.starSize, 1)
        let part =
            settings.fillMode == .full ? 1 : settings.fillMode == .half ? (inside > 0.5 ? 1 : 0.5) : inside
        let touched = min(Double(star) + part, Double(settings.totalStars))
        if settings.updateOnTouch { rating = max(touched, settings.minTouchRating) }
        didTouchCosmos?(settings.updateOnTouch ? rating : max(touched, settings.minTouchRating))
    }
}
