import UIKit

extension UISheetPresentationController {
    /// Whether the sheet has the width of a page. Stored.
    public var prefersPageSizing: Bool {
        get { AddedProperties.value(of: self, "prefersPageSizing") ?? true }
        set { AddedProperties.set(newValue, of: self, "prefersPageSizing") }
    }
    /// The view or item from which the sheet grows. Stored; sheets come from below.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { AddedProperties.value(of: self, "sourceItem") }
        set { AddedProperties.set(newValue, of: self, "sourceItem") }
    }
    /// The effect behind the content. Stored; sheets have the system's background.
    public var backgroundEffect: UIVisualEffect? {
        get { AddedProperties.value(of: self, "backgroundEffect") }
        set { AddedProperties.set(newValue, of: self, "backgroundEffect") }
    }
}

extension UIAlertController {
    /// The importance of an alert.
    public enum Severity: Int, Sendable { case `default`, critical }

    /// The importance. Stored; alerts look the same.
    public var severity: Severity {
        get { AddedProperties.value(of: self, "severity") ?? .default }
        set { AddedProperties.set(newValue, of: self, "severity") }
    }
}

extension UIActivityViewController {
    /// Whether the most important activity is displayed larger. Stored.
    public var allowsProminentActivity: Bool {
        get { AddedProperties.value(of: self, "allowsProminentActivity") ?? true }
        set { AddedProperties.set(newValue, of: self, "allowsProminentActivity") }
    }
}

extension UISplitViewController {
    public var minimumSecondaryColumnWidth: CGFloat {
        get { AddedProperties.value(of: self, "minimumSecondaryColumnWidth") ?? Self.automaticDimension }
        set { AddedProperties.set(newValue, of: self, "minimumSecondaryColumnWidth") }
    }
    public var preferredSecondaryColumnWidth: CGFloat {
        get { AddedProperties.value(of: self, "preferredSecondaryColumnWidth") ?? Self.automaticDimension }
        set { AddedProperties.set(newValue, of: self, "preferredSecondaryColumnWidth") }
    }
    /// Whether a column is visible.
    public func isShowing(_ column: Column) -> Bool {
        viewController(for: column)?.viewIfLoaded?.window != nil
    }
}

extension UIImpactFeedbackGenerator {
    /// Creates a generator for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// Generates the feedback at a point: none here.
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}

extension UISelectionFeedbackGenerator {
    public convenience init(view: UIView) { self.init() }
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}

extension UINotificationFeedbackGenerator {
    public convenience init(view: UIView) { self.init() }
    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

extension UIListContentConfiguration {
    /// Returns the configuration of a section's header in the style of its list: a plain one here.
    public static func header() -> UIListContentConfiguration { .plainHeader() }
    /// Returns the configuration of a section's footer in the style of its list: a plain one here.
    public static func footer() -> UIListContentConfiguration { .plainFooter() }
}

extension UIVibrancyEffect {
    /// Returns the effect of widgets in the Today view.
    public class func widgetEffect(forVibrancyStyle vibrancyStyle: Style) -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: vibrancyStyle)
    }
    /// Returns the effect of the main content of widgets in the Today view.
    public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
    /// Returns the effect of further content of widgets in the Today view.
    public class func widgetSecondary() -> UIVibrancyEffect {
        widgetEffect(forVibrancyStyle: .secondaryLabel)
    }
}
