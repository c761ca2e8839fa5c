import CoreGraphics

/// The status bar as it is in pictures of products: 9:41, full bars, full battery.
@MainActor
package final class StatusBarView: UIView {
    private let environment: ScreenEnvironment
    private let ink: UIColor

    /// A status bar for the window's screen in the style that its controllers ask for; nil where it is hidden.
    package init?(for window: UIWindow) {
        environment = window.screen.environment
        let height = environment.statusBarHeight
        guard height > 0, !Self.isHidden(window.rootViewController) else { return nil }
        ink = Self.ink(window.rootViewController, window.traitCollection)
        super.init(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
        isUserInteractionEnabled = false
        isOpaque = false
        assemble()
    }

    package required init?(coder: NSCoder) {
        environment = ScreenEnvironment()
        ink = .label
        super.init(coder: coder)
    }

    private var hasNotch: Bool { environment.device.cornerRadius > 0 && environment.device.idiom == .phone }

    private func assemble() {
        let time = UILabel()
        time.text = "9:41"
        time.textColor = ink
        time.font = .systemFont(ofSize: hasNotch ? 17 : 12, weight: .semibold)
        let size = time.sizeThatFits(bounds.size)
        time.frame = CGRect(
            x: timeCentre - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        addSubview(time)
    }

    /// Beside the notch or island on phones that have one, in the middle of those that have none.
    private var timeCentre: CGFloat {
        if hasNotch { return bounds.width * 0.145 }
        return environment.device.idiom == .pad ? 34 : bounds.width / 2
    }

    private var middle: CGFloat { hasNotch ? bounds.height - 22 : bounds.height / 2 }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = ink.resolvedCGColor(with: traitCollection)
        context.setFillColor(color)
        context.setStrokeColor(color)
        drawBattery(context)
        if hasNotch { drawSignal(context) }
    }

    private var batteryStart: CGFloat { hasNotch ? bounds.width * 0.862 : bounds.width - 32 }

    private func drawBattery(_ context: CGContext) {
        let body = CGRect(x: batteryStart, y: middle - 6, width: 24, height: 12)
        context.setAlpha(0.4)
        context.setLineWidth(1)
        context.addPath(CGPath(roundedRect: body, cornerWidth: 3.8, cornerHeight: 3.8, transform: nil))
        context.strokePath()
        context.fill(CGRect(x: body.maxX + 1.5, y: middle - 2, width: 1.5, height: 4))
        context.setAlpha(1)
        fill(context, body.insetBy(dx: 2, dy: 2), radius: 2.2)
    }

    private func drawSignal(_ context: CGContext) {
        let start = batteryStart - 52
        for bar in 0..<4 {
            let height = 4.5 + CGFloat(bar) * 2.5
            fill(context, CGRect(x: start + CGFloat(bar) * 5, y: middle + 6 - height, width: 3.2, height: height), radius: 1)
        }
        drawWiFi(context, centre: CGPoint(x: batteryStart - 16, y: middle + 5.5))
    }

    private func drawWiFi(_ context: CGContext, centre: CGPoint) {
        let angles: (CGFloat, CGFloat) = (-.pi * 0.75, -.pi * 0.25)
        context.setLineWidth(2.3)
        for radius: CGFloat in [6.2, 10] {
            context.addArc(
                center: centre, radius: radius, startAngle: angles.0, endAngle: angles.1, clockwise: false)
            context.strokePath()
        }
        context.move(to: centre)
        context.addArc(center: centre, radius: 3.2, startAngle: angles.0, endAngle: angles.1, clockwise: false)
        context.closePath()
        context.fillPath()
    }

    private func fill(_ context: CGContext, _ rect: CGRect, radius: CGFloat) {
        context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.fillPath()
    }
}

extension StatusBarView {
    private static func isHidden(_ controller: UIViewController?) -> Bool {
        guard let controller else { return false }
        if let child = controller.childForStatusBarHidden { return isHidden(child) }
        return controller.prefersStatusBarHidden
    }

    private static func ink(_ controller: UIViewController?, _ traits: UITraitCollection) -> UIColor {
        if let child = controller?.childForStatusBarStyle { return ink(child, traits) }
        switch controller?.preferredStatusBarStyle ?? .default {
        case .lightContent: return .white
        case .darkContent: return .black
        case .default: return traits.userInterfaceStyle == .dark ? .white : .black
        }
    }
}
