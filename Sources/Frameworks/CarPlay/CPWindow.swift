import UIKit

/// The window of an app on the display of a car, of which there is none here.
@preconcurrency @MainActor
open class CPWindow: UIWindow {
    /// The scene of the window.
    open weak var templateApplicationScene: CPTemplateApplicationScene?
    /// The area in which the map's buttons do not cover content.
    open var mapButtonSafeAreaLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
}

extension CPTemplateApplicationScene {
    /// The window of the scene.
    public var carWindow: CPWindow {
        if let window: CPWindow = AddedProperties.value(of: self, "carWindow") { return window }
        let window = CPWindow(frame: .zero)
        window.templateApplicationScene = self
        AddedProperties.set(window, of: self, "carWindow")
        return window
    }
}
