import UIKit

/// A view with the size and the times of an animation, which is not drawn.
open class LottieAnimationView: UIView {
    /// The name of a resource, in a document.
    open var animationName: String? { didSet { loadNamed() } }
    open var animation: LottieAnimation? {
        didSet {
            stop()
            invalidateIntrinsicContentSize()
        }
    }
    open var loopMode = LottieLoopMode.playOnce
    open var animationSpeed: CGFloat = 1
    open var backgroundBehavior = LottieBackgroundBehavior.pause
    open var shouldRasterizeWhenIdle = false
    open var respectAnimationFrameRate = false
    open var currentProgress: AnimationProgressTime = 0
    /// Whether a document lets the animation begin.
    open var autoPlay = false
    public private(set) var isAnimationPlaying = false

    /// The number of times that the animation has begun.
    private var runs = 0
    private var completion: LottieCompletionBlock?

    // MARK: Creation

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(
        animation: LottieAnimation?, imageProvider: AnyObject? = nil,
        configuration: LottieConfiguration = .shared
    ) {
        self.init(frame: animation?.bounds ?? .zero)
        self.animation = animation
    }

    public convenience init(
        name: String, bundle: Bundle = .main, subdirectory: String? = nil,
        configuration: LottieConfiguration = .shared
    ) {
        self.init(animation: LottieAnimation.named(name, bundle: bundle, subdirectory: subdirectory))
    }

    public convenience init(filePath: String) { self.init(animation: LottieAnimation.filepath(filePath)) }

    public convenience init(asset name: String, bundle: Bundle = .main) {
        self.init(animation: LottieAnimation.asset(name, bundle: bundle))
    }

    public convenience init(url: URL, closure: @escaping ((any Error)?) -> Void = { _ in }) {
        self.init(frame: .zero)
        LottieAnimation.loadedFrom(
            url: url,
            closure: { [weak self] animation in
                MainActor.assumeIsolated {
                    self?.animation = animation
                    closure(animation == nil ? URLError(.cannotDecodeContentData) : nil)
                }
            })
    }

    private func loadNamed() {
        if let animationName { animation = LottieAnimation.named(animationName) }
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        if animation == nil { loadNamed() }
        if autoPlay { play() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { Inert.use("LottieAnimationView: drawing an animation") }
    }

    open override var intrinsicContentSize: CGSize {
        animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // MARK: Time

    public var currentFrame: AnimationFrameTime {
        get { animation?.frameTime(forProgress: currentProgress) ?? 0 }
        set { currentProgress = animation?.progressTime(forFrame: newValue) ?? 0 }
    }
    public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }
    public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }

    open func play(completion: LottieCompletionBlock? = nil) {
        play(fromProgress: nil, toProgress: 1, loopMode: nil, completion: completion)
    }

    /// Advances to a progress; the handler is called at the end, and never while the animation repeats.
    open func play(
        fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
        loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
    ) {
        finish(false)
        guard let animation else {
            completion?(false)
            return
        }
        if let loopMode { self.loopMode = loopMode }
        let start = fromProgress ?? (currentProgress >= toProgress ? 0 : currentProgress)
        currentProgress = start
        isAnimationPlaying = true
        self.completion = completion
        guard let repetitions else { return }
        let time =
            animation.duration * Double(abs(toProgress - start)) / max(Double(abs(animationSpeed)), 0.01)
        let run = runs
        DispatchQueue.main.asyncAfter(deadline: .now() + time * repetitions) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.runs == run else { return }
                self.currentProgress = toProgress
                self.finish(true)
            }
        }
    }

    open func play(
        fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime, loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        play(
            fromProgress: fromFrame.flatMap { animation?.progressTime(forFrame: $0) },
            toProgress: animation?.progressTime(forFrame: toFrame) ?? 1, loopMode: loopMode,
            completion: completion)
    }

    open func play(
        fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
        loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
    ) {
        guard let end = animation?.progressTime(forMarker: toMarker) else { return }
        play(
            fromProgress: fromMarker.flatMap { animation?.progressTime(forMarker: $0) }, toProgress: end,
            loopMode: loopMode, completion: completion)
    }

    /// The number of times that the animation is played; nil without an end.
    private var repetitions: Double? {
        switch loopMode {
        case .playOnce: 1
        case .loop, .autoReverse: nil
        case .repeat(let count): Double(count)
        case .repeatBackwards(let count): 2 * Double(count)
        }
    }

    open func stop() {
        finish(false)
        currentProgress = 0
    }

    open func pause() { finish(false) }

    private func finish(_ isComplete: Bool) {
        runs += 1
        isAnimationPlaying = false
        let handler = completion
        completion = nil
        handler?(isComplete)
    }

    // MARK: Values

    open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
        Inert.use("LottieAnimationView.setValueProvider")
    }
    open func reloadImages() {}
    open func forceDisplayUpdate() {}
    open func progressTime(forMarker name: String) -> AnimationProgressTime? {
        animation?.progressTime(forMarker: name)
    }
    open func frameTime(forMarker name: String) -> AnimationFrameTime? {
        animation?.frameTime(forMarker: name)
    }
}
