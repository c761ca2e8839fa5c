// Apple's UIKit does not have it: cannot find 'ActionTable' in scope
import UIKit

@MainActor func register() { ActionTable.register(UIView.self, "tapped") { (_: UIView) in } }
