import SpriteKit
import UIKit

// Apple's interface omits members with types that SceneKit's headers only name.
extension SCNView {
    /// The scene above, which is not drawn here.
    public var overlaySKScene: SKScene? {
        get { AddedProperties.value(of: self, "overlaySKScene") }
        set {
            Inert.use("SCNView.overlaySKScene")
            AddedProperties.set(newValue, of: self, "overlaySKScene")
        }
    }
}
