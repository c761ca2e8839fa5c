import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    static let wholeMap = CodeInterfaceBuilderKey(rawValue: "map.whole")
}

/// The layouts of a screen, registered when the app starts.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CodeInterfaceBuilder.register(.wholeMap) { parts in
            let label = UILabel()
            parts["countLabel"] = label
            parts.variants = [
                LayoutVariant(when: VariantCondition(vertical: .compact)).setting(
                    label, \.numberOfLines, to: 1)
            ]
            return label
        }
        return true
    }
}
