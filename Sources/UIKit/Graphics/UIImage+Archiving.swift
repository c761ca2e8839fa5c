import CoreGraphics
import Foundation

extension UIImage {
    func encodeContents(with coder: NSCoder) {
        if let name = storage.symbolName { coder.encode(name as NSString, forKey: "symbol") }
        // The pixels as they are stored, without the orientation.
        if let image = cgImage, let data = UIImage(cgImage: image).pngData() {
            coder.encode(data as NSData, forKey: "pixels")
        }
        coder.encode(Double(scale), forKey: "scale")
        coder.encode(imageOrientation.rawValue, forKey: "orientation")
        coder.encode(renderingMode.rawValue, forKey: "renderingMode")
    }

    /// Returns an archived image: the symbol if there is one of the name, else its pixels.
    static func decodedStorage(with coder: NSCoder) -> ImageStorage? {
        // A missing value is an error of the archive.
        let name =
            coder.containsValue(forKey: "symbol")
            ? coder.decodeObject(of: NSString.self, forKey: "symbol") as String? : nil
        var storage = name.flatMap { UIImage(systemName: $0)?.storage } ?? pixels(of: coder)
        storage?.renderingMode =
            RenderingMode(rawValue: coder.decodeInteger(forKey: "renderingMode")) ?? .automatic
        return storage
    }

    private static func pixels(of coder: NSCoder) -> ImageStorage? {
        guard coder.containsValue(forKey: "pixels"),
            let data = coder.decodeObject(of: NSData.self, forKey: "pixels"),
            let image = UIImage(data: Data(bytes: data.bytes, count: data.length))?.cgImage
        else { return nil }
        let scale = coder.decodeDouble(forKey: "scale")
        let orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .up
        return UIImage(cgImage: image, scale: scale > 0 ? scale : 1, orientation: orientation).storage
    }
}
