import Kumiki
import UIKit

/// The layout of a pier: the counterpart of the second scene of `HarborViewController.storyboard`.
struct PierLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case pier = "harbor.pier" }

    let view = UIView()
    let tideControl = Drawn.placed(UISegmentedControl(items: [Texts.here("Ebb"), Texts.here("Flood")]))
    let boatView = Drawn.container()

    init(key: Key) {
        view.backgroundColor = UIColor(named: "Reef")
        tideControl.selectedSegmentIndex = 1
        let name = Drawn.label("Pier 3", .title2)
        view.add(name, tideControl, boatView)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            name.topAnchor.constraint(equalTo: view.topAnchor, constant: 18),
            tideControl.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 12),
            tideControl.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            view.trailingAnchor.constraint(equalTo: tideControl.trailingAnchor, constant: 20),
            boatView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            boatView.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 18),
            view.trailingAnchor.constraint(equalTo: boatView.trailingAnchor, constant: 16),
            view.bottomAnchor.constraint(equalTo: boatView.bottomAnchor, constant: 16),
        ])
    }
}
