import Foundation

/// Lets the user pick a color. A test or a tool picks with `choose(_:)`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black { didSet { viewIfLoaded?.backgroundColor = selectedColor } }
    open var supportsAlpha = true

    open override func loadView() {
        super.loadView()
        view.backgroundColor = selectedColor
        RuntimeDiagnostics.report("UIColorPickerViewController displays only the selected color here")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    /// Picks a color, as a tap does.
    package func choose(_ color: UIColor) {
        selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }
}
