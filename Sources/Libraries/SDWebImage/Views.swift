@_spi(Frameworks) import UIKit

/// Shows that an image is loaded.
public protocol SDWebImageIndicator: AnyObject {
    var indicatorView: UIView { get }
    func startAnimatingIndicator()
    func stopAnimatingIndicator()
    func updateProgress(_ progress: Double)
}

extension SDWebImageIndicator {
    public func updateProgress(_ progress: Double) {}
}

open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    public let indicator: UIActivityIndicatorView
    public var indicatorView: UIView { indicator }

    public init(style: UIActivityIndicatorView.Style, color: UIColor? = nil) {
        indicator = UIActivityIndicatorView(style: style)
        if let color { indicator.color = color }
    }

    public func startAnimatingIndicator() {
        indicator.startAnimating()
        indicator.isHidden = false
    }
    public func stopAnimatingIndicator() {
        indicator.stopAnimating()
        indicator.isHidden = true
    }

    public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium) }
    public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large) }
    public static var white: SDWebImageActivityIndicator {
        SDWebImageActivityIndicator(style: .medium, color: .white)
    }
    public static var whiteLarge: SDWebImageActivityIndicator {
        SDWebImageActivityIndicator(style: .large, color: .white)
    }
    public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium) }
    public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large) }
}

open class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
    public let indicator = UIProgressView(progressViewStyle: .default)
    public var indicatorView: UIView { indicator }
    public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
    public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }

    public func startAnimatingIndicator() {
        indicator.progress = 0
        indicator.isHidden = false
    }
    public func stopAnimatingIndicator() { indicator.isHidden = true }
    public func updateProgress(_ progress: Double) { indicator.setProgress(Float(progress), animated: true) }
}

/// The transition from the placeholder to the loaded image.
open class SDWebImageTransition: NSObject {
    public var duration: TimeInterval = 0.5
    public var animationOptions: UIView.AnimationOptions = []
    public var avoidAutoSetImage = false
    public var prepares: ((UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void)?
    public var animations: ((UIView, UIImage?) -> Void)?
    public var completion: ((Bool) -> Void)?

    private static func transition(_ options: UIView.AnimationOptions, _ duration: TimeInterval)
        -> SDWebImageTransition
    {
        let transition = SDWebImageTransition()
        (transition.animationOptions, transition.duration) = ([options, .allowUserInteraction], duration)
        return transition
    }

    public class var fade: SDWebImageTransition { fade(duration: 0.5) }
    public class func fade(duration: TimeInterval) -> SDWebImageTransition {
        transition(.transitionCrossDissolve, duration)
    }
    public class var flipFromLeft: SDWebImageTransition { transition(.transitionFlipFromLeft, 0.5) }
    public class var flipFromRight: SDWebImageTransition { transition(.transitionFlipFromRight, 0.5) }
    public class var flipFromTop: SDWebImageTransition { transition(.transitionFlipFromTop, 0.5) }
    public class var flipFromBottom: SDWebImageTransition { transition(.transitionFlipFromBottom, 0.5) }
    public class var curlUp: SDWebImageTransition { transition(.transitionCurlUp, 0.5) }
    public class var curlDown: SDWebImageTransition { transition(.transitionCurlDown, 0.5) }
}

/// The state of the images that a view loads.
private final class LoadState {
    var operations: [String: SDWebImageCombinedOperation] = [:]
    var identifiers: [String: Int] = [:]
    var url: URL?
    var indicator: (any SDWebImageIndicator)?
    var transition: SDWebImageTransition?

    private static let states = AssociatedValue<LoadState>()

    static func of(_ view: UIView) -> LoadState { states.value(of: view) { LoadState() } }

    func begin(_ key: String) -> Int {
        operations[key]?.cancel()
        operations[key] = nil
        let identifier = (identifiers[key] ?? 0) + 1
        identifiers[key] = identifier
        return identifier
    }
}

extension UIView {
    private var loads: LoadState { LoadState.of(self) }

    public var sd_imageURL: URL? { loads.url }

    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { loads.indicator }
        set {
            loads.indicator?.indicatorView.removeFromSuperview()
            loads.indicator = newValue
            guard let view = newValue?.indicatorView else { return }
            view.isHidden = true
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
            addSubview(view)
        }
    }

    public var sd_imageTransition: SDWebImageTransition? {
        get { loads.transition }
        set { loads.transition = newValue }
    }

