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
            return add("9:41", size: place.isTall ? 17 : 12) { place.timeCentre - $0 / 2 }
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
        StatusGlyphs(context: context, middle: place.middle, scale: place.isTall ? 1 : 0.86).draw(
            battery: place.batteryStart, wiFi: place.wiFiCentre, signal: place.signalStart)
    }
}

/// The positions of a status bar's parts: beside the camera on phones that have one in the screen, at both ends and in
/// the middle on others.
struct StatusBarPlace {
    /// Whether the bar is that of a phone with round corners.
    let isTall: Bool
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
        isTall = device.cornerRadius > 0 && device.idiom == .phone
        if isTall {
            let centre = width * (device.hasIsland ? 0.83 : 0.845)
            timeCentre = width * (device.hasIsland ? 0.168 : 0.145)
            middle = height - 22
            (signalStart, wiFiCentre, batteryStart) = (centre - 39, centre - 4, centre + 11)
        } else {
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
