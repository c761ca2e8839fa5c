import UIKit

extension UISlider {
    /// The places on the track of a slider, and the part of it that can be chosen.
    public struct TrackConfiguration {
        /// A place on the track.
        public struct Tick {
            /// The place, from 0 to 1.
            public var position: Float
            public var title: String?
            public var image: UIImage?

            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }

        /// Whether only the values of ticks can be chosen.
        public var allowsTickValuesOnly: Bool
        /// The value from which the track is filled.
        public var neutralValue: Float
        /// The values that can be chosen; nil for all.
        public var enabledRange: ClosedRange<Float>?
        public var ticks: [Tick]

        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float>? = nil,
            ticks: [Tick] = []
        ) {
            (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
            (self.enabledRange, self.ticks) = (enabledRange, ticks)
        }

        /// Creates a configuration with ticks at the same distances.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float>? = nil,
            numberOfTicks: Int
        ) {
            let last = Float(max(numberOfTicks - 1, 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
        }
    }

    /// The places on the track. Stored; the track is drawn without ticks, and all values can be chosen.
    public var trackConfiguration: TrackConfiguration? {
        get { AddedProperties.value(of: self, "trackConfiguration") }
        set {
            if newValue != nil { Inert.use("UISlider.trackConfiguration") }
            AddedProperties.set(newValue, of: self, "trackConfiguration")
        }
    }

    public enum Style: Int, Sendable { case `default`, thumbless }

    /// The style. Stored; sliders are drawn with a thumb.
    public var sliderStyle: Style {
        get { AddedProperties.value(of: self, "sliderStyle") ?? .default }
        set { AddedProperties.set(newValue, of: self, "sliderStyle") }
    }
}

/// The look of controls of an app on the Mac.
public enum UIBehavioralStyle: Int, Sendable { case automatic, pad, mac }

extension UIControl {
    public var behavioralStyle: UIBehavioralStyle { .pad }
    /// The look on the Mac. Stored.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { AddedProperties.value(of: self, "preferredBehavioralStyle") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "preferredBehavioralStyle") }
    }
}

extension UINavigationBar {
    public var behavioralStyle: UIBehavioralStyle { .pad }
    /// The look on the Mac. Stored.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { AddedProperties.value(of: self, "preferredBehavioralStyle") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "preferredBehavioralStyle") }
    }
}

extension UIPageControl {
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

    /// The direction of the pages. Stored; they are displayed from the leading side.
    public var direction: Direction {
        get { AddedProperties.value(of: self, "direction") ?? .natural }
        set { AddedProperties.set(newValue, of: self, "direction") }
    }

    /// The progress within the current page. Stored; it is not displayed.
    public var progress: UIPageControlProgress? {
        get { AddedProperties.value(of: self, "progress") }
        set { AddedProperties.set(newValue, of: self, "progress") }
    }

    /// The image of the current page. Stored; it is a dot.
    public var preferredCurrentPageIndicatorImage: UIImage? {
        get { AddedProperties.value(of: self, "preferredCurrentPageIndicatorImage") }
        set { AddedProperties.set(newValue, of: self, "preferredCurrentPageIndicatorImage") }
    }

    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        AddedProperties.set(image, of: self, "currentPageIndicatorImage \(page)")
    }

    public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        AddedProperties.value(of: self, "currentPageIndicatorImage \(page)")
    }
}

/// The progress within a page.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    open weak var delegate: (any UIPageControlProgressDelegate)?
    open var currentProgress: Float = 0
    open var progressVisible = true
}

@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
        -> Float
    { 0 }
}

/// The progress within a page by time. The timer does not run here.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    open var preferredDuration: TimeInterval
    open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { false }

    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

    open func setDuration(_ duration: TimeInterval, forPage page: Int) {}
    open func duration(forPage page: Int) -> TimeInterval { preferredDuration }
    open func resumeTimer() { Inert.use("UIPageControlTimerProgress.resumeTimer()") }
    open func pauseTimer() {}
}

extension UIColorWell {
    public var supportsEyedropper: Bool {
        get { AddedProperties.value(of: self, "supportsEyedropper") ?? true }
        set { AddedProperties.set(newValue, of: self, "supportsEyedropper") }
    }
    public var maximumLinearExposure: CGFloat {
        get { AddedProperties.value(of: self, "maximumLinearExposure") ?? 1 }
        set { AddedProperties.set(newValue, of: self, "maximumLinearExposure") }
    }
}

extension UIButton {
    /// Whether images grow with the text in accessibility sizes. Stored; symbols do.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get {
            AddedProperties.value(of: self, "adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
        }
        set {
            AddedProperties.set(newValue, of: self, "adjustsImageSizeForAccessibilityContentSizeCategory")
        }
    }
}

extension UIView {
    /// The point of the bounds that is at the view's position, from 0 to 1 on both axes.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            let frame = frame
            layer.anchorPoint = newValue
            self.frame = frame
        }
    }
}

extension UILabel {
    public enum SizingRule: Int, Sendable { case typographic, oversize }
    public enum Vibrancy: Int, Sendable { case none, automatic }

    /// Whether the whole text appears below a pointer. Stored; there is none.
    public var showsExpansionTextWhenTruncated: Bool {
        get { AddedProperties.value(of: self, "showsExpansionTextWhenTruncated") ?? false }
        set { AddedProperties.set(newValue, of: self, "showsExpansionTextWhenTruncated") }
    }
    /// The rule for glyphs that extend beyond the font's lines. Stored; the size does not contain them.
    public var sizingRule: SizingRule {
        get { AddedProperties.value(of: self, "sizingRule") ?? .typographic }
        set { AddedProperties.set(newValue, of: self, "sizingRule") }
    }
    /// The blending of the text with what is behind it. Stored.
    public var preferredVibrancy: Vibrancy {
        get { AddedProperties.value(of: self, "preferredVibrancy") ?? .none }
        set { AddedProperties.set(newValue, of: self, "preferredVibrancy") }
    }
}
