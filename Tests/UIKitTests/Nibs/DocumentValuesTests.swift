import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct DocumentValuesTests {
    private func color(_ attributes: String, resources: String = "") throws -> UIColor? {
        try StoryboardLoader.view("<color key=\"backgroundColor\" \(attributes)/>", resources: resources).view
            .backgroundColor
    }

    @Test func oldColorsAreConverted() throws {
        let red = try #require(try color(#"red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB""#))
        #expect(red == UIColor(red: 1, green: 38.0 / 255, blue: 0, alpha: 1))
        let blue = try color(#"red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB""#)
        #expect(blue == UIColor(red: 4.0 / 255, green: 51.0 / 255, blue: 1, alpha: 1))
        let white = try color(#"red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB""#)
        #expect(white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func systemColorsFollowAppearance() throws {
        #expect(try color(#"systemColor="systemBackgroundColor""#) == .systemBackground)
        #expect(try color(#"cocoaTouchSystemColor="darkTextColor""#) == .darkText)
    }

    @Test func namedColorsFallBackOnTheDocument() throws {
        let resources = """
            <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            """
        #expect(try color(#"name="Brand""#, resources: resources) == .blue)
        #expect(try color(#"name="Brand""#) == nil)
    }

    @Test func fontsOfAllForms() throws {
        let (root, _) = try StoryboardLoader.view(
            """
            <subviews><label id="a" text="A"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/></label>
            <label id="b" text="B"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label></subviews>
            """, environment: ScreenEnvironment(contentSize: .extraExtraExtraLarge))
        #expect((root.descendant("a") as? UILabel)?.font == .systemFont(ofSize: 21, weight: .semibold))
        #expect((root.descendant("b") as? UILabel)?.font.pointSize == 34)
    }

    @Test func missingImagesKeepTheirSize() throws {
        let (root, loader) = try StoryboardLoader.view(
            """
            <subviews><imageView id="a" image="logo"/><imageView id="b" image="logo"/></subviews>
            """, resources: #"<image name="logo" width="44" height="22"/>"#)
        #expect((root.descendant("a") as? UIImageView)?.image?.size == CGSize(width: 44, height: 22))
        #expect(loader.messages == ["the project has no image \"logo\""])
    }

    @Test func attributedStringsHaveTheirRuns() throws {
        let document = try storyboard(
            """
            <attributedString key="attributedText"><fragment content="Hi"><attributes>
            <color key="NSColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
            </attributes></fragment><fragment content=" there"/></attributedString>
            """)
        let element = try #require(document.elements.first { $0.isNamed("attributedString") })
        let context = NibContext(document: document, session: StoryboardLoader(document: document).session)
        let text = context.attributedString(AttributedText(element))
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(text.string == "Hi there")
        #expect(attributes[.foregroundColor] as? UIColor == .white)
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.lineSpacing == 3)
    }

    @Test func symbolsAreSizedAsText() throws {
        let image = try #require(UIImage(systemName: "chevron.right"))
        let large = try #require(
            UIImage(
                systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(image.isSymbolImage && large.size.width == image.size.width * 2)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }
}
