import CoreGraphics

/// Sizes of controls that releases of iOS have changed, in points. The figures are learned from frames that Interface
/// Builder saved, by the build of its iOS plug-in; an app's are those of iOS 15 to 18.
package struct ControlMetrics: Sendable, Hashable {
    /// A switch's frame; the rectangle that constraints act on is 2 points narrower.
    var switchSize = CGSize(width: 51, height: 31)
    /// A slider's alignment rectangle. An app's sliders are 34 points high (a picture of iOS 17.5), 3 more than those of most canvases.
    var sliderHeight: CGFloat = 33
    /// The insets from a slider's frame to its alignment rectangle.
    var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    /// The least height of a text field with a round border.
    var roundedFieldHeight: CGFloat = 34
    /// A segmented control's alignment rectangle, one point less high than its frame.
    var segmentedHeight: CGFloat = 31
    /// The width of a segment in addition to its title, of both sides together.
    var segmentMargins: CGFloat = 18
    /// Whether the titles of segments are set in the regular weight rather than in medium.
    var segmentTitlesAreRegular = false
    /// Whether text fields without a border are as high as their line in whole points, without padding.
    var plainFieldsAreTight = false
    /// The font size whose line height is the minimum height of text fields without text or border; 0 for none.
    var emptyFieldFontSize: CGFloat = 0
    /// The size of buttons that are an information or plus sign.
    var signSize = CGSize(width: 25, height: 24)
    /// The height of a navigation bar that stands alone on a phone.
    var navigationBarHeight: CGFloat = 44
    /// The height of a search bar without a scope bar.
    var searchBarHeight: CGFloat = 56
    /// Whether labels avoid a single word in their last line.
    var avoidsLoneWords = true
    var stepperHeight: CGFloat = 32
    /// Whether the ends of segmented controls, steppers, search fields and buttons with a configuration are half circles.
    var areCapsules = false
    /// The thumb of a slider.
    var sliderThumb = CGSize(width: 28, height: 28)
    /// The thickness of a slider's track, and its distance from the sides.
    var sliderTrack: CGFloat = 4
    var sliderTrackInset: CGFloat = 2
    /// The spacing of segments, in which there are lines.
    var segmentSpacing: CGFloat = 1
    /// The height of a search bar's field at the usual text size.
    var searchFieldHeight: CGFloat = 36
    /// The least height of rows, and of a row in addition to one line of text.
    var rowHeight: CGFloat = 44
    var rowPadding: CGFloat = 22
    /// Whether rows of text are whole points high.
    var rowsAreWhole = false
    /// The radius of the corners of inset groups.
    var groupRadius: CGFloat = 10
    /// Whether titles of groups are in capital letters.
    var groupTitlesAreCapitals = true
    var progressThickness: CGFloat = 4
    var pageControl = PageControl.pill
    /// Whether the system font of 20 points and more is that of iOS 10.
    var displayFontIsWide = false
    /// Whether date pickers without a style have wheels.
    var datePickersAreWheels = false

    /// The size of page controls.
    enum PageControl {
        /// Dots 16 points apart, 37 high.
        case dots
        /// The same as `pill`, 27.5 high.
        case firstPill
        /// 26 high, with space for a pill around the dots.
        case pill

        /// The distance between the middles of two dots (a picture of iOS 17.5, and one of iOS 26.2).
        var pitch: CGFloat { self == .dots ? 16 : 53.0 / 3 }
        var radius: CGFloat { self == .dots ? 3.5 : 3.75 }
    }

    /// Returns the height of a text field with a round border: padding above and below the line, in whole points, and
    /// at least the usual height. Fields of 17 points are saved 34 high, of 19 points 35.
    func roundedFieldHeight(line: CGFloat) -> CGFloat {
        max(roundedFieldHeight, (line + roundedFieldHeight - 22).rounded(.up))
    }

    /// Returns the height of a text field without a border for a line's height in whole pixels. Dots in place of secure
    /// text need no padding.
    func plainFieldHeight(line: CGFloat, isSecret: Bool, _ pixels: PixelRounding) -> CGFloat {
        plainFieldsAreTight || isSecret ? line.rounded(.up) : line + pixels.up(1.5)
    }

    /// Returns the tracking in ems by which a character of the system font of 20 points and more is wider than today's:
    /// texts of 20 to 40 points are saved 14 to 46 units of 2048 wider per character, half of them from 18 to 36, bold ones
    /// 16 to 37.
    func displayTracking(isBold: Bool) -> CGFloat {
        guard displayFontIsWide else { return 0 }
        return (isBold ? 20 : 27) / 2048
    }

    /// The metrics of iOS 15 to 18.
    package static let current = ControlMetrics()

    /// The metrics of iOS 26: those of its canvas, whose empty fields alone are higher than an app's. Rows of 51 points are
    /// frames that Xcode 26 saved, those of 52 on a display with two pixels a point are printed by a public project, the thumb and the track of sliders those that tests of a public project print; the radius of groups
    /// is an estimate.
    package static let glass: ControlMetrics = {
        var metrics = canvas(build: 24_000)
        metrics.emptyFieldFontSize = 0
        metrics.areCapsules = true
        metrics.sliderThumb = CGSize(width: 37, height: 24)
        metrics.sliderTrack = 6
        metrics.sliderTrackInset = 0
        metrics.segmentSpacing = 0
        metrics.searchFieldHeight = 44
        metrics.rowHeight = 51
        metrics.rowPadding = 31
        metrics.rowsAreWhole = true
        metrics.groupRadius = 26
        metrics.groupTitlesAreCapitals = false
        return metrics
    }()

    /// Returns the metrics of the canvas of a build of Interface Builder's plug-in. 14700 was in the first betas of
    /// Xcode 11, 17000 in Xcode 12, 21000 in Xcode 14, 24000 in Xcode 26.
    package static func canvas(build: Int) -> ControlMetrics {
        var metrics = ControlMetrics()
        metrics.avoidsLoneWords = !(16_000..<17_000).contains(build)
        if build < 14_700 {
            metrics.segmentedHeight = 28
            metrics.segmentMargins = 14
            metrics.segmentTitlesAreRegular = true
            metrics.plainFieldsAreTight = true
            metrics.signSize = CGSize(width: 22, height: 22)
            metrics.stepperHeight = 29
            metrics.roundedFieldHeight = 30
        }
        if (14_758...14_766).contains(build) {
            metrics.segmentedHeight = 27
            metrics.stepperHeight = 28
        }
        if build < 17_000 {
            metrics.progressThickness = 2
            metrics.pageControl = .dots
        } else if build < 19_000 {
            metrics.pageControl = .firstPill
        }
        if build < 13_000 {
            metrics.displayFontIsWide = true
            metrics.searchBarHeight = 44
        }
        metrics.datePickersAreWheels = build < 19_000
        metrics.sliderHeight = build < 23_700 ? 30 : 33
        if build >= 24_000 {
            metrics.switchSize = CGSize(width: 63, height: 28)
            metrics.sliderHeight = 34
            metrics.sliderInsets = .zero
            metrics.emptyFieldFontSize = 17
            metrics.searchBarHeight = 64
            metrics.navigationBarHeight = 54
        }
        return metrics
    }
}

extension UIView {
    /// The metrics of controls on the view's screen.
    var controlMetrics: ControlMetrics { (window?.screen ?? .main).environment.controls }

    /// Whether tab bars are at the top of an iPad in regular width.
    var tabBarsFloatOnPad: Bool { (window?.screen ?? .main).environment.tabBarsFloatOnPad }

    /// Whether bars are clear while content is at its edge, unless an appearance is set for it.
    var barsAreClearAtEdge: Bool { (window?.screen ?? .main).environment.barsAreClearAtEdge }
}
