import Kumiki
import UIKit

/// The map of Okinawa: it says “Naha!” and counts. One class, two layouts in the storyboard and the same two in code.
final class MapViewController: CodeViewController, CodeScreen, Storyboardable, StateKeeping {
    @IBOutlet private(set) weak var countLabel: UILabel!
    @IBOutlet private(set) weak var nahaButton: UIButton!
    /// Only the full layout has it.
    @IBOutlet private(set) weak var progressView: UIProgressView?

    /// The number of visits that make a regular.
    private let goal = 10

    struct State: ScreenState {
        var count = 0
    }

    var screenState = State() {
        didSet { showCount() }
    }

    func bind(_ layout: MapLayout) {
        countLabel = layout.countLabel
        nahaButton = layout.nahaButton
        progressView = layout.progressView
        connect(layout.nahaButton) { $0.sayNaha() }
        connect(layout.wholeIslandButton) { $0.recenter() }
        connect(layout.closeButton) { $0.dismiss(animated: true) }
        if builderKey == .whole { showNavigationItem() }
    }

    private func connect(_ button: UIButton?, _ action: @escaping (MapViewController) -> Void) {
        button?.addAction(
            UIAction { [weak self] _ in self.map(action) }, for: .primaryActionTriggered)
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
                let corner = MapViewController(builderKey: .corner)
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
