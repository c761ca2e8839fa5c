import Kumiki
import UIKit

/// The map of Okinawa: it says “Naha!” and counts. One class, two layouts in the storyboard and the same two in code.
final class MapViewController: CodeViewController, Storyboardable, StateKeeping {
    @IBOutlet private(set) weak var countLabel: UILabel!
    @IBOutlet private(set) weak var nahaButton: UIButton!
    /// Only the full layout has room for it.
    @IBOutlet private(set) weak var progressView: UIProgressView?

    /// How many visits make a regular.
    private let goal = 10

    struct State: ScreenState {
        var count = 0
    }

    var screenState = State() {
        didSet { showCount() }
    }

    override func bind(_ builder: CodeInterfaceBuilder) throws {
        countLabel = try builder.part("countLabel")
        nahaButton = try builder.part("nahaButton")
        try builder.addAction(to: "nahaButton") { [weak self] in self?.sayNaha() }
        if builder.key == .wholeMap {
            progressView = try builder.part("progressView")
            try builder.addAction(to: "wholeIslandButton") { [weak self] in self?.recenter() }
            showNavigationItem()
        } else {
            try builder.addAction(to: "closeButton") { [weak self] in self?.dismiss(animated: true) }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
        addRecenteringGesture()
    }

    private func showNavigationItem() {
        navigationItem.title = Texts.here("Okinawa")
        navigationItem.largeTitleDisplayMode = .never
        let item = UIBarButtonItem(
            title: Texts.here("Small map"), image: UIImage(systemName: "square.stack.3d.up"),
            primaryAction: UIAction { [weak self] _ in
                let corner = MapViewController(builderKey: .cornerMap)
                corner.modalPresentationStyle = .formSheet
                self?.present(corner, animated: true)
            })
        navigationItem.rightBarButtonItem = item
    }

    private func showCount() {
        guard isViewLoaded, let countLabel else { return }
        countLabel.text = Texts.count(screenState.count)
        let progress = min(Float(screenState.count) / Float(goal), 1)
        progressView?.setProgress(progress, animated: view.window != nil)
    }

    private func addRecenteringGesture() {
        let gesture = UITapGestureRecognizer(target: self, action: #selector(recenter(_:)))
        gesture.numberOfTapsRequired = 2
        view.addGestureRecognizer(gesture)
    }

    private func sayNaha() {
        let alert = UIAlertController(title: Texts.naha, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
        present(alert, animated: true)
        screenState.count += 1
    }

    private func recenter() {
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        }
    }
}

// MARK: - Actions

extension MapViewController {
    @IBAction private func showOkinawaAlert(_ sender: Any) {
        sayNaha()
    }

    @IBAction private func showWholeIsland(_ sender: Any) {
        recenter()
    }

    @IBAction private func close(_ sender: Any) {
        dismiss(animated: true)
    }

    @objc private func recenter(_ gesture: UITapGestureRecognizer) {
        recenter()
    }
}
