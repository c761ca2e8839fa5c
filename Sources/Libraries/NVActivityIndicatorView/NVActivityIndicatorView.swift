@_exported import Foundation
import UIKit

/// The animations, all of which are a ring of dots here.
public enum NVActivityIndicatorType: String, CaseIterable, Sendable {
    case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse
    case ballClipRotateMultiple, ballPulseRise, ballRotate, cubeTransition, ballZigZag, ballZigZagDeflect
    case ballTrianglePath, ballScale, lineScale, lineScaleParty, ballScaleMultiple, ballPulseSync, ballBeat
    case ballDoubleBounce, lineScalePulseOut, lineScalePulseOutRapid, ballScaleRipple
    case ballScaleRippleMultiple, ballSpinFadeLoader, lineSpinFadeLoader, triangleSkewSpin, pacman
    case ballGridBeat, semiCircleSpin, ballRotateChase, orbit, audioEqualizer, circleStrokeSpin
}

/// Replaces the appearance and disappearance of the presenter's view.
public typealias FadeInAnimation = (UIView) -> Void
public typealias FadeOutAnimation = (UIView, @escaping () -> Void) -> Void

/// A view that shows that something is in progress.
open class NVActivityIndicatorView: UIView {
    public static var DEFAULT_TYPE = NVActivityIndicatorType.ballSpinFadeLoader
    public static var DEFAULT_COLOR = UIColor.white
    public static var DEFAULT_TEXT_COLOR = UIColor.white
    public static var DEFAULT_PADDING: CGFloat = 0
    public static var DEFAULT_BLOCKER_SIZE = CGSize(width: 60, height: 60)
    public static var DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD = 0
    public static var DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME = 0
    public static var DEFAULT_BLOCKER_MESSAGE: String?
    public static var DEFAULT_BLOCKER_MESSAGE_SPACING: CGFloat = 8
    public static var DEFAULT_BLOCKER_MESSAGE_FONT = UIFont.boldSystemFont(ofSize: 20)
    public static var DEFAULT_BLOCKER_BACKGROUND_COLOR = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)

    open var type = NVActivityIndicatorView.DEFAULT_TYPE { didSet { setNeedsDisplay() } }
    open var color: UIColor = NVActivityIndicatorView.DEFAULT_COLOR { didSet { setNeedsDisplay() } }
    open var padding: CGFloat = NVActivityIndicatorView.DEFAULT_PADDING { didSet { setNeedsDisplay() } }
    /// The name of the animation in a document.
    public private(set) var typeName = ""
    public private(set) var isAnimating = false

    public init(
        frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil
    ) {
        super.init(frame: frame)
        self.type = type ?? Self.DEFAULT_TYPE
        self.color = color ?? Self.DEFAULT_COLOR
        self.padding = padding ?? Self.DEFAULT_PADDING
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isHidden = true
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        if let named = NVActivityIndicatorType(rawValue: typeName) { type = named }
    }

    open override var intrinsicContentSize: CGSize { bounds.size }

    public final func startAnimating() {
        isHidden = false
        isAnimating = true
        setNeedsDisplay()
    }

    public final func stopAnimating() {
        isHidden = true
        isAnimating = false
    }

    open override func draw(_ rect: CGRect) {
        guard isAnimating, type != .blank else { return }
        let side = min(bounds.width, bounds.height) - 2 * padding
        let radius = side / 10
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            let center = CGPoint(
                x: bounds.midX + (side / 2 - radius) * cos(angle),
                y: bounds.midY + (side / 2 - radius) * sin(angle))
            color.withAlphaComponent(color.cgColor.alpha * CGFloat(index + 1) / 8).setFill()
            UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
                .fill()
        }
    }
}

/// The content of the presenter.
public final class ActivityData {
    let size: CGSize
    let message: String?
    let messageFont: UIFont
    let messageSpacing: CGFloat
    let type: NVActivityIndicatorType
    let color: UIColor
    let padding: CGFloat
    let backgroundColor: UIColor
    let textColor: UIColor

