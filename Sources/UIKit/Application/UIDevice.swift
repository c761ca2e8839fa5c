import Foundation

/// The device of the interface, represented by the main screen. It has no sensors, and the state of its battery is
/// unknown.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown, for example if monitoring is disabled.
        case unknown = 0
        /// The battery is discharging.
        case unplugged = 1
        /// The battery is charging.
        case charging = 2
        /// The battery is fully charged.
        case full = 3
    }

    /// The device.
    open class var current: UIDevice { shared }
    private static let shared = UIDevice()

    /// Creates an object for the same device; `current` is the shared one.
    public override init() { super.init() }

    /// The name of the device: its model, as for apps without a special entitlement.
    open var name: String { model }
    /// "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model in the user's language.
    open var localizedModel: String { model }
    /// "iOS" or "iPadOS".
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS whose appearance and behavior are reproduced.
    open var systemVersion: String {
        "\(AppSurroundings.systemVersion.majorVersion).\(AppSurroundings.systemVersion.minorVersion)"
    }
    /// The kind of interface for the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether apps run in the background.
    open var isMultitaskingSupported: Bool { true }
    /// An identifier that is the same for all apps of a vendor on a device, and here for all apps.
    open var identifierForVendor: UUID? { UUID(uuidString: "4B554D49-4B49-4000-8000-000000000001") }

    /// The orientation of the device, derived from the screen's shape.
    open var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Whether orientation changes are notified.
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Begins orientation notifications.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }

    /// Ends orientation notifications.
    open func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }

    /// Whether the battery is watched; it stays unknown.
    open var isBatteryMonitoringEnabled = false
    /// The state of the battery.
    open var batteryState: BatteryState { .unknown }
    /// The charge level of the battery, from 0 to 1; -1 as it is unknown.
    open var batteryLevel: Float { -1 }

    /// Whether the sensor at the ear is watched; there is none.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is near the screen.
    open var proximityState: Bool { false }

    /// Plays no sound here.
    open func playInputClick() {}
}

extension UIDevice {
    /// Posted when the device's orientation changes.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery's state changes.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The battery is less or more full.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the proximity sensor's state changes.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
