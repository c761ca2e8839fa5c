import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct ResourceLibraryTests {
    private let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>"#

    private func catalog(_ name: String = "Assets") -> [String: String] {
        [
            "\(name).xcassets/Brand.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "systemBlueColor", "platform": "ios"}}]}
            """,
            "\(name).xcassets/Logo.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "filename": "logo.svg", "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 4, "right": 6, "top": 9, "bottom": 9}, "center": {"mode": "tile", "width": 1}}}],
            "properties": {"template-rendering-intent": "template"}}
            """,
            "\(name).xcassets/Logo.imageset/logo.svg": svg,
        ]
    }

    @Test func colorsOfCataloguesFollowAppearance() throws {
        let folder = try ProjectFolder(catalog())
        let color = try #require(ResourceLibrary(folder: folder.path).topScope.color(named: "Brand"))
        #expect(
            UIColor(cgColor: color.resolvedCGColor(with: UITraitCollection(userInterfaceStyle: .light)))
                == .red)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedCGColor(with: dark) == UIColor.systemBlue.resolvedCGColor(with: dark))
    }

    @Test func imagesOfCataloguesKeepTheirSettings() throws {
        let folder = try ProjectFolder(catalog())
        let image = try #require(ResourceLibrary(folder: folder.path).topScope.image(named: "Logo"))
        #expect(image.size == CGSize(width: 30, height: 20) && image.renderingMode == .alwaysTemplate)
        #expect(
            image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
                && image.resizingMode == .tile)
    }

    @Test func looseFilesAreFoundByName() throws {
        let folder = try ProjectFolder(["Images/plain.svg": svg])
        let scope = try ResourceLibrary(folder: folder.path).topScope
        #expect(scope.image(named: "plain")?.size.width == 30 && scope.image(named: "plain.svg") != nil)
    }

    @Test func theNearestCatalogueWins() throws {
        var files = catalog("A/Assets")
        files["B/Assets.xcassets/Brand.colorset/Contents.json"] = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "1", "blue": "0", "alpha": "1"}}}]}
            """
        let folder = try ProjectFolder(files)
        let library = try ResourceLibrary(folder: folder.path)
        let color = library.scope(near: folder.path + "/B/Main.storyboard", language: nil).color(
            named: "Brand")
        #expect(color.map { UIColor(cgColor: $0.cgColor) } == .green)
    }

    @Test func ofTwoDocumentsTheAppHasTheOneInItsBundle() throws {
        let text = "<document/>"
        let project = try ProjectFolder([
            "App/Base.lproj/Main.storyboard": text, "Demo/Main.storyboard": text, "Zoo/Main.storyboard": text,
        ])
        let library = try ResourceLibrary(folder: project.path)
        let request = DocumentRequest(name: "Main", kind: .storyboard)
        for (own, link) in [("App/Base.lproj/", "Base.lproj/"), ("Zoo/", "")] {
            let app = try ProjectFolder(["\(link)Info.plist": ""])
            try FileManager.default.createSymbolicLink(
                atPath: "\(app.path)/\(link)Main.storyboard",
                withDestinationPath: "\(project.path)/\(own)Main.storyboard")
            #expect(library.document(request, app: app.path)?.path.hasSuffix(own + "Main.storyboard") == true)
        }
    }

    @Test(arguments: [("ja", "こんにちは"), ("ja-JP", "こんにちは"), ("fr", "Hello")])
    func textsAreTranslated(language: String, text: String) throws {
        let folder = try ProjectFolder([
            "Base.lproj/Main.storyboard": try xml(), "ja.lproj/Main.strings": #""l.text" = "こんにちは";"#,
        ])
        let library = try ResourceLibrary(folder: folder.path)
        let file = try #require(library.document(named: "Main", kind: .storyboard))
        let loader = StoryboardLoader(
            document: try Document(contentsOf: file.path), resources: library, language: language)
        let label = loader.instantiate(id: "vc")?.view.descendant("l") as? UILabel
        #expect(label?.text == text)
    }

    private func xml() throws -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>\(scene("vc", #"<subviews><label id="l" text="Hello"/></subviews>"#))</scenes></document>
        """
    }
}
