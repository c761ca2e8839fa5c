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
        guard place.showsDate else {
            return add("9:41", size: place.fontSize) { place.timeCentre - $0 / 2 }
        }
        let now = DateTexts(UIDatePicker.initialDate, calendar: nil, timeZone: nil)
        add("\(now.time)   \(now.text("EEEMMMd"))", size: 12) { _ in StatusBarPlace.padSide }
        add("100%", size: 12) { place.batteryStart - 4 - $0 }
    }

    /// Adds a text whose left edge follows from its width.
    private func add(_ text: String, size: CGFloat, at left: (CGFloat) -> CGFloat) {
        let label = UILabel()
        label.text = text
        label.textColor = ink
        label.font = .systemFont(ofSize: size, weight: .semibold)
        let fitted = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: left(fitted.width), y: place.middle - fitted.height / 2, width: fitted.width,
            height: fitted.height)
        addSubview(label)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = ink.resolvedCGColor(with: traitCollection)
        context.setFillColor(color)
        context.setStrokeColor(color)
        StatusGlyphs(context: context, middle: place.middle, scale: place.scale).draw(
            battery: place.batteryStart, wiFi: place.wiFiCentre, signal: place.signalStart)
    }
}

/// The positions of a status bar's parts: beside the camera on phones that have one in the screen, at both ends and in
/// the middle on others (measured on screenshots of iPhones 11, 12, 14 Pro Max and 15).
struct StatusBarPlace {
    /// The size of the time's font.
    let fontSize: CGFloat
    /// The scale of the symbols: 1 beside a Dynamic Island.
    let scale: CGFloat
    /// Whether the date stands beside the time and the charge beside the battery, as on iPad.
    let showsDate: Bool
    let timeCentre: CGFloat
    let middle: CGFloat
    let signalStart: CGFloat?
    let wiFiCentre: CGFloat
    let batteryStart: CGFloat

    init(_ environment: ScreenEnvironment, width: CGFloat) {
        let device = environment.device
        let height = environment.statusBarHeight
        showsDate = device.idiom == .pad
        if device.hasIsland {
            // Everything is larger on large displays.
            let growth: CGFloat = width < 420 ? 1 : 1.13
            (fontSize, scale) = (width < 420 ? 17 : 18, growth)
            (timeCentre, middle) = (71 * growth, height - 25)
            (signalStart, wiFiCentre, batteryStart) = (
                width - 111 * growth, width - 75.8 * growth, width - 59.5 * growth
            )
        } else if device.cornerRadius > 0, device.idiom == .phone {
            (fontSize, scale) = (16, 0.93)
            (timeCentre, middle) = (51.5, height - 22.5)
            (signalStart, wiFiCentre, batteryStart) = (width - 87.7, width - 56.6, width - 43)
        } else {
            (fontSize, scale) = (12, 0.86)
            middle = height / 2
            timeCentre = width / 2
            batteryStart = width - (device.idiom == .pad ? 38 : 31)
            signalStart = device.idiom == .pad ? nil : 6
            wiFiCentre = device.idiom == .pad ? batteryStart - 52 : 34
        }
    }

    /// The distance of the text from the left edge on iPad, in points.
    static let padSide: CGFloat = 21
}

extension DeviceModel {
    /// Whether the camera is in a Dynamic Island rather than a notch.
    var hasIsland: Bool { idiom == .phone && portrait.safeArea.top >= 59 }
}