    /// Names of version 4.
    public func sd_setShowActivityIndicatorView(_ show: Bool) {
        sd_imageIndicator = show ? SDWebImageActivityIndicator.gray : nil
    }
    public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {
        sd_imageIndicator = SDWebImageActivityIndicator(style: style)
    }

    public func sd_cancelCurrentImageLoad() {
        for key in loads.operations.keys { sd_cancelImageLoadOperation(withKey: key) }
    }
    public func sd_cancelImageLoadOperation(withKey key: String?) {
        guard let key else { return }
        _ = loads.begin(key)
        loads.indicator?.stopAnimatingIndicator()
    }

    /// Loads an image, and sets it unless the view has begun to load another one.
    func load(
        _ url: URL?, _ key: String, _ placeholder: UIImage?, _ options: SDWebImageOptions,
        _ context: [SDWebImageContextOption: Any]?, _ progress: SDImageLoaderProgressBlock?,
        _ set: @escaping (UIImage?) -> Void, _ completed: SDExternalCompletionBlock?
    ) {
        let loads = loads
        let identifier = loads.begin(key)
        loads.url = url
        if !options.contains(.delayPlaceholder) { set(placeholder) }
        guard let url else {
            loads.indicator?.stopAnimatingIndicator()
            completed?(nil, SDWebImageError(.invalidURL), .none, nil)
            return
        }
        loads.indicator?.startAnimatingIndicator()
        let manager = context?[.customManager] as? SDWebImageManager ?? .shared
        let report: SDImageLoaderProgressBlock = { received, expected, url in
            loads.indicator?.updateProgress(expected > 0 ? Double(received) / Double(expected) : 0)
            progress?(received, expected, url)
        }
        let operation = manager.loadImage(with: url, options: options, context: context, progress: report) {
            [weak self] image, _, error, type, _, url in
            guard let self, loads.identifiers[key] == identifier else { return }
            loads.indicator?.stopAnimatingIndicator()
            if image == nil, options.contains(.delayPlaceholder) { set(placeholder) }
            if let image, !options.contains(.avoidAutoSetImage) { self.show(image, type, options, set) }
            completed?(image, error, type, url)
        }
        if loads.identifiers[key] == identifier { loads.operations[key] = operation }
    }

    private func show(
        _ image: UIImage, _ type: SDImageCacheType, _ options: SDWebImageOptions,
        _ set: @escaping (UIImage?) -> Void
    ) {
        guard let transition = sd_imageTransition, type == .none || options.contains(.forceTransition) else {
            return set(image)
        }
        transition.prepares?(self, image, nil, type, sd_imageURL)
        UIView.transition(
            with: self, duration: transition.duration, options: transition.animationOptions,
            animations: {
                if !transition.avoidAutoSetImage { set(image) }
                transition.animations?(self, image)
            }, completion: transition.completion)
    }
}

extension UIImageView {
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: context, progress: nil,
            completed: nil)
    }
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        completed: SDExternalCompletionBlock?
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil,
            completed: completed)
    }
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock?,
        completed: SDExternalCompletionBlock?
    ) {
        load(
            url, "UIImageView", placeholder, options, context, progress, { [weak self] in self?.image = $0 },
            completed)
    }

    public func sd_setHighlightedImage(
        with url: URL?, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        load(
            url, "highlighted", nil, options, nil, nil, { [weak self] in self?.highlightedImage = $0 },
            completed)
    }

    public func sd_cancelCurrentAnimationImagesLoad() { sd_cancelCurrentImageLoad() }
}

extension UIButton {
    public var sd_currentImageURL: URL? { sd_imageURL }
    public func sd_imageURL(for state: UIControl.State) -> URL? { sd_imageURL }

    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        load(
            url, "image \(state.rawValue)", placeholder, options, nil, nil,
            { [weak self] in self?.setImage($0, for: state) }, completed)
    }

    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        load(
            url, "background \(state.rawValue)", placeholder, options, nil, nil,
            { [weak self] in self?.setBackgroundImage($0, for: state) }, completed)
    }

    public func sd_cancelImageLoad(for state: UIControl.State) {
        sd_cancelImageLoadOperation(withKey: "image \(state.rawValue)")
    }
    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
        sd_cancelImageLoadOperation(withKey: "background \(state.rawValue)")
    }
}
