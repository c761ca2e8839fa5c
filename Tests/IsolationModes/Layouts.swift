import Kumiki
import UIKit

/// A layout whose parts are properties, with a key for each of its forms.
struct MapLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case whole = "map.whole", corner = "map.corner" }

    let view = UIView()
    let countLabel = UILabel()
    let corner: UIView?
    let variants: [LayoutVariant]

    init(key: Key) {
        corner = key == .corner ? UIView() : nil
        variants = [LayoutVariant(verticalSizeClass: .compact).setting(countLabel, \.numberOfLines, to: 1)]
        view.addSubview(countLabel)
    }
}
