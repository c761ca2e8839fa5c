import Foundation
import Testing

@testable import SourceProjects

/// The constants that R.swift generates for resources.
@Suite struct ResourceConstantsTests {
    private func text(_ files: [String: String], classes: Set<String> = []) throws -> String {
        let folder = try TemporaryFolder()
        for (name, content) in files { try folder.write(content, to: name) }
        return ResourceConstants(resources: files.keys.map { "\(folder.path)/\($0)" }, classes: classes).text
    }

    @Test(arguments: [
        ("bg_header", "bg_header"), ("HomeViewController", "homeViewController"),
        ("QRImageView", "qrImageView"),
        ("error.title", "errorTitle"), ("6dX-Cn.text", "dXCnText"), ("CZX-ag", "czxAg"),
        ("default", "`default`"),
    ])
    func namesAreIdentifiers(_ name: String, _ identifier: String) {
        #expect(ResourceConstants.identifier(of: name) == identifier)
    }

    @Test func aNameWithoutLettersHasNoConstant() { #expect(ResourceConstants.identifier(of: "…12") == nil) }

    @Test func aTextIsAConstantOfItsTable() throws {
        let text = try text([
            "en.lproj/Localizable.strings": #""home.title" = "Home";"#,
            "de.lproj/Localizable.strings": #""home.title" = "Start"; "home.text" = "Text";"#,
        ])
        #expect(text.contains("enum localizable {"))
        #expect(text.contains("static let homeTitle = Rswift.StringResource(key: \"home.title\""))
        #expect(text.contains("static let homeText = "))
    }

    @Test func aControllerOfAStoryboardHasItsClass() throws {
        let text = try text(["Base.lproj/Main.storyboard": Self.storyboard], classes: ["HomeController"])
        #expect(text.contains("static let main = Storyboard_Main()"))
        #expect(text.contains("typealias InitialController = HomeController"))
        #expect(text.contains("func home(_: Void = ()) -> HomeController? {"))
        #expect(text.contains("func detail(_: Void = ()) -> UIViewController? {"))
        #expect(
            text.contains(
                "toDetail = Rswift.StoryboardSegueIdentifier<UIStoryboardSegue, HomeController, UIViewController>"
            ))
    }

    @Test func namesThatAreTheSameConstantHaveNone() throws {
        let text = try text(["a-b.json": "{}", "aB.json": "{}", "c.json": "{}"])
        #expect(!text.contains("static let aBJson") && text.contains("static let cJson"))
    }

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="a">
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController storyboardIdentifier="Home" id="a" customClass="HomeController" \
        sceneMemberID="viewController">
                        <connections><segue destination="b" kind="show" identifier="toDetail" id="c"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController storyboardIdentifier="Detail" id="b" customClass="AbsentController" \
        sceneMemberID="viewController"/>
                </objects></scene>
            </scenes>
        </document>
        """
}
