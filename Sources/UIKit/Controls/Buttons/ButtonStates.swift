import Foundation

/// Values of a button for some of its states; the value of the normal state is the default.
struct ButtonStates<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Returns the value for a state, else that of the state without highlight, else that of the normal state.
    func value(for state: UIControl.State) -> Value? {
        self[state] ?? self[state.subtracting(.highlighted)] ?? self[.normal]
    }

    var isEmpty: Bool { values.isEmpty }
}

/// The content of a button without a configuration.
struct ButtonContent {
    var titles = ButtonStates<String>()
    var attributedTitles = ButtonStates<NSAttributedString>()
    var titleColors = ButtonStates<UIColor>()
    var titleShadowColors = ButtonStates<UIColor>()
    var images = ButtonStates<UIImage>()
    var backgroundImages = ButtonStates<UIImage>()
    var symbolConfigurations = ButtonStates<UIImage.SymbolConfiguration>()
}
