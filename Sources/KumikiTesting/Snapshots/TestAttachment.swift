import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest) && canImport(ObjectiveC)
    import XCTest
#endif

/// A file that a test leaves with its result.
@MainActor
enum TestAttachment {
    /// Adds a PNG file to the result of the running test, of whichever library it is.
    static func add(_ picture: Data, named name: String) {
        if let folder = ProcessInfo.processInfo.environment["KUMIKI_ATTACHMENTS"] {
            return write(picture, to: folder, name)
        }
        #if canImport(Testing)
            if Test.current != nil { return Attachment.record([UInt8](picture), named: name) }
        #endif
        // XCTest has attachments on Apple's platforms alone.
        #if canImport(XCTest) && canImport(ObjectiveC)
            XCTContext.runActivity(named: name) { activity in
                let attachment = XCTAttachment(data: picture, uniformTypeIdentifier: "public.png")
                attachment.name = name
                attachment.lifetime = .keepAlways
                activity.add(attachment)
            }
        #endif
    }

    /// Writes a file to the folder where `kumiki test` collects what tests leave. A failure is no test's.
    private static func write(_ picture: Data, to folder: String, _ name: String) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? picture.write(to: URL(fileURLWithPath: folder + "/" + name.replacing("/", with: "-")))
    }
}
