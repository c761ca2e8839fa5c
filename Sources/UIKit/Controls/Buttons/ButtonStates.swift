import Foundation

/// Values that a button has for some of its states; a state without one takes that of the normal state.
struct ButtonStates<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value for a state, else what the state is without highlight, else that of the normal state.
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
