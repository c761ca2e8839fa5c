import CoreGraphics
import Foundation

/// The images and offsets of a bar button that are not those of its bar's appearance.
struct BarButtonCustomization {
    struct Background: Hashable {
        var state: UInt
        /// The style of items; nil for all styles.
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    var backgrounds: [Background: UIImage] = [:]
    var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backBackgrounds: [Background: UIImage] = [:]
    var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
}

extension UIBarButtonItem {
    /// Returns a space that grows until the buttons fill the bar. Apple's is an instance of the receiver's class.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width in points. Apple's is an instance of the receiver's class.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    // MARK: Backgrounds

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        customization.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        customization.backgrounds[.init(state: state.rawValue, metrics: barMetrics)]
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        customization.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)] =
            backgroundImage
    }

    public func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        customization.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)]
            ?? backgroundImage(for: state, barMetrics: barMetrics)
    }

    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        customization.backgroundOffsets[barMetrics] = adjustment
    }

    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        customization.backgroundOffsets[barMetrics] ?? 0
    }

    // MARK: Titles

    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        customization.titleOffsets[barMetrics] = adjustment
    }

    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        customization.titleOffsets[barMetrics] ?? .zero
    }

    // MARK: Back button

    /// Sets the background image of the back button. Stored; that button has none here.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        customization.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }

    public func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        customization.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)]
    }

    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        customization.backTitleOffsets[barMetrics] = adjustment
    }

    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        customization.backTitleOffsets[barMetrics] ?? .zero
    }

    /// Sets the offset of the back button's background image. Stored; that button has none here.
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        customization.backBackgroundOffsets[barMetrics] = adjustment
    }

    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        customization.backBackgroundOffsets[barMetrics] ?? 0
    }
}
