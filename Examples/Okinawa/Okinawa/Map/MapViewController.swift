import Kumiki
import UIKit

/// The map of Okinawa: it says “Naha!” and counts. One class, two layouts in the storyboard.
final class MapViewController: UIViewController, Storyboardable {
    @IBOutlet private(set) weak var countLabel: UILabel!
    @IBOutlet private(set) weak var nahaButton: UIButton!
    /// Only the full layout has room for it.
    @IBOutlet private(set) weak var progressView: UIProgressView?

    /// How many visits make a regular.
    private let goal = 10
    private enum Keys {
        static let count = "count"
    }

    private(set) var count = 0 {
        didSet { showCount() }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: Keys.count)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
        addRecenteringGesture()
    }

    private func showCount() {
        guard isViewLoaded else { return }
        countLabel.text = Texts.count(count)
        progressView?.setProgress(min(Float(count) / Float(goal), 1), animated: view.window != nil)
    }

    private func addRecenteringGesture() {
        let gesture = UITapGestureRecognizer(target: self, action: #selector(recenter(_:)))
        gesture.numberOfTapsRequired = 2
        view.addGestureRecognizer(gesture)
    }

    // MARK: State

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: Keys.count)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: Keys.count)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: Keys.count)
    }
}

// MARK: - Actions

extension MapViewController {
    @IBAction private func showOkinawaAlert(_ sender: Any) {
        let alert = UIAlertController(title: Texts.naha, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
        present(alert, animated: true)
        count += 1
    }

    @IBAction private func showWholeIsland(_ sender: Any) {
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        }
    }

    @IBAction private func close(_ sender: Any) {
        dismiss(animated: true)
    }

    @objc private func recenter(_ gesture: UITapGestureRecognizer) {
        showWholeIsland(gesture)
    }
}