    @MainActor public init(
        size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
        messageSpacing: CGFloat? = nil, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
        padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
        backgroundColor: UIColor? = nil, textColor: UIColor? = nil
    ) {
        typealias Defaults = NVActivityIndicatorView
        self.size = size ?? Defaults.DEFAULT_BLOCKER_SIZE
        self.message = message ?? Defaults.DEFAULT_BLOCKER_MESSAGE
        self.messageFont = messageFont ?? Defaults.DEFAULT_BLOCKER_MESSAGE_FONT
        self.messageSpacing = messageSpacing ?? Defaults.DEFAULT_BLOCKER_MESSAGE_SPACING
        self.type = type ?? Defaults.DEFAULT_TYPE
        self.color = color ?? Defaults.DEFAULT_COLOR
        self.padding = padding ?? Defaults.DEFAULT_PADDING
        self.backgroundColor = backgroundColor ?? Defaults.DEFAULT_BLOCKER_BACKGROUND_COLOR
        self.textColor = textColor ?? color ?? Defaults.DEFAULT_TEXT_COLOR
    }
}

/// Covers the app's window with an indicator and a message, without waiting.
@MainActor public final class NVActivityIndicatorPresenter {
    public static let sharedInstance = NVActivityIndicatorPresenter()

    private let cover = UIView()
    private let label = UILabel()
    private var indicator: NVActivityIndicatorView?

    public var isAnimating: Bool { cover.superview != nil }

    public final func startAnimating(_ data: ActivityData, _ fadeInAnimation: FadeInAnimation? = nil) {
        guard let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first else {
            return
        }
        stopAnimating()
        cover.frame = window.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = data.backgroundColor
        let indicator = NVActivityIndicatorView(
            frame: CGRect(origin: .zero, size: data.size), type: data.type, color: data.color,
            padding: data.padding)
        indicator.center = CGPoint(x: cover.bounds.midX, y: cover.bounds.midY)
        indicator.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        indicator.startAnimating()
        cover.addSubview(indicator)
        self.indicator = indicator
        label.font = data.messageFont
        label.textColor = data.textColor
        label.textAlignment = .center
        label.numberOfLines = 0
        label.autoresizingMask = indicator.autoresizingMask
        setMessage(data.message, spacing: data.messageSpacing)
        cover.addSubview(label)
        window.addSubview(cover)
        fadeInAnimation?(cover)
    }

    public final func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
        cover.subviews.forEach { $0.removeFromSuperview() }
        indicator = nil
        guard let fadeOutAnimation, isAnimating else { return cover.removeFromSuperview() }
        fadeOutAnimation(cover) { [cover] in cover.removeFromSuperview() }
    }

    public final func setMessage(_ message: String?) {
        setMessage(message, spacing: NVActivityIndicatorView.DEFAULT_BLOCKER_MESSAGE_SPACING)
    }

    private func setMessage(_ message: String?, spacing: CGFloat) {
        label.text = message
        let size = label.sizeThatFits(CGSize(width: cover.bounds.width - 16, height: cover.bounds.height))
        label.bounds.size = size
        label.center = CGPoint(
            x: cover.bounds.midX, y: (indicator?.frame.maxY ?? cover.bounds.midY) + spacing + size.height / 2)
    }
}

/// A controller that covers the app's window with an indicator.
@MainActor public protocol NVActivityIndicatorViewable {}

extension NVActivityIndicatorViewable where Self: UIViewController {
    public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }

    public func startAnimating(
        _ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
        type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil,
        displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil, backgroundColor: UIColor? = nil,
        textColor: UIColor? = nil, fadeInAnimation: FadeInAnimation? = nil
    ) {
        let data = ActivityData(
            size: size, message: message, messageFont: messageFont, type: type, color: color,
            padding: padding,
            backgroundColor: backgroundColor, textColor: textColor)
        NVActivityIndicatorPresenter.sharedInstance.startAnimating(data, fadeInAnimation)
    }

    public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
        NVActivityIndicatorPresenter.sharedInstance.stopAnimating(fadeOutAnimation)
    }
}
