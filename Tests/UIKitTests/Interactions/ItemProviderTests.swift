import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ItemProviderTests {
    @Test func aProviderHasTheTypesOfItsObjectAndTheirSupertypes() {
        let provider = NSItemProvider(object: "Naha" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
    }

    @Test func dataThatWasRegisteredIsReadByTheClass() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
            $0(Data("[7]".utf8), nil)
            return nil
        }
        var number: Int?
        provider.loadObject(ofClass: Number.self) { object, _ in number = object?.value }
        #expect(number == 7)
    }

    @Test func objectsThatWriteAreAskedForTheirData() {
        var text: String?
        NSItemProvider(object: Number(3)).loadDataRepresentation(forTypeIdentifier: "public.json") {
            data, _ in
            text = data.map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(text == "[3]")
    }

    @Test func aFileIsThereWhileTheClosureRuns() {
        let provider = NSItemProvider(object: "Naha")
        provider.suggestedName = "../city"
        var (name, text): (String?, String?)
        var file: URL?
        provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
            (file, name) = (url, url?.lastPathComponent)
            text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        #expect(name == "..:city")
        #expect(text == "Naha")
        #expect(file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    }

    @Test func anItemThatIsNotThereIsAnError() {
        var failure: NSError?
        NSItemProvider().loadItem(forTypeIdentifier: "public.url") { failure = $1 as NSError? }
        #expect(failure?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }
}

private final class Number: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    static var readableTypeIdentifiersForItemProvider: [String] { ["public.json"] }
    static var writableTypeIdentifiersForItemProvider: [String] { ["public.json"] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        Self(try JSONDecoder().decode([Int].self, from: data).first ?? 0)
    }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("[\(value)]".utf8), nil)
        return nil
    }
}
