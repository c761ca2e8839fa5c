import Foundation

/// The device that the interface runs on: the one that the main screen stands for. It has no sensors, and its battery is
/// not known.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known, as it is while nobody watches.
        case unknown = 0
        /// It feeds the device.
        case unplugged = 1
        /// It is being charged.
        case charging = 2
        /// It is charged.
        case full = 3
    }

    /// The device.
    open class var current: UIDevice { shared }
    private static let shared = UIDevice()

    private override init() { super.init() }

    /// What the device calls itself: its model, as apps without a special entitlement see it.
    open var name: String { model }
    /// "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model in the user's language.
    open var localizedModel: String { model }
    /// "iOS" or "iPadOS".
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version whose look and behaviour is followed here.
    open var systemVersion: String { "18.0" }
    /// The kind of interface for the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether apps run in the background.
    open var isMultitaskingSupported: Bool { true }
    /// The same for all apps of a maker on a device, and here for all.
    open var identifierForVendor: UUID? { UUID(uuidString: "4B554D49-4B49-4000-8000-000000000001") }

    /// How the device is held, which follows from the screen's shape.
    open var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Whether turning the device is told.
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Asks to be told of turns.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }

    /// Ends what `beginGeneratingDeviceOrientationNotifications` asked for.
    open func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }

    /// Whether the battery is watched; it stays unknown.
    open var isBatteryMonitoringEnabled = false
    /// What the battery does.
    open var batteryState: BatteryState { .unknown }
    /// How full the battery is, from 0 to 1; -1, as it is not known.
    open var batteryLevel: Float { -1 }

    /// Whether the sensor at the ear is watched; there is none.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near the screen.
    open var proximityState: Bool { false }

    /// Makes no sound here.
    open func playInputClick() {}
}

extension UIDevice {
    /// The device was turned.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The battery does something else.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The battery is less or more full.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Something came near the screen or went.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
