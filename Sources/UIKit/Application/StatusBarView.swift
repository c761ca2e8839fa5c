import CoreGraphics

/// The status bar as in product photos: 9:41, full signal, full battery.
@MainActor
package final class StatusBarView: UIView {
    private let place: StatusBarPlace
    private let ink: UIColor

    /// Creates a status bar for the window's screen in the style of its controllers; nil if it is hidden.
    package init?(for window: UIWindow) {
        let environment = window.screen.environment
        let height = environment.statusBarHeight
        guard height > 0, !window.isStatusBarHidden else { return nil }
        place = StatusBarPlace(environment, width: window.bounds.width)
        ink = window.statusBarStyle == .lightContent ? .white : .black
        super.init(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
        isUserInteractionEnabled = false
        isOpaque = false
        addTime()
    }

    package required init?(coder: NSCoder) {
        place = StatusBarPlace(ScreenEnvironment(), width: 0)
        ink = .label
        super.init(coder: coder)
    }

    private func addTime() {
        let time = UILabel()
        time.text = "9:41"
        time.textColor = ink
        time.font = .systemFont(ofSize: place.isTall ? 17 : 12, weight: .semibold)
        let size = time.sizeThatFits(bounds.size)
        time.frame = CGRect(
            x: place.timeCentre - size.width / 2, y: place.middle - size.height / 2, width: size.width,
            height: size.height)
        addSubview(time)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = ink.resolvedCGColor(with: traitCollection)
        context.setFillColor(color)
        context.setStrokeColor(color)
        StatusGlyphs(context: context, middle: place.middle, scale: place.isTall ? 1 : 0.86).draw(
            battery: place.batteryStart, wiFi: place.wiFiCentre, signal: place.signalStart)
    }
}

/// The positions of a status bar's parts: beside the camera on phones that have one in the screen, at both ends and in
/// the middle on others.
struct StatusBarPlace {
    /// Whether the bar is that of a phone with round corners.
    let isTall: Bool
    let timeCentre: CGFloat
    let middle: CGFloat
    let signalStart: CGFloat?
    let wiFiCentre: CGFloat
    let batteryStart: CGFloat

    init(_ environment: ScreenEnvironment, width: CGFloat) {
        let device = environment.device
        let height = environment.statusBarHeight
        isTall = device.cornerRadius > 0 && device.idiom == .phone
        if isTall {
            let centre = width * (device.hasIsland ? 0.83 : 0.845)
            timeCentre = width * (device.hasIsland ? 0.168 : 0.145)
            middle = height - 22
            (signalStart, wiFiCentre, batteryStart) = (centre - 39, centre - 4, centre + 11)
        } else {
            middle = height / 2
            timeCentre = device.idiom == .pad ? 34 : width / 2
            batteryStart = width - (device.idiom == .pad ? 38 : 31)
            signalStart = device.idiom == .pad ? nil : 6
            wiFiCentre = device.idiom == .pad ? batteryStart - 16 : 34
        }
    }
}

extension DeviceModel {
    /// Whether the camera is in a Dynamic Island rather than a notch.
    var hasIsland: Bool { idiom == .phone && portrait.safeArea.top >= 59 }
}
