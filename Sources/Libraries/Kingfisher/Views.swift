@_spi(Frameworks) import UIKit

/// The content of a view while an image is loaded.
public protocol Placeholder {
    func add(to imageView: KFCrossPlatformImageView)
    func remove(from imageView: KFCrossPlatformImageView)
}

extension UIImage: Placeholder {
    public func add(to imageView: KFCrossPlatformImageView) { imageView.image = self }
    public func remove(from imageView: KFCrossPlatformImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
    /// Covers the image view.
    public func add(to imageView: KFCrossPlatformImageView) {
        imageView.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
            trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
            topAnchor.constraint(equalTo: imageView.topAnchor),
            bottomAnchor.constraint(equalTo: imageView.bottomAnchor),
        ])
    }

    public func remove(from imageView: KFCrossPlatformImageView) { removeFromSuperview() }
}

/// The type of the indicator that is visible while an image is loaded.
public enum IndicatorType {
    case none
    case activity
    case image(imageData: Data)
    case custom(indicator: any Indicator)
}

/// The size of an indicator.
public enum IndicatorSizeStrategy {
    case intrinsicSize
    case full
    case size(CGSize)
}

/// Shows that an image is loaded.
public protocol Indicator {
    func startAnimatingView()
    func stopAnimatingView()
    var centerOffset: CGPoint { get }
    var view: UIView { get }
    func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy
}

extension Indicator {
    public var centerOffset: CGPoint { .zero }
    public func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy { .full }
}

private final class ActivityIndicator: Indicator {
    private let activityIndicatorView = UIActivityIndicatorView(style: .medium)
    /// The number of tasks that it shows.
    private var count = 0

    var view: UIView { activityIndicatorView }

    func startAnimatingView() {
        if count == 0 {
            activityIndicatorView.startAnimating()
            activityIndicatorView.isHidden = false
        }
        count += 1
    }

    func stopAnimatingView() {
        guard count > 0 else { return }
        count -= 1
        guard count == 0 else { return }
        activityIndicatorView.stopAnimating()
        activityIndicatorView.isHidden = true
    }

    func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy { .intrinsicSize }
}

private final class ImageIndicator: Indicator {
    private let imageView = UIImageView()

    init(_ data: Data) {
        imageView.image = KingfisherWrapper.image(data: data, options: ImageCreatingOptions())
    }

    var view: UIView { imageView }
    func startAnimatingView() {
        imageView.startAnimating()
        imageView.isHidden = false
    }
    func stopAnimatingView() {
        imageView.stopAnimating()
        imageView.isHidden = true
    }
    func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy { .intrinsicSize }
}

/// The state of a view's tasks.
final class ViewState {
    var identifier: Source.Identifier.Value?
    var task: DownloadTask?
    var placeholder: (any Placeholder)?
    var indicatorType = IndicatorType.none
    var indicator: (any Indicator)?
    /// Those of a button's other images and states.
    var parts: [String: ViewState] = [:]

    private static nonisolated(unsafe) var last: Source.Identifier.Value = 0
    private static let states = AssociatedValue<ViewState>()

    static func next() -> Source.Identifier.Value {
        last += 1
        return last
    }

    static func of(_ object: AnyObject) -> ViewState { states.value(of: object) { ViewState() } }

    func part(_ name: String) -> ViewState {
        if let part = parts[name] { return part }
        let part = ViewState()
        parts[name] = part
        return part
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}

extension KingfisherWrapper where Base: UIImageView {
    private var state: ViewState { ViewState.of(base) }

    /// Identifies the current task.
    public var taskIdentifier: Source.Identifier.Value? { state.identifier }

    public var indicatorType: IndicatorType {
        get { state.indicatorType }
        nonmutating set {
            state.indicatorType = newValue
            switch newValue {
            case .none: replaceIndicator(nil)
            case .activity: replaceIndicator(ActivityIndicator())
            case .image(let data): replaceIndicator(ImageIndicator(data))
            case .custom(let indicator): replaceIndicator(indicator)
            }
        }
    }

