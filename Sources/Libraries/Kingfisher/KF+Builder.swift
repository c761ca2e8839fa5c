import FoundationNetworking
import UIKit

extension KF {
    public static func source(_ source: Source?) -> Builder { Builder(source) }
    public static func resource(_ resource: (any Resource)?) -> Builder {
        Builder(resource?.convertToSource())
    }
    public static func dataProvider(_ provider: (any ImageDataProvider)?) -> Builder {
        Builder(provider?.convertToSource())
    }
    public static func data(_ data: Data?, cacheKey: String) -> Builder {
        dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
    }
    public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
        source(url.map { $0.convertToSource(overrideCacheKey: cacheKey) })
    }

    /// A request for an image. Its functions change it and return it.
    public final class Builder {
        private let source: Source?
        private var placeholder: (any Placeholder)?
        private var options = KingfisherParsedOptionsInfo(KingfisherManager.shared.defaultOptions)
        private var success: ((RetrieveImageResult) -> Void)?
        private var failure: ((KingfisherError) -> Void)?
        private var progress: DownloadProgressBlock?

        init(_ source: Source?) { self.source = source }

        private func with(_ change: (Builder) -> Void) -> Self {
            change(self)
            return self
        }

        // MARK: Setting

        @discardableResult
        public func set(to imageView: KFCrossPlatformImageView) -> DownloadTask? {
            let (success, failure) = (success, failure)
            return imageView.kf.setImage(source, placeholder, options, progress) { result in
                switch result {
                case .success(let loaded): success?(loaded)
                case .failure(let error): failure?(error)
                }
            }
        }

        @discardableResult
        public func set(to button: UIButton, for state: UIControl.State) -> DownloadTask? {
            let (success, failure) = (success, failure)
            return button.kf.setImage(
                with: source, for: state, placeholder: placeholder as? UIImage, options: buttonOptions,
                progressBlock: progress
            ) { result in
                switch result {
                case .success(let loaded): success?(loaded)
                case .failure(let error): failure?(error)
                }
            }
        }

        private var buttonOptions: KingfisherOptionsInfo {
            [.processor(options.processor), .scaleFactor(options.scaleFactor)]
                + (options.targetCache.map { [.targetCache($0)] } ?? [])
                + (options.forceRefresh ? [.forceRefresh] : [])
        }

        // MARK: Handlers

        public func onSuccess(_ handler: ((RetrieveImageResult) -> Void)?) -> Self {
            with { $0.success = handler }
        }
        public func onFailure(_ handler: ((KingfisherError) -> Void)?) -> Self {
            with { $0.failure = handler }
        }
        public func onProgress(_ handler: DownloadProgressBlock?) -> Self { with { $0.progress = handler } }

        // MARK: Options

        public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
            with { $0.placeholder = placeholder }
        }
        public func placeholder(_ image: UIImage?) -> Self { with { $0.placeholder = image } }
        public func fade(duration: TimeInterval) -> Self { transition(.fade(duration)) }
        public func transition(_ transition: ImageTransition) -> Self {
            with { $0.options.transition = transition }
        }
        public func forceTransition(_ enabled: Bool = true) -> Self {
            with { $0.options.forceTransition = enabled }
        }
        public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
            with { $0.options.keepCurrentImageWhileLoading = enabled }
        }
        public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self {
            with { $0.options.onlyLoadFirstFrame = enabled }
        }
        public func onFailureImage(_ image: UIImage?) -> Self {
            with { $0.options.onFailureImage = .some(image) }
        }
        public func targetCache(_ cache: ImageCache) -> Self { with { $0.options.targetCache = cache } }
        public func originalCache(_ cache: ImageCache) -> Self { with { $0.options.originalCache = cache } }
        public func downloader(_ downloader: ImageDownloader) -> Self {
            with { $0.options.downloader = downloader }
        }
        public func downloadPriority(_ priority: Float) -> Self {
            with { $0.options.downloadPriority = priority }
        }
        public func forceRefresh(_ enabled: Bool = true) -> Self {
            with { $0.options.forceRefresh = enabled }
        }
        public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self {
            with { $0.options.fromMemoryCacheOrRefresh = enabled }
        }
        public func cacheMemoryOnly(_ enabled: Bool = true) -> Self {
            with { $0.options.cacheMemoryOnly = enabled }
        }
        public func waitForCache(_ enabled: Bool = true) -> Self {
            with { $0.options.waitForCache = enabled }
        }
        public func onlyFromCache(_ enabled: Bool = true) -> Self {
            with { $0.options.onlyFromCache = enabled }
        }
        public func backgroundDecode(_ enabled: Bool = true) -> Self {
            with { $0.options.backgroundDecode = enabled }
        }
        public func callbackQueue(_ queue: CallbackQueue) -> Self {
            with { $0.options.callbackQueue = queue }
        }
        public func scaleFactor(_ factor: CGFloat) -> Self { with { $0.options.scaleFactor = factor } }
        public func cacheOriginalImage(_ enabled: Bool = true) -> Self {
            with { $0.options.cacheOriginalImage = enabled }
        }
        public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self {
            with { $0.options.loadDiskFileSynchronously = enabled }
        }
        public func processingQueue(_ queue: CallbackQueue?) -> Self {
            with { $0.options.processingQueue = queue }
        }
        public func alternativeSources(_ sources: [Source]?) -> Self {
            with { $0.options.alternativeSources = sources }
        }
        public func retry(_ strategy: (any RetryStrategy)?) -> Self {
            with { $0.options.retryStrategy = strategy }
        }
        public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self {
            retry(DelayRetryStrategy(maxRetryCount: maxCount, retryInterval: interval))
        }
        public func lowDataModeSource(_ source: Source?) -> Self {
            with { $0.options.lowDataModeSource = source }
        }
        public func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self {
            with { $0.options.requestModifier = modifier }
        }
        public func requestModifier(_ block: @escaping (inout URLRequest) -> Void) -> Self {
            requestModifier(
                AnyModifier { request in
                    var request = request
                    block(&request)
                    return request
                })
        }
        public func imageModifier(_ modifier: (any ImageModifier)?) -> Self {
            with { $0.options.imageModifier = modifier }
        }
        public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self {
            with { $0.options.memoryCacheExpiration = expiration }
        }
        public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self {
            with { $0.options.diskCacheExpiration = expiration }
        }
        public func cacheSerializer(_ serializer: any CacheSerializer) -> Self {
            with { $0.options.cacheSerializer = serializer }
        }
        public func serialize(as format: ImageFormat, jpegCompressionQuality: CGFloat? = nil) -> Self {
            switch format {
            case .JPEG:
                cacheSerializer(
                    FormatIndicatedCacheSerializer.jpeg(compressionQuality: jpegCompressionQuality ?? 1))
            case .PNG: cacheSerializer(FormatIndicatedCacheSerializer.png)
            case .GIF: cacheSerializer(FormatIndicatedCacheSerializer.gif)
            case .unknown: cacheSerializer(DefaultCacheSerializer.default)
            }
        }

        // MARK: Processors

        public func setProcessor(_ processor: any ImageProcessor) -> Self {
            with { $0.options.processor = processor }
        }
        public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
            with { builder in
                guard let first = processors.first else { return }
                builder.options.processor = processors.dropFirst().reduce(first) { $0 |> $1 }
            }
        }
        public func appendProcessor(_ processor: any ImageProcessor) -> Self {
            with { $0.options.processor = $0.options.processor |> processor }
        }
        public func roundCorner(
            radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
            backgroundColor: UIColor? = nil
        ) -> Self {
            appendProcessor(
                RoundCornerImageProcessor(
                    radius: radius, targetSize: targetSize, roundingCorners: corners,
                    backgroundColor: backgroundColor))
        }
        public func blur(radius: CGFloat) -> Self { appendProcessor(BlurImageProcessor(blurRadius: radius)) }
        public func overlay(color: UIColor, fraction: CGFloat = 0.5) -> Self {
            appendProcessor(OverlayImageProcessor(overlay: color, fraction: fraction))
        }
        public func tint(color: UIColor) -> Self { appendProcessor(TintImageProcessor(tint: color)) }
        public func blackWhite() -> Self { appendProcessor(BlackWhiteProcessor()) }
        public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self {
            appendProcessor(CroppingImageProcessor(size: size, anchor: anchor))
        }
        public func downsampling(size: CGSize) -> Self {
            let processor = DownsamplingImageProcessor(size: size)
            return options.processor.identifier.isEmpty ? setProcessor(processor) : appendProcessor(processor)
        }
        public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self {
            appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
        }
    }
}
