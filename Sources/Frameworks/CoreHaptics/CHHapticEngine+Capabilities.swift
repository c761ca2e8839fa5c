import Foundation
import UIKit

extension CHHapticEngine {
    /// Returns the capabilities of the device, which has no haptics.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
}

/// A device without haptics.
private final class NoHaptics: NSObject, CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false

    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes { throw Inert.error("CHHapticDeviceCapability.attributes") }

    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes { throw Inert.error("CHHapticDeviceCapability.attributes") }
}
