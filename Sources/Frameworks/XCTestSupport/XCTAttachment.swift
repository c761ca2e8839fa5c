import Foundation
import UIKit
import XCTest

/// Data that a test records, such as a picture.
open class XCTAttachment: NSObject {
    /// The lifetime of an attachment.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    /// The quality of a stored image.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    open var name: String?
    open var userInfo: [AnyHashable: Any]?
    open var lifetime = Lifetime.deleteOnSuccess
    public let uniformTypeIdentifier: String
    let payload: Data?

    /// Creates an attachment of data; without a type it is data of unknown type.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.payload = payload
        super.init()
        (self.name, self.userInfo) = (name, userInfo)
    }

    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
    }

    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
        self.init(
            uniformTypeIdentifier: identifier, name: url.lastPathComponent,
            payload: try? Data(contentsOf: url))
    }

    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
        case .medium: self.init(image, 0.5)
        case .low: self.init(image, 0.1)
        }
    }

    private convenience init(_ image: UIImage, _ compression: CGFloat) {
        self.init(
            data: image.jpegData(compressionQuality: compression) ?? Data(),
            uniformTypeIdentifier: "public.jpeg")
    }

    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }

    public convenience init(archivableObject object: any NSSecureCoding) {
        let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        self.init(uniformTypeIdentifier: "com.apple.binary-property-list", name: nil, payload: data)
    }
}

/// Writes attachments to the folder in `KUMIKI_ATTACHMENTS`, if set: one folder for each test.
enum AttachmentFolder {
    private static let endings = [
        "public.png": "png", "public.jpeg": "jpeg", "public.plain-text": "txt",
        "com.apple.property-list": "plist",
    ]

    static func add(_ attachment: XCTAttachment, of test: XCTestCase) {
        guard let folder = ProcessInfo.processInfo.environment["KUMIKI_ATTACHMENTS"] else { return }
        if attachment.lifetime == .keepAlways { return write(attachment, of: test.name, in: folder) }
        test.addTeardownBlock {
            if let run = test.testRun, run.totalFailureCount > 0 {
                write(attachment, of: test.name, in: folder)
            }
        }
    }

    private static func write(_ attachment: XCTAttachment, of test: String, in folder: String) {
        let folder = folder + "/" + fileName(test)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let name = fileName(attachment.name ?? "Attachment")
        let ending = endings[attachment.uniformTypeIdentifier].map {
            name.hasSuffix("." + $0) ? "" : "." + $0
        }
        let path = freePath(for: name + (ending ?? ""), in: folder)
        try? (attachment.payload ?? Data()).write(to: URL(fileURLWithPath: path))
    }

    /// Returns the path of a file that does not exist: `name.png`, `name 2.png` and so on.
    private static func freePath(for name: String, in folder: String) -> String {
        let ending = (name as NSString).pathExtension
        let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
        var (path, number) = ("\(folder)/\(name)", 2)
        while FileManager.default.fileExists(atPath: path) {
            path = "\(folder)/\(stem) \(number)" + (ending.isEmpty ? "" : "." + ending)
            number += 1
        }
        return path
    }

    private static func fileName(_ text: String) -> String { text.replacingOccurrences(of: "/", with: "-") }
}
