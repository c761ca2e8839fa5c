import MobileCoreServices
import Testing
import UniformTypeIdentifiers

struct TypeTests {
    @Test func kindsOfKinds() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.isSubtype(of: .png) == false)
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(!UTType.png.conforms(to: .audio))
        #expect(UTType.swiftSource.supertypes.contains(.text))
    }

    @Test func tags() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.html.preferredMIMEType == "text/html")
        #expect(UTType("com.example.nothing") == nil)
    }

    @Test func typesAreMadeForTagsThatNobodyKnows() throws {
        let type = try #require(UTType(filenameExtension: "kumiki", conformingTo: .image))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "kumiki")
        #expect(type.conforms(to: .image))
        #expect(UTType(type.identifier) == type)
    }

    @Test func everyConstantIsInTheTable() {
        let constants: [UTType] = [
            .item, .volume, .systemPreferencesPane, .usdz, .log, .epub, .webP, .x509Certificate,
        ]
        #expect(constants.filter { !$0.isDeclared } == [])
    }

    @Test func olderNames() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeMovie, kUTTypeImage))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", nil)
        #expect(type?.takeRetainedValue() == kUTTypeGIF)
        let tag = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)
        #expect(tag?.takeRetainedValue() == "application/pdf")
    }
}
