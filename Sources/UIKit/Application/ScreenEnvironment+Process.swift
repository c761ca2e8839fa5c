import Foundation

/// The environment that the program which started this process asked for: that of the device that tests run on.
extension ScreenEnvironment {
    private enum Variable {
        static let device = "KUMIKI_DEVICE"
        static let orientation = "KUMIKI_ORIENTATION"
        static let appearance = "KUMIKI_APPEARANCE"
        static let contentSize = "KUMIKI_CONTENT_SIZE"
        static let direction = "KUMIKI_LAYOUT_DIRECTION"
        static let language = "KUMIKI_LANGUAGE"
        static let look = "KUMIKI_LOOK"
    }

    package static let ofProcess = ScreenEnvironment(variables: ProcessInfo.processInfo.environment)

    /// The environment variables for a process in this environment: those that differ from the standard one.
    package var variables: [String: String] {
        var result: [String: String] = [:]
        if device.name != DeviceModel.standard.name { result[Variable.device] = device.name }
        if isLandscape { result[Variable.orientation] = "landscape" }
        if style == .dark { result[Variable.appearance] = "dark" }
        if contentSize != .large { result[Variable.contentSize] = contentSize.rawValue }
        if direction == .rightToLeft { result[Variable.direction] = "rtl" }
        result[Variable.language] = language
        if design != .bars { result[Variable.look] = design.rawValue }
        return result
    }

    /// Creates the environment that the variables describe; those that are missing or unknown are the standard ones.
    package init(variables: [String: String]) {
        self.init(
            device: variables[Variable.device].flatMap(DeviceModel.named) ?? .standard,
            isLandscape: variables[Variable.orientation] == "landscape",
            style: variables[Variable.appearance] == "dark" ? .dark : .light,
            contentSize: variables[Variable.contentSize].map(UIContentSizeCategory.init(rawValue:)) ?? .large,
            direction: variables[Variable.direction] == "rtl" ? .rightToLeft : .leftToRight)
        language = variables[Variable.language]
        // An observer updates the controls, but not in an initializer.
        setDesign(variables[Variable.look].flatMap(InterfaceDesign.init(rawValue:)) ?? .bars)
    }

    private mutating func setDesign(_ design: InterfaceDesign) { self.design = design }
}
