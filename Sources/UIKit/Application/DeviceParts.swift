import CoreGraphics

/// The parts of a device without a home button that are displayed over every app: the home indicator, and the Dynamic
/// Island.
@MainActor
package enum DeviceParts {
    /// Returns the views to place over the window's content.
    package static func views(for window: UIWindow, indicatorColor: UIColor = .label) -> [UIView] {
        let indicator = indicatorFrame(for: window).map { pill($0, indicatorColor) }
        return [island(for: window), indicator].compactMap { $0 }
    }

    /// Returns the Dynamic Island: 126 by 37 points, 11 from the screen's top (values measured by public projects on
    /// photos of devices).
    private static func island(for window: UIWindow) -> UIView? {
        let environment = window.screen.environment
        guard environment.device.hasIsland else { return nil }
        let (width, size) = (window.bounds.width, window.bounds.size)
        let top = max(11, environment.device.portrait.safeArea.top - 48)
        let frame =
            environment.isLandscape
            ? CGRect(x: top, y: (size.height - 126) / 2, width: 37, height: 126)
            : CGRect(x: (width - 126) / 2, y: top, width: 126, height: 37)
        return pill(frame, .black)
    }

    /// The frame of the line along the bottom edge, 5 points high; nil for devices with a home button.
    package static func indicatorFrame(for window: UIWindow) -> CGRect? {
        let environment = window.screen.environment
        guard environment.safeAreaInsets.bottom > 0, environment.device.cornerRadius > 0 else { return nil }
        let size = window.bounds.size
        let width: CGFloat =
            environment.device.idiom == .pad ? 320 : (min(size.width, size.height) * 0.357).rounded()
        let shown = environment.isLandscape && environment.device.idiom == .phone ? width * 1.55 : width
        return CGRect(x: (size.width - shown) / 2, y: size.height - 13, width: shown, height: 5)
    }

    private static func pill(_ frame: CGRect, _ color: UIColor) -> UIView {
        let view = UIView(frame: frame)
        view.isUserInteractionEnabled = false
        view.backgroundColor = color
        view.layer.cornerRadius = min(frame.width, frame.height) / 2
        return view
    }
}
