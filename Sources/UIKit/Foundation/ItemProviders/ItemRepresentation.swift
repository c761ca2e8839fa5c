import Foundation
import UniformTypeIdentifiers

/// One representation of a provider's item.
struct ItemRepresentation {
    /// The value as each kind of request receives it.
    enum Content {
        case object(Any)
        case data(NSItemProvider.DataLoader)
        case file(NSItemProvider.FileLoader)
        case item(NSItemProvider.LoadHandler)
    }

    let type: String
    let content: Content

    func conforms(to other: String) -> Bool {
        if type == other { return true }
        guard let own = UTType(type), let other = UTType(other) else { return false }
        return own.conforms(to: other)
    }

    /// Returns the data of objects of supported types.
    static func data(of object: Any, as type: String) -> Data? {
        switch object {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let text as NSAttributedString: Data(text.string.utf8)
        case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        case let image as UIImage:
            type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
        default: nil
        }
    }

    /// Returns the types of supported objects.
    static func types(of object: Any) -> [String] {
        switch object {
        case let object as any NSItemProviderWriting: object.writableTypeIdentifiersForItemProvider
        case is UIImage: ["public.png", "public.jpeg"]
        case is String: ["public.utf8-plain-text"]
        case is NSAttributedString: ["com.apple.uikit.attributedstring", "public.utf8-plain-text"]
        case let url as URL: url.isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
        case is UIColor: ["com.apple.uikit.color"]
        case is Data: ["public.data"]
        default: []
        }
    }
}
