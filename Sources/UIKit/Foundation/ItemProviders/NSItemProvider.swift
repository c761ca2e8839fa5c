import Foundation

/// Provides an item for another view, app or extension in one of several representations.
///
/// Foundation has none on this platform. Completion handlers are called before the function to which they are passed
/// returns.
open class NSItemProvider: NSObject, NSCopying {
    /// Receives an item or an error.
    public typealias CompletionHandler = (Any?, (any Error)?) -> Void
    /// Loads an item of an expected class, with options.
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    /// Loads data for a closure.
    public typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    /// Loads a file for a closure that also receives whether the file is opened in place.
    public typealias FileLoader = (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?

    /// The domain of the errors.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// The reason why an item could not be loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// The name of a file created from the item.
    open var suggestedName: String?
    /// Loads a small image of the item.
    open var previewImageHandler: LoadHandler?
    private(set) var representations: [ItemRepresentation] = []

    /// The object that represents the item within the app.
    var object: Any? {
        representations.lazy.compactMap { if case .object(let object) = $0.content { object } else { nil } }
            .first
    }

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of one object.
    public init(object: Any) {
        super.init()
        register(object)
    }

    /// Creates a provider of an item of a type.
    public init(item: Any?, typeIdentifier: String?) {
        super.init()
        if let item, let typeIdentifier {
            representations = [ItemRepresentation(type: typeIdentifier, content: .object(item))]
        } else if let item {
            register(item)
        }
    }

    /// Creates a provider of a file, with the type for its extension; nil without a URL.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        let type = ItemFile.type(of: fileURL)
        self.init(item: fileURL, typeIdentifier: type)
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.representations, copy.suggestedName) = (representations, suggestedName)
        copy.previewImageHandler = previewImageHandler
        return copy
    }

    private func register(_ object: Any) {
        let types = ItemRepresentation.types(of: object)
        representations += (types.isEmpty ? ["public.item"] : types).map {
            ItemRepresentation(type: $0, content: .object(object))
        }
    }

    func register(_ object: Any, as type: String) {
        representations.append(ItemRepresentation(type: type, content: .object(object)))
    }

    // MARK: Registering

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        representations.append(ItemRepresentation(type: typeIdentifier, content: .data(loadHandler)))
    }

    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoader
    ) {
        representations.append(ItemRepresentation(type: typeIdentifier, content: .file(loadHandler)))
    }

    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        representations.append(ItemRepresentation(type: typeIdentifier, content: .item(loadHandler)))
    }

    /// Adds the representations of an object.
    open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {
        register(object)
    }

    // MARK: Types

    /// The types of the representations, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        fileOptions.isEmpty ? registeredTypeIdentifiers : []
    }

    /// Returns whether a representation is of the type or of a subtype.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier) }

    func representation(_ typeIdentifier: String) -> ItemRepresentation? {
        representations.first { $0.conforms(to: typeIdentifier) }
    }
}
