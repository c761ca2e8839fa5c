@_spi(Frameworks) import UIKit

/// A view that displays an image.
@MainActor public protocol ImageDisplaying: UIView {
    func display(_ image: PlatformImage?)
}

extension UIImageView: ImageDisplaying {
    public func display(_ image: PlatformImage?) { self.image = image }
}

public typealias Nuke_ImageDisplaying = ImageDisplaying
public typealias ImageDisplayingView = UIView & ImageDisplaying

/// The images of a view while one is loaded and after it failed.
public struct ImageLoadingOptions {
    @MainActor public static var shared = ImageLoadingOptions()

    public var placeholder: PlatformImage?
    public var failureImage: PlatformImage?
    public var transition: Transition?
    public var failureImageTransition: Transition?
    public var alwaysTransition = false
    public var isPrepareForReuseEnabled = true
    public var isProgressiveRenderingEnabled = true
    public var contentModes: ContentModes?
    public var tintColors: TintColors?
    public var pipeline: ImagePipeline?
    public var processors: [any ImageProcessing] = []

    public init(
        placeholder: PlatformImage? = nil, transition: Transition? = nil, failureImage: PlatformImage? = nil,
        failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil,
        tintColors: TintColors? = nil
    ) {
        (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
        self.failureImageTransition = failureImageTransition
        (self.contentModes, self.tintColors) = (contentModes, tintColors)
    }

    public struct ContentModes: Sendable {
        public var (success, failure, placeholder):
            (UIView.ContentMode, UIView.ContentMode, UIView.ContentMode)
        public init(
            success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode
        ) {
            (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
        }
    }

    public struct TintColors {
        public var (success, failure, placeholder): (UIColor?, UIColor?, UIColor?)
        public init(success: UIColor?, failure: UIColor?, placeholder: UIColor?) {
            (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
        }
    }

    public struct Transition {
        fileprivate let show: @MainActor (any ImageDisplaying, UIImage) -> Void

        public static func fadeIn(duration: TimeInterval, options: UIView.AnimationOptions = []) -> Transition
        {
            Transition { view, image in
                let options = options.union([.transitionCrossDissolve, .allowUserInteraction])
                UIView.transition(with: view, duration: duration, options: options) { view.display(image) }
            }
        }

        public static func custom(_ closure: @escaping @MainActor (any ImageDisplaying, UIImage) -> Void)
            -> Transition
        { Transition(show: closure) }
    }
}

@MainActor private let tasks = AssociatedValue<ImageTask>()

/// Loads an image into a view; an earlier request of the view is cancelled.
@discardableResult @MainActor public func loadImage(
    with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
    into view: any ImageDisplaying,
    progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)? = nil,
    completion: ((_ result: Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
    let options = options ?? .shared
    cancelRequest(for: view)
    guard var request = request?.asImageRequest(), request.url != nil else {
        fail(view, options)
        completion?(.failure(.imageRequestMissing))
        return nil
    }
    if request.processors.isEmpty { request.processors = options.processors }
    let pipeline = options.pipeline ?? .shared
    if let known = pipeline.known(request) {
        show(known.image, in: view, options, isKnown: true)
        let response = ImageResponse(
            container: known, request: request, urlResponse: nil, cacheType: .memory)
        completion?(.success(response))
        return nil
    }
    if let placeholder = options.placeholder {
        set(placeholder, in: view, options.contentModes?.placeholder, options.tintColors?.placeholder)
    } else if options.isPrepareForReuseEnabled {
        view.display(nil)
    }
    let task = pipeline.loadImage(with: request, queue: .main, progress: progress) { [weak view] result in
        MainActor.assumeIsolated {
            guard let view else { return }
            tasks[view] = nil
            switch result {
            case .success(let response): show(response.image, in: view, options, isKnown: false)
            case .failure: fail(view, options)
            }
            completion?(result)
        }
    }
    tasks[view] = task
    return task
}

@discardableResult @MainActor public func loadImage(
    with url: URL?, options: ImageLoadingOptions? = nil, into view: any ImageDisplaying,
    completion: @escaping (_ result: Result<ImageResponse, ImagePipeline.Error>) -> Void
) -> ImageTask? {
    loadImage(
        with: url.map { $0 as any ImageRequestConvertible }, options: options, into: view, progress: nil,
        completion: completion)
}

@MainActor public func cancelRequest(for view: any ImageDisplaying) {
    tasks[view]?.cancel()
    tasks[view] = nil
}

@MainActor private func show(
    _ image: UIImage, in view: any ImageDisplaying, _ options: ImageLoadingOptions, isKnown: Bool
) {
    if let mode = options.contentModes?.success { view.contentMode = mode }
    if let tint = options.tintColors?.success { view.tintColor = tint }
    guard let transition = options.transition, !isKnown || options.alwaysTransition else {
        return view.display(image)
    }
    transition.show(view, image)
}

@MainActor private func fail(_ view: any ImageDisplaying, _ options: ImageLoadingOptions) {
    guard let image = options.failureImage else { return }
    set(image, in: view, options.contentModes?.failure, options.tintColors?.failure)
}

@MainActor private func set(
    _ image: UIImage, in view: any ImageDisplaying, _ mode: UIView.ContentMode?, _ tint: UIColor?
) {
    if let mode { view.contentMode = mode }
    if let tint { view.tintColor = tint }
    view.display(image)
}
