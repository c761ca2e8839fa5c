import CoreGraphics
import Foundation

/// Prints documents. Printing is not available here, as on a device that cannot print: nothing is presented.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called when printing has ended, with whether the job was completed, and the error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    open class var isPrintingAvailable: Bool { false }
    /// The types of documents that can be printed; none.
    open class var printableUTIs: Set<String> { [] }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open class var shared: UIPrintInteractionController { controller }
    private static let controller = UIPrintInteractionController()

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsPageRange = false
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var printPaper: UIPrintPaper? { nil }
    open var printPageRenderer: UIPrintPageRenderer?
    open var printFormatter: UIPrintFormatter?
    open var printingItem: Any?
    open var printingItems: [Any]?

    /// Returns false: printing is not available.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }

    /// Returns false: printing is not available.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }

    /// Returns false: printing is not available.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }

    /// Returns false: printing is not available.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }

    open func dismiss(animated: Bool) {}

    private func refuse(_ completion: CompletionHandler?) -> Bool {
        Inert.use("UIPrintInteractionController")
        if let completion {
            MainQueue.later(with: (self, completion)) { $1($0, false, UIPrintError(.notAvailable)) }
        }
        return false
    }
}

/// The domain of the errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error of printing.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case notAvailable = 1
        case noContent = 2
        case unknownImageFormat = 3
        case jobFailed = 4
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UIPrintErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAvailable: Code { .notAvailable }
    public static var noContent: Code { .noContent }
    public static var unknownImageFormat: Code { .unknownImageFormat }
    public static var jobFailed: Code { .jobFailed }
}
