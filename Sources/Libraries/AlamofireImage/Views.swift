import Alamofire
@_spi(Frameworks) import UIKit

extension UIImageView {
    /// The transition from the placeholder to the loaded image.
    public enum ImageTransition {
        case noTransition
        case crossDissolve(TimeInterval)
        case curlDown(TimeInterval), curlUp(TimeInterval)
        case flipFromBottom(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval),
            flipFromTop(TimeInterval)

        /// The duration and the animation; nil without one.
        fileprivate var animation: (duration: TimeInterval, options: UIView.AnimationOptions)? {
            switch self {
            case .noTransition: nil
            case .crossDissolve(let duration): (duration, .transitionCrossDissolve)
            case .curlDown(let duration): (duration, .transitionCurlDown)
            case .curlUp(let duration): (duration, .transitionCurlUp)
            case .flipFromBottom(let duration): (duration, .transitionFlipFromBottom)
            case .flipFromLeft(let duration): (duration, .transitionFlipFromLeft)
            case .flipFromRight(let duration): (duration, .transitionFlipFromRight)
            case .flipFromTop(let duration): (duration, .transitionFlipFromTop)
            }
        }
    }
}

extension UIImageView: AlamofireExtended {}
extension UIButton: AlamofireExtended {}

/// The requests of views.
@MainActor private enum Requests {
    private static let images = AssociatedValue<RequestReceipt>()
    private static let backgrounds = AssociatedValue<RequestReceipt>()

    /// Cancels the request of a view's image, or of its background image.
    static func cancel(_ view: UIView, isBackground: Bool = false) { replace(nil, of: view, isBackground) }

    static func replace(_ receipt: RequestReceipt?, of view: UIView, _ isBackground: Bool = false) {
        let receipts = isBackground ? backgrounds : images
        if let old = receipts[view] { ImageDownloader.default.cancelRequest(with: old) }
        receipts[view] = receipt
    }

    /// Forgets a request that has ended.
    static func end(_ view: UIView, _ isBackground: Bool = false) {
        (isBackground ? backgrounds : images)[view] = nil
    }
}

@MainActor extension AlamofireExtension where ExtendedType: UIImageView {
    /// Loads an image into the view; an earlier request of the view is cancelled.
    public func setImage(
        withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil, serializer: Any? = nil,
        filter: (any ImageFilter)? = nil, progress: ImageDownloader.ProgressHandler? = nil,
        progressQueue: DispatchQueue = .main, imageTransition: UIImageView.ImageTransition = .noTransition,
        runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        setImage(
            withURLRequest: URLRequest(url: url), placeholderImage: placeholderImage, filter: filter,
            imageTransition: imageTransition, completion: completion)
    }

    public func setImage(
        withURLRequest urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
        placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, imageTransition: UIImageView.ImageTransition = .noTransition,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let view = type as UIImageView
        Requests.cancel(view)
        if let placeholderImage { view.image = placeholderImage }
        let receipt = ImageDownloader.default.download(urlRequest, filter: filter) { [weak view] response in
            guard let view, response.error?.isRequestCancelledError != true else { return }
            Requests.end(view)
            if let image = response.value { show(image, in: view, imageTransition) }
            completion?(response)
        }
        if let receipt { Requests.replace(receipt, of: view) }
    }

    public func cancelImageRequest() { Requests.cancel(type) }
}

@MainActor private func show(
    _ image: UIImage, in view: UIImageView, _ transition: UIImageView.ImageTransition
) {
    guard let animation = transition.animation else { return view.image = image }
    UIView.transition(with: view, duration: animation.duration, options: animation.options) {
        view.image = image
    }
}

@MainActor extension AlamofireExtension where ExtendedType: UIButton {
    public func setImage(
        for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        load(url, filter, isBackground: false, completion) { $0.setImage($1 ?? placeholderImage, for: state) }
    }

    public func setBackgroundImage(
        for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        load(url, filter, isBackground: true, completion) {
            $0.setBackgroundImage($1 ?? placeholderImage, for: state)
        }
    }

    private func load(
        _ url: URL, _ filter: (any ImageFilter)?, isBackground: Bool,
        _ completion: ((AFIDataResponse<UIImage>) -> Void)?,
        _ set: @escaping (UIButton, UIImage?) -> Void
    ) {
        let button = type as UIButton
        Requests.cancel(button, isBackground: isBackground)
        set(button, nil)
        let receipt = ImageDownloader.default.download(URLRequest(url: url), filter: filter) {
            [weak button] response in
            guard let button, response.error?.isRequestCancelledError != true else { return }
            Requests.end(button, isBackground)
            if let image = response.value { set(button, image) }
            completion?(response)
        }
        if let receipt { Requests.replace(receipt, of: button, isBackground) }
    }

    public func cancelImageRequest(for state: UIControl.State) { Requests.cancel(type) }
}

// MARK: Names of version 3

extension UIImageView {
    public func af_setImage(
        withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        progress: ImageDownloader.ProgressHandler? = nil, progressQueue: DispatchQueue = .main,
        imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        af.setImage(
            withURL: url, placeholderImage: placeholderImage, filter: filter, progress: progress,
            progressQueue: progressQueue, imageTransition: imageTransition,
            runImageTransitionIfCached: runImageTransitionIfCached, completion: completion)
    }
    public func af_cancelImageRequest() { af.cancelImageRequest() }
}

extension UIButton {
    public func af_setImage(for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil) {
        af.setImage(for: state, url: url, placeholderImage: placeholderImage)
    }
}

extension UIImage {
    public func af_imageScaled(to size: CGSize) -> UIImage { af.imageScaled(to: size) }
    public func af_imageAspectScaled(toFit size: CGSize) -> UIImage { af.imageAspectScaled(toFit: size) }
    public func af_imageAspectScaled(toFill size: CGSize) -> UIImage { af.imageAspectScaled(toFill: size) }
    public func af_imageRounded(withCornerRadius radius: CGFloat) -> UIImage {
        af.imageRounded(withCornerRadius: radius)
    }
    public func af_imageRoundedIntoCircle() -> UIImage { af.imageRoundedIntoCircle() }
}
