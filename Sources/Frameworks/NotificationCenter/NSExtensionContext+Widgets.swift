import FoundationExtras
import UIKit

extension NSExtensionContext {
    /// The largest mode of a widget in the Today view. Stored; there is no such view.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { AddedProperties.value(of: self, "widgetLargestAvailableDisplayMode") ?? .compact }
        set { AddedProperties.set(newValue, of: self, "widgetLargestAvailableDisplayMode") }
    }

    /// The current mode of the widget: the smallest.
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

    /// Returns the largest size of the widget in a mode, in points: as wide as the Today view of a phone.
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        CGSize(width: 359, height: displayMode == .compact ? 110 : 616)
    }
}
