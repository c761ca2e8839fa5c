/// The variables by which code identifies a simulator and the device that it simulates.
enum SimulatorVariables {
    /// Returns the variables of a device; the identifier is left out if it is not known.
    static func all(device: String) -> [String: String] {
        var result = ["SIMULATOR_DEVICE_NAME": device]
        result["SIMULATOR_MODEL_IDENTIFIER"] = identifiers[device]
        return result
    }

    /// Apple's identifiers of models, as public lists have them.
    private static let identifiers = [
        "iPhone SE (1st generation)": "iPhone8,4", "iPhone 6s": "iPhone8,1", "iPhone 6s Plus": "iPhone8,2",
        "iPhone 7": "iPhone9,1", "iPhone 7 Plus": "iPhone9,2", "iPhone 8": "iPhone10,1",
        "iPhone 8 Plus": "iPhone10,2", "iPhone X": "iPhone10,3", "iPhone XR": "iPhone11,8",
        "iPhone XS": "iPhone11,2",
        "iPhone XS Max": "iPhone11,6", "iPhone 11": "iPhone12,1", "iPhone 11 Pro": "iPhone12,3",
        "iPhone 11 Pro Max": "iPhone12,5", "iPhone SE (2nd generation)": "iPhone12,8",
        "iPhone 12 mini": "iPhone13,1", "iPhone 12": "iPhone13,2", "iPhone 12 Pro": "iPhone13,3",
        "iPhone 12 Pro Max": "iPhone13,4", "iPhone 13 mini": "iPhone14,4", "iPhone 13": "iPhone14,5",
        "iPhone 13 Pro": "iPhone14,2", "iPhone 13 Pro Max": "iPhone14,3",
        "iPhone SE (3rd generation)": "iPhone14,6",
        "iPhone 14": "iPhone14,7", "iPhone 14 Plus": "iPhone14,8", "iPhone 14 Pro": "iPhone15,2",
        "iPhone 14 Pro Max": "iPhone15,3", "iPhone 15": "iPhone15,4", "iPhone 15 Plus": "iPhone15,5",
        "iPhone 15 Pro": "iPhone16,1", "iPhone 15 Pro Max": "iPhone16,2", "iPhone 16": "iPhone17,3",
        "iPhone 16 Plus": "iPhone17,4", "iPhone 16 Pro": "iPhone17,1", "iPhone 16 Pro Max": "iPhone17,2",
        "iPhone 16e": "iPhone17,5",
    ]
}
