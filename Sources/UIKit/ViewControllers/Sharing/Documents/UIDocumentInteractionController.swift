import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Offers operations on a document: a preview, and opening it in other apps, of which there are none here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL? { didSet { derive() } }
    /// The type of the document, that of the file's extension unless set.
    open var uti: String?
    /// The document's name, that of the file unless set.
    open var name: String?
    open var annotation: Any?
    private weak var preview: UIViewController?
    private weak var menu: UIActivityViewController?

    /// Creates a controller whose document is set later.
    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        super.init()
        derive()
    }

    private func derive() {
        uti = url.map { ItemFile.type(of: $0) }
        name = url?.lastPathComponent
    }

    /// Images of the document; none.
    open var icons: [UIImage] { [] }
    /// Recognizers that show a preview or a menu; none.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Preview

    /// Presents the document's name and image from the controller that the delegate returns; returns false if it has
    /// none.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let delegate, preview == nil, url != nil else { return false }
        let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        if presenter is MissingPresenter { return false }
        delegate.documentInteractionControllerWillBeginPreview(self)
        let controller = DocumentPreviewController(self)
        let shown = UINavigationController(rootViewController: controller)
        shown.modalPresentationStyle = .fullScreen
        preview = shown
        presenter.present(shown, animated: animated)
        return true
    }

    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        self.preview = nil
        preview.dismiss(animated: animated) { [self] in
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
    }

    // MARK: Menus

    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptions(in: view.window, animated) { popover in
            popover?.sourceView = view
            popover?.sourceRect = rect
        }
    }

    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptions(in: (item.customView ?? item.shownView)?.window, animated) { $0?.barButtonItem = item }
    }

    /// Returns false: there is no other app that opens documents.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

    /// Returns false: there is no other app that opens documents.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

    private func presentOptions(
        in window: UIWindow?, _ animated: Bool, place: (UIPopoverPresentationController?) -> Void
    ) -> Bool {
        guard let url, let presenter = (window ?? UIApplication.shared.keyWindow)?.presentingController else {
            return false
        }
        let controller = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        controller.completionHandler = { [weak self] _, _ in
            guard let self else { return }
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        place(controller.popoverPresentationController)
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        menu = controller
        presenter.present(controller, animated: animated)
        return true
    }
}

/// Shows a document: an image, else its name, with a button that ends the preview.
private final class DocumentPreviewController: UIViewController {
    private let document: UIDocumentInteractionController

    init(_ document: UIDocumentInteractionController) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        title = document.name
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        done.primaryAction = UIAction { [weak document] _ in document?.dismissPreview(animated: true) }
        navigationItem.leftBarButtonItem = done
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = content()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func content() -> UIView {
        if let url = document.url, let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        return StandInView(kind: document.name ?? "")
    }
}
