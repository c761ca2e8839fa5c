import CoreGraphics
import Foundation

/// Provides documents of the whole content for screenshots of a scene.
///
/// The user takes no screenshots here: the delegate is called by `pdfRepresentation()`.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    open private(set) weak var windowScene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }

    /// Returns the document of the whole content, as the editor of screenshots requests it.
    package func pdfRepresentation() -> Data? {
        var document: Data?
        delegate?.screenshotService(self) { data, _, _ in document = data }
        return document
    }
}

/// Provides a document of the whole content.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

/// The defaults of optional methods.
extension UIScreenshotServiceDelegate {
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) {}
}

extension UIWindowScene {
    /// The service for screenshots of the scene.
    public var screenshotService: UIScreenshotService? {
        if let service: UIScreenshotService = AddedProperties.value(of: self, "screenshotService") {
            return service
        }
        let service = UIScreenshotService(self)
        AddedProperties.set(service, of: self, "screenshotService")
        return service
    }
}
