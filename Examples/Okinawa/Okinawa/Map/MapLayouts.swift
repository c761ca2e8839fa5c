import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    /// The map over the whole screen.
    static let wholeMap = CodeInterfaceBuilderKey(rawValue: "map.whole")
    /// The map in the corner of a small window.
    static let cornerMap = CodeInterfaceBuilderKey(rawValue: "map.corner")
}

/// The map's layouts in code.
@MainActor
enum MapLayouts {
    static func register() {
        CodeInterfaceBuilder.register(.wholeMap) { parts in
            let button = nahaButton(size: .large)
            let map = mapView()
            let (root, label) = canvas(map: map, button: button)
            NSLayoutConstraint.activate([
                map.centerXAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerXAnchor),
                map.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 40),
                map.widthAnchor.constraint(equalTo: root.safeAreaLayoutGuide.widthAnchor, constant: -40),
                label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                label.topAnchor.constraint(equalTo: map.bottomAnchor, constant: 24),
            ])
            parts["countLabel"] = label
            parts["nahaButton"] = button
            return root
        }
        CodeInterfaceBuilder.register(.cornerMap) { parts in
            let button = nahaButton(size: .small)
            let map = mapView()
            let (root, label) = canvas(map: map, button: button)
            NSLayoutConstraint.activate([
                map.widthAnchor.constraint(equalToConstant: 168),
                root.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: map.trailingAnchor, constant: 16),
                root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: 16),
                label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                label.centerYAnchor.constraint(equalTo: map.centerYAnchor),
            ])
            parts["countLabel"] = label
            parts["nahaButton"] = button
            return root
        }
    }

    private static func canvas(map: UIImageView, button: UIButton) -> (UIView, UILabel) {
        let root = UIView()
        root.backgroundColor = UIColor(named: "Shallows")
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = UIColor(named: "Ink")
        for view in [map, label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            map.heightAnchor.constraint(equalTo: map.widthAnchor),
            button.centerXAnchor.constraint(equalTo: map.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: map.bottomAnchor),
        ])
        return (root, label)
    }

    private static func mapView() -> UIImageView {
        let view = UIImageView(image: UIImage(named: "Islands"))
        view.contentMode = .scaleAspectFit
        return view
    }

    private static func nahaButton(size: UIButton.Configuration.Size) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = Texts.naha
        configuration.buttonSize = size
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = UIColor(named: "Coral")
        return UIButton(configuration: configuration)
    }
}
