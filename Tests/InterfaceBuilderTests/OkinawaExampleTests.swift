import Foundation
import Testing

@testable import InterfaceBuilder

/// The example app satisfies the requirements that it demonstrates.
@Suite struct OkinawaExampleTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Okinawa/Okinawa").path

    static let documents = [
        "CommentView.xib", "HarborViewController.storyboard", "LaunchScreen.storyboard", "Main.storyboard",
        "MapViewController.storyboard", "SettingsViewController.storyboard", "UserCell.xib",
        "UsersViewController.storyboard", "VideoViewController.storyboard",
    ]

    func document(_ name: String) throws -> Document {
        try Document(contentsOf: Self.folder + "/Base.lproj/" + name)
    }

    @Test(arguments: documents) func isSound(name: String) throws {
        #expect(try document(name).check() == [])
    }

    @Test(arguments: documents) func everyTranslationHasItsObject(name: String) throws {
        let document = try document(name)
        let stem = name.prefix { $0 != "." }
        let table = try StringsFile.read(Self.folder + "/ja.lproj/\(stem).strings")
        #expect(table.diagnostics == [])
        let lost = table.keys.filter { key in
            document.element(withID: String(key.prefix { $0 != "." })) == nil
        }
        #expect(lost == [])
    }

    @Test(arguments: documents) func everyTextIsTranslated(name: String) throws {
        let document = try document(name)
        let stem = name.prefix { $0 != "." }
        let table = try StringsFile.read(Self.folder + "/ja.lproj/\(stem).strings")
        for element in document.elements where element.isNamed("label") {
            guard let id = element.id, element["text"] != nil else { continue }
            #expect(table.text(objectID: id, property: "text") != nil)
        }
    }

    @Test(arguments: documents) func everyAssetIsInTheCatalogue(name: String) throws {
        let catalog = try AssetCatalog(contentsOf: Self.folder + "/Assets.xcassets")
        #expect(catalog.diagnostics == [])
        for element in try document(name).elements {
            guard let asset = element["name"] else { continue }
            if element.isNamed("namedColor") { #expect(catalog.colors[asset] != nil) }
            if element.isNamed("image"), element["catalog"] == nil { #expect(catalog.images[asset] != nil) }
        }
    }
}
