import UIKit

/// Displays a document, which is opened when the view appears.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    /// The appearance without a document. Stored; the view is empty then.
    @preconcurrency @MainActor
    open class LaunchOptions: NSObject {
        open var title: String?
        open var primaryAction: UIAction?
        open var secondaryAction: UIAction?
        open weak var foregroundAccessoryView: UIView?
        open weak var backgroundAccessoryView: UIView?
        open var background = UIBackgroundConfiguration.clear()
        open private(set) lazy var browserViewController = UIDocumentBrowserViewController(
            forOpeningFilesWithContentTypes: nil)
    }

    /// The document. A new one is opened when the view is visible.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            updateTitle()
            if viewIfLoaded?.window != nil { openDocument { _ in } }
        }
    }

    public let launchOptions = LaunchOptions()

    /// The buttons that undo and redo changes of the document.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
        barButtonItems: [
            UIBarButtonItem(
                systemItem: .undo,
                primaryAction: UIAction { [weak self] _ in self?.document?.undoManager.undo() }),
            UIBarButtonItem(
                systemItem: .redo,
                primaryAction: UIAction { [weak self] _ in self?.document?.undoManager.redo() }),
        ], representativeItem: nil)

    /// Creates a controller for a document, which may be set later.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        updateTitle()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        openDocument { _ in }
    }

    /// Opens the document if it is closed.
    open func openDocument(completionHandler: @escaping @MainActor (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open { [weak self] isOpen in
            MainActor.assumeIsolated {
                if isOpen, self?.document === document { self?.documentDidOpen() }
                completionHandler(isOpen)
            }
        }
    }

    /// Opens the document if it is closed.
    open func openDocument() async -> Bool {
        await withCheckedContinuation { continuation in openDocument { continuation.resume(returning: $0) } }
    }

    /// Called after the document was opened. Subclasses override it.
    open func documentDidOpen() {}

    /// Called after the title was set from the document.
    open func navigationItemDidUpdate() {}

    private func updateTitle() {
        navigationItem.title = document?.localizedName
        navigationItemDidUpdate()
    }
}
