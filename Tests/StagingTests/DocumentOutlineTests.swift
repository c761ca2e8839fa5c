import InterfaceBuilder
import Testing

@testable import Staging

@Suite struct DocumentOutlineTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
        <device id="retina6_12" orientation="portrait" appearance="dark"/>
        <scenes><scene sceneID="s"><objects>
        <viewController title="Harbour" id="vc" customClass="Harbor" customModule="App" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
        <label text="Boats&#10;today" id="l" userLabel="Count"/>
        <button id="b"><state key="normal" title="Sail"/>
        <connections><action selector="sail:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        </subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
        </constraints></view>
        <connections><outlet property="label" destination="l" id="o"/><outlet property="gone" destination="x" id="p"/>
        </connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        </objects></scene></scenes></document>
        """

    private func document() throws -> Document {
        try Document(xml: Self.storyboard, path: "Harbor.storyboard")
    }

    @Test func anOutlineShowsTheTreeAndItsConnections() throws {
        #expect(
            DocumentOutline(try document()).text == """
                Harbor.storyboard
                storyboard · iOS.CocoaTouch · tools 23504 · retina6_12 dark · Auto Layout · safe areas
                1 scene · 3 views · 1 constraint · 2 outlets · 1 action

                Scene Harbour (initial)  line 3
                └─ App.Harbor  "Harbour"  (UIViewController)  #vc
                   │  → outlet label ⇒ UILabel #l
                   │  → outlet gone ⇒ #x, which is not there
                   └─ UIView  #v  1 constraint
                      ├─ UILabel  "Count"  #l
                      └─ UIButton  "Sail"  #b
                            → touchUpInside sail: ⇒ App.Harbor #vc
                """)
    }

    @Test func terminalsGetColours() throws {
        let text = DocumentOutline(try document(), style: .terminal).text
        #expect(text.hasPrefix("\u{1B}[1mHarbor.storyboard\u{1B}[0m\n"))
    }

    @Test func controlCharactersOfADocumentStayOut() throws {
        let xib =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><label text=\"a&#x9B;2J\" id=\"l\"/></objects></document>"
        let text = DocumentOutline(try Document(xml: xib, path: "A.xib")).text
        #expect(text.contains("\"a2J\""))
    }

    @Test func theListingHasEveryId() throws {
        let listing = DocumentListing(try document())
        #expect(
            listing.objects.compactMap(\.id) == ["retina6_12", "vc", "v", "l", "b", "a", "c", "o", "p", "f"])
        #expect(
            listing.json.contains(
                """
                    {
                      "id": "l",
                      "kind": "label",
                      "class": "UILabel",
                      "line": 6,
                      "parent": "v",
                      "key": null,
                      "label": "Count",
                      "userLabel": "Count",
                      "destination": null
                    }
                """))
    }
}