    public private(set) var indicator: (any Indicator)? {
        get { state.indicator }
        nonmutating set { replaceIndicator(newValue) }
    }

    public private(set) var placeholder: (any Placeholder)? {
        get { state.placeholder }
        nonmutating set {
            state.placeholder?.remove(from: base)
            if let newValue { newValue.add(to: base) } else { base.image = nil }
            state.placeholder = newValue
        }
    }

    private func replaceIndicator(_ indicator: (any Indicator)?) {
        state.indicator?.view.removeFromSuperview()
        state.indicator = indicator
        guard let indicator else { return }
        let view = indicator.view
        base.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.centerXAnchor.constraint(equalTo: base.centerXAnchor, constant: indicator.centerOffset.x)
            .isActive = true
        view.centerYAnchor.constraint(equalTo: base.centerYAnchor, constant: indicator.centerOffset.y)
            .isActive = true
        switch indicator.sizeStrategy(in: base) {
        case .intrinsicSize: break
        case .full:
            view.heightAnchor.constraint(equalTo: base.heightAnchor).isActive = true
            view.widthAnchor.constraint(equalTo: base.widthAnchor).isActive = true
        case .size(let size):
            view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
            view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        }
        view.isHidden = true
    }

    // MARK: Setting images

    @discardableResult
    public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        let options = KingfisherParsedOptionsInfo(KingfisherManager.shared.defaultOptions + (options ?? []))
        return setImage(source, placeholder, options, progressBlock, completionHandler)
    }

    @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    @discardableResult
    public func setImage(
        with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: provider?.convertToSource(), placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// The handler of version 4.
    @_disfavoredOverload @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((KFCrossPlatformImage?, NSError?, CacheType, URL?) -> Void)?
    ) -> DownloadTask? {
        setImage(
            with: resource, placeholder: placeholder, options: options, progressBlock: progressBlock
        ) { (result: Result<RetrieveImageResult, KingfisherError>) in
            result.report(to: completionHandler, url: resource?.downloadURL)
        }
    }

    func setImage(
        _ source: Source?, _ placeholder: (any Placeholder)?, _ parsed: KingfisherParsedOptionsInfo,
        _ progress: DownloadProgressBlock?,
        _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        let state = state
        guard let source else {
            showPlaceholder(placeholder)
            state.identifier = nil
            completion?(.failure(.imageSettingError(reason: .emptySource)))
            return nil
        }
        var options = parsed
        if !options.keepCurrentImageWhileLoading || base.image == nil { showPlaceholder(placeholder) }
        state.indicator?.startAnimatingView()
        let identifier = ViewState.next()
        state.identifier = identifier
        if base is AnimatedImageView { options.preloadAllAnimationData = false }
        options.callbackQueue = .untouch
        let view = base as UIImageView
        let task = KingfisherManager.shared.retrieveImage(
            source, options, progress, { state.task = $0 },
            { result in
                CallbackQueue.mainCurrentOrAsync.execute {
                    state.indicator?.stopAnimatingView()
                    guard state.identifier == identifier else {
                        let (loaded, error) = (try? result.get(), result.failure)
                        completion?(
                            .failure(
                                .imageSettingError(
                                    reason: .notCurrentSourceTask(
                                        result: loaded, error: error, source: source))))
                        return
                    }
                    state.task = nil
                    state.identifier = nil
                    view.kf.show(result, options, completion)
                }
            })
        if state.identifier == identifier { state.task = task }
        return task
    }

    private func showPlaceholder(_ placeholder: (any Placeholder)?) { self.placeholder = placeholder }

    private func show(
        _ result: Result<RetrieveImageResult, KingfisherError>, _ options: KingfisherParsedOptionsInfo,
        _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) {
        switch result {
        case .failure:
            if let image = options.onFailureImage { base.image = image }
            completion?(result)
        case .success(let loaded):
            guard options.forceTransition || loaded.cacheType == .none, options.transition.duration > 0 else {
                clearPlaceholder()
                base.image = loaded.image
                completion?(result)
                return
            }
            transit(to: loaded.image, options.transition) { completion?(result) }
        }
    }

