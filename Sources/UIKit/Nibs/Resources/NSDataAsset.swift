import Foundation
import InterfaceBuilder

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// Data of an asset catalog.
open class NSDataAsset: NSObject {
    /// The name in the catalog, with its namespace.
    open private(set) var name: NSDataAssetName
    /// The content of the file that suits the device.
    open private(set) var data: Data
    /// The uniform type identifier in the catalog, else that of the file's extension.
    open private(set) var typeIdentifier: String

    /// Creates the data of that name in the main bundle; nil if there are none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Creates the data of that name in the bundle; nil if there are none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let scope = ResourceLibrary.of(bundle).topScope
        guard let member = scope.dataMember(named: name), let path = member.path,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier =
            member.typeIdentifier ?? Self.types[(path as NSString).pathExtension.lowercased()]
            ?? "public.data"
        super.init()
    }

    /// Uniform types of common endings (https://developer.apple.com/documentation/uniformtypeidentifiers).
    private static let types = [
        "json": "public.json", "txt": "public.plain-text", "xml": "public.xml", "html": "public.html",
        "csv": "public.comma-separated-values-text", "png": "public.png", "jpg": "public.jpeg",
        "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "pdf": "com.adobe.pdf", "svg": "public.svg-image",
        "plist": "com.apple.property-list", "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio",
        "mp4": "public.mpeg-4", "zip": "public.zip-archive",
    ]
}
