/// The appearance of a generation of iOS.
package enum InterfaceDesign: String, Sendable, CaseIterable {
    /// iOS 15 to 18: bars reach from edge to edge.
    case bars = "18"
    /// iOS 26: bars and their buttons float on glass, controls are capsules.
    case glass = "26"
}

extension UIView {
    /// The design of the view's screen.
    var design: InterfaceDesign { (window?.screen ?? .main).environment.design }
}
