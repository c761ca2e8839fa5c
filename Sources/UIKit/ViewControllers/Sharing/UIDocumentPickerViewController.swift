import Foundation

/// The methods that a document picker calls for picked documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user cancels.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called when a document was picked.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the older method for a single document.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if urls.count == 1, let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The operation on the documents.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Imports copies.
    case `import` = 0
    /// Opens the documents in place.
    case open = 1
    /// Exports a copy.
    case exportToService = 2
    /// Moves the document.
    case moveToService = 3
}

/// Lets the user pick documents. There is no list of them here: a test or tool picks with `choose(_:)`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The object that is notified of picked documents.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The operation on the documents.
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// Whether several documents can be picked.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their endings.
    open var shouldShowFileExtensions = false
    /// The folder in which the picker starts.
    open var directoryURL: URL?

    /// Creates a controller for picking documents of uniform type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for exporting a document.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for exporting documents.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for exporting documents.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Creates a controller for exporting documents, or copies of them.
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
