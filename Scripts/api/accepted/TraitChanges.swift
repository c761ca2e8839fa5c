// The handlers of trait changes, with the environment's own type.
import UIKit

class Harbor: UIViewController {
    func follow(_ presentation: UIPresentationController, _ scene: UIWindowScene) {
        guard #available(iOS 17, *) else { return }
        registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            self.view.setNeedsLayout()
        }
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, _: UITraitCollection) in
            view.setNeedsDisplay()
        }
        presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIPresentationController, _) in
        }
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in }
        traitOverrides.userInterfaceStyle = .dark
        let traits = traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
        traits.performAsCurrent { view.setNeedsDisplay() }
        _ = UITraitCollection { mutableTraits in mutableTraits.userInterfaceStyle = .dark }
        _ = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    }
}