    private func clearPlaceholder() {
        state.placeholder?.remove(from: base)
        state.placeholder = nil
    }

    private func transit(to image: UIImage, _ transition: ImageTransition, _ completion: @escaping () -> Void)
    {
        let view = base as UIImageView
        view.kf.clearPlaceholder()
        UIView.transition(
            with: view, duration: transition.duration,
            options: [transition.animationOptions, .allowUserInteraction],
            animations: {
                if case .custom(_, _, let animations?, _) = transition {
                    animations(view, image)
                } else {
                    view.image = image
                }
            },
            completion: { isFinished in
                if case .custom(_, _, _, let ended?) = transition { ended(isFinished) }
                completion()
            })
    }

    /// Cancels the download of the image.
    public func cancelDownloadTask() { state.cancel() }

    /// The address of the image of version 4.
    public var webURL: URL? { state.task?.sessionTask?.originalURL }
}

extension Result {
    var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension KingfisherWrapper where Base: UIButton {
    public typealias Completion = (Result<RetrieveImageResult, KingfisherError>) -> Void

    @discardableResult
    public func setImage(
        with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: Completion? = nil
    ) -> DownloadTask? {
        let button = base as UIButton
        return load(
            source, "image \(state.rawValue)", placeholder, options, progressBlock,
            { button.setImage($0, for: state) }, completionHandler)
    }

    @discardableResult
    public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: Completion? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    @discardableResult
    public func setBackgroundImage(
        with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: Completion? = nil
    ) -> DownloadTask? {
        let button = base as UIButton
        return load(
            source, "background \(state.rawValue)", placeholder, options, progressBlock,
            { button.setBackgroundImage($0, for: state) }, completionHandler)
    }

    @discardableResult
    public func setBackgroundImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: Completion? = nil
    ) -> DownloadTask? {
        setBackgroundImage(
            with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    public func cancelImageDownloadTask() { cancel("image ") }
    public func cancelBackgroundImageDownloadTask() { cancel("background ") }

    private func cancel(_ prefix: String) {
        for (name, part) in ViewState.of(base).parts where name.hasPrefix(prefix) { part.cancel() }
    }

    private func load(
        _ source: Source?, _ name: String, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
        _ progress: DownloadProgressBlock?, _ set: @escaping (UIImage?) -> Void, _ completion: Completion?
    ) -> DownloadTask? {
        let part = ViewState.of(base).part(name)
        guard let source else {
            set(placeholder)
            part.identifier = nil
            completion?(.failure(.imageSettingError(reason: .emptySource)))
            return nil
        }
        var options = KingfisherParsedOptionsInfo(KingfisherManager.shared.defaultOptions + (options ?? []))
        options.callbackQueue = .untouch
        if !options.keepCurrentImageWhileLoading { set(placeholder) }
        let identifier = ViewState.next()
        part.identifier = identifier
        let task = KingfisherManager.shared.retrieveImage(
            source, options, progress, { part.task = $0 },
            { result in
                CallbackQueue.mainCurrentOrAsync.execute {
                    guard part.identifier == identifier else {
                        completion?(
                            .failure(
                                .imageSettingError(
                                    reason: .notCurrentSourceTask(
                                        result: try? result.get(), error: result.failure, source: source))))
                        return
                    }
                    (part.task, part.identifier) = (nil, nil)
                    switch result {
                    case .success(let loaded): set(loaded.image)
                    case .failure: if let image = options.onFailureImage { set(image) }
                    }
                    completion?(result)
                }
            })
        if part.identifier == identifier { part.task = task }
        return task
    }
}

/// An image view that plays animated images.
open class AnimatedImageView: UIImageView {
    /// The number of an animation's repetitions.
    public enum RepeatCount: Equatable {
        case once
        case finite(count: UInt)
        case infinite
    }

    public var autoPlayAnimatedImage = true
    public var framePreloadCount = 10
    public var needsPrescaling = true
    public var backgroundDecode = true
    public var runLoopMode = RunLoop.Mode.common
    public var repeatCount = RepeatCount.infinite
}
