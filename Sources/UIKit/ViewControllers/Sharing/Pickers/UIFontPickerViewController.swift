import Foundation

/// Lets the user pick a font. A test or a tool picks with `choose(_:)`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The fonts that are offered, and how.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether single faces are offered, not only families.
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }
    }

    public let configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        RuntimeDiagnostics.report("UIFontPickerViewController lists no fonts here")
    }

    /// Picks a font as a tap does, or cancels if nil.
    package func choose(_ descriptor: UIFontDescriptor?) {
        selectedFontDescriptor = descriptor ?? selectedFontDescriptor
        if descriptor == nil {
            delegate?.fontPickerViewControllerDidCancel(self)
        } else {
            delegate?.fontPickerViewControllerDidPickFont(self)
        }
        if presentingViewController != nil { dismiss(animated: true) }
    }
}
