import Foundation

/// Told of the documents that were chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// A document was chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Tells the older method of a document that was chosen alone.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if urls.count == 1, let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    /// Nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// Nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// What is done with the documents.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies are brought in.
    case `import` = 0
    /// They are opened where they are.
    case open = 1
    /// A copy is put elsewhere.
    case exportToService = 2
    /// The document is put elsewhere.
    case moveToService = 3
}

/// Lets the user choose documents. There is no list of them here: a test or tool chooses with `choose(_:)`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Told of what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// What is done with the documents.
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their endings.
    open var shouldShowFileExtensions = false
    /// Where the choice starts.
    open var directoryURL: URL?

    /// For choosing documents of uniform types.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// For putting a document elsewhere.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// For putting documents elsewhere.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// For putting documents elsewhere.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// For putting documents, or copies of them, elsewhere.
    public init(forExporting urls: [URL], asCopy: Bool) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        RuntimeDiagnostics.report("UIDocumentPickerViewController lists no documents here")
    }

    /// Chooses documents, or with none cancels.
    package func choose(_ urls: [URL]) {
        if urls.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
        if presentingViewController != nil { dismiss(animated: true) }
    }
}
