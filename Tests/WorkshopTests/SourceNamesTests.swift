import Foundation
import Testing

@testable import Workshop

struct SourceNamesTests {
    @Test func modulesOfferWhatTheyDeclareOutsideTypes() throws {
        let names = try offered(
            """
            open class CIImage: NSObject {
                open func cropped() {}
            }
            @MainActor public protocol Sounding {}
            public var `default`: Int { 0 }
            extension URL { public func startAccessing() -> Bool { false } }
            class Hidden {}
            // Initializers of: Progress UIScreen
            @MainActor extension URL {
                public static var home: URL { .downloads }
                public struct Parts {
                    public var first: Int
                }
                func hidden() {}
            }
            """)
        #expect(
            names == [
                "CIImage", "Sounding", "default", "startAccessing", "home", "Parts", "Progress", "UIScreen",
            ])
    }

    @Test func wordsThatCanBeNamesAreUsed() throws {
        try withFile("let image = CIImage(data: 12) // größe\n") { file in
            #expect(SourceNames.used(in: file) == ["let", "image", "CIImage", "data", "größe"])
        }
    }

    private func offered(_ text: String) throws -> Set<String> {
        try withFile(text) { SourceNames.offered(by: [$0]) }
    }

    private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
        let file = NSTemporaryDirectory() + "/names-\(UUID().uuidString).swift"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        return try body(file)
    }
}
