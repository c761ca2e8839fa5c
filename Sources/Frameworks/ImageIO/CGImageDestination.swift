import Foundation
import UIKit

/// A PNG, JPEG or GIF file to which images are added.
public final class CGImageDestination: Hashable {
    /// An image with its properties.
    struct Item {
        let image: CGImage
        let properties: NSDictionary?
    }

    /// The place of the finished file.
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    private let target: Target
    private let format: ImageFileFormat
    private let limit: Int
    private var items: [Item] = []
    var properties: NSDictionary?

    init?(_ target: Target, _ type: CFString, _ limit: Int) {
        let name = "\(type)"
        guard let format = ImageFileFormat(rawValue: name == "public.jpg" ? "public.jpeg" : name),
            format == .png || format == .jpeg || format == .gif
        else {
            Inert.use("CGImageDestination of \(name)")
            return nil
        }
        (self.target, self.format, self.limit) = (target, format, limit)
    }

    public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard items.count < limit else { return }
        items.append(Item(image: image, properties: properties))
    }

    /// Writes the file. Returns false if it has fewer images than announced.
    func finish() -> Bool {
        guard items.count == limit, let item = items.last, let bytes = bytes(of: item) else { return false }
        switch target {
        case .data(let data):
            data.append(bytes)
            return true
        case .file(let url): return (try? bytes.write(to: url)) != nil
        }
    }

    private func bytes(of item: Item) -> Data? {
        switch format {
        case .jpeg:
            let key = kCGImageDestinationLossyCompressionQuality
            let quality = item.properties?.object(forKey: key) ?? properties?.object(forKey: key)
            return item.image.jpegData(
                quality: CGFloat((quality as? NSNumber)?.doubleValue ?? quality as? Double ?? 0.85))
        case .gif: return GIFWriter(items: items, properties: properties).data()
        default: return item.image.pngData()
        }
    }
}

/// Creates a file in memory with a number of images; nil for formats other than PNG, JPEG and GIF.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type, count)
}

/// Creates a file with a number of images; nil for formats other than PNG, JPEG and GIF.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.file(url as URL), type, count)
}

/// Returns the identifiers of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: [ImageFileFormat.png, .jpeg, .gif].map(\.rawValue))
}

/// Sets the properties of the file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties
}

/// Adds an image. Of its properties the quality of JPEG and the delay of GIF have an effect.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties)
}

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    idst.add(image, properties ?? CGImageSourceCopyPropertiesAtIndex(isrc, index, nil))
}

/// Writes the file. Returns whether all announced images were added and it could be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
