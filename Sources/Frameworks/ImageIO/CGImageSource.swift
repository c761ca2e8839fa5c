import Foundation
import UIKit

/// The images of a file or of data: PNG, JPEG, GIF with all frames, SVG and PDF.
public final class CGImageSource: Hashable {
    /// The bytes so far.
    private(set) var data: Data
    /// Whether more bytes may follow.
    private(set) var isComplete: Bool
    private var frames: CGImage.Frames?
    private var image: CGImage?
    private var isDecoded = false

    init(_ data: Data, isComplete: Bool = true) {
        self.data = data
        self.isComplete = isComplete
    }

    public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func update(_ data: Data, isComplete: Bool) {
        (self.data, self.isComplete) = (data, isComplete)
        (frames, image, isDecoded) = (nil, nil, false)
    }

    private func decode() {
        guard !isDecoded else { return }
        isDecoded = true
        if format == .gif {
            frames = try? CGImage.Frames(gif: data)
        } else {
            image = try? CGImage.decode(data)
        }
    }

    var format: ImageFileFormat? { ImageFileFormat(of: data) }

    var count: Int {
        decode()
        return frames?.count ?? (image == nil ? 0 : 1)
    }

    func image(at index: Int) -> CGImage? {
        decode()
        if let frames { return frames.image(at: index) }
        return index == 0 ? image : nil
    }

    /// The properties of the file.
    var properties: [CFString: Any]? {
        guard count > 0 else { return nil }
        var found: [CFString: Any] = [kCGImagePropertyFileSize: data.count]
        guard let frames else { return found }
        var gif: [CFString: Any] = [
            kCGImagePropertyGIFCanvasPixelWidth: frames.width,
            kCGImagePropertyGIFCanvasPixelHeight: frames.height,
        ]
        gif[kCGImagePropertyGIFLoopCount] = frames.loopCount
        found[kCGImagePropertyGIFDictionary] = gif
        return found
    }

    /// The properties of an image.
    func properties(at index: Int) -> [CFString: Any]? {
        guard let image = image(at: index) else { return nil }
        var found: [CFString: Any] = [
            kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
            kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
            kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
        ]
        if !image.isOpaque { found[kCGImagePropertyHasAlpha] = true }
        if let orientation { found[kCGImagePropertyOrientation] = orientation.rawValue }
        if let frames {
            let delay = frames.delay(at: index)
            // Apple documents a minimum of 100 milliseconds for the one, and none for the other.
            found[kCGImagePropertyGIFDictionary] = [
                kCGImagePropertyGIFDelayTime: max(delay, 0.1), kCGImagePropertyGIFUnclampedDelayTime: delay,
            ]
        }
        return found
    }

    var orientation: CGImagePropertyOrientation? {
        format == .jpeg ? CameraOrientation.find(in: data) : nil
    }
}

/// The formats of files, by their first bytes.
enum ImageFileFormat: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case pdf = "com.adobe.pdf"
    case svg = "public.svg-image"

    init?(of data: Data) {
        let head = [UInt8](data.prefix(8))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else if head.starts(with: Array("%PDF".utf8)) {
            self = .pdf
        } else if head.first == UInt8(ascii: "<") {
            self = .svg
        } else {
            return nil
        }
    }
}

/// The orientation that cameras write into JPEG files, in the format of TIFF (Exif 2.3, tag 0x0112).
enum CameraOrientation {
    static func find(in data: Data) -> CGImagePropertyOrientation? {
        let bytes = [UInt8](data.prefix(1 << 17))
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let start = place + 4
            let end = min(place + 2 + max(length, 2), bytes.count)
            if bytes[place + 1] == 0xE1, start <= end, bytes[start..<end].starts(with: Array("Exif\0\0".utf8))
            {
                return orientation(Array(bytes[start..<end].dropFirst(6)))
            }
            place += 2 + max(length, 2)
        }
        return nil
    }

    private static func orientation(_ tiff: [UInt8]) -> CGImagePropertyOrientation? {
        let isLittle = tiff.first == UInt8(ascii: "I")
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= tiff.count else { return nil }
            let part = tiff[place..<place + count]
            return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112, let value = number(entry + 8, 2) {
                return CGImagePropertyOrientation(rawValue: UInt32(value))
            }
        }
        return nil
    }
}

extension CGImage {
    /// Whether the pixels have no alpha.
    var isOpaque: Bool { alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast }
}
