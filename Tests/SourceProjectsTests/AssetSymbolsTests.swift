import Foundation
import Testing

@testable import SourceProjects

/// The constants that Xcode generates for assets.
@Suite struct AssetSymbolsTests {
    private func text(colors: [String] = [], images: [String] = [], extendsTypes: Bool = true) -> String {
        AssetSymbols(colors: colors, images: images, extendsTypes: extendsTypes).text
    }

    @Test(arguments: [
        ("Accent", "accent"), ("AccentColor", "accent"), ("brand-blue", "brandBlue"), ("FAQIcon", "faqIcon"),
        ("24 hours", "_24Hours"), ("default", "`default`"), ("Color", "color"), ("ic_close", "icClose"),
    ])
    func namesAreIdentifiers(_ name: String, _ identifier: String) {
        #expect(AssetSymbols.identifier(of: name, without: "Color") == identifier)
    }

    @Test func aColorIsAConstantAndAPropertyOfUIColor() {
        let text = text(colors: ["Accent"])
        #expect(text.contains("static let accent = ColorResource(name: \"Accent\""))
        #expect(text.contains("static var accent: UIColor { UIColor(resource: ColorResource.accent) }"))
    }

    @Test func withoutExtensionsThereAreConstantsAlone() {
        #expect(!text(images: ["star"], extendsTypes: false).contains("UIImage {"))
        #expect(text(images: ["star"], extendsTypes: false).contains("static let star = ImageResource("))
    }

    @Test func colorsOfUIKitAreNotReplaced() {
        let text = text(colors: ["red"])
        #expect(text.contains("static let red = ColorResource") && !text.contains("static var red"))
    }

    @Test func aNamespaceIsAnEnumerationThatIsDeclaredOnce() {
        let text = text(images: ["Icons/star", "Icons/Small/dot", "logo"])
        #expect(text.components(separatedBy: "enum Icons {}").count == 3)
        #expect(text.contains("extension ImageResource.Icons { enum Small {} }"))
        #expect(text.contains("static var dot: UIImage { UIImage(resource: ImageResource.Icons.Small.dot) }"))
    }

    @Test func withoutAssetsThereIsNoFile() { #expect(text().isEmpty) }
}
