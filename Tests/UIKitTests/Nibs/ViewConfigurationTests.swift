import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct ViewConfigurationTests {
    @Test func commonAttributesAreSet() throws {
        let (root, loader) = try StoryboardLoader.view(
            """
            <subviews><view id="a" hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" contentMode="center"
              userInteractionEnabled="NO" horizontalHuggingPriority="300" verticalCompressionResistancePriority="999">
              <rect key="frame" x="1" y="2" width="30" height="40"/>
              <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view></subviews>
            """)
        let view = try #require(root.descendant("a"))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
        #expect(view.contentMode == .center && !view.isUserInteractionEnabled)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
        #expect(view.backgroundColor == .red)
        #expect(loader.diagnostics.isEmpty)
    }

    private final class WatchedField: UITextField {
        var changes: [String] = []
        override var isEnabled: Bool { didSet { changes.append("enabled") } }
        override var isSecureTextEntry: Bool { didSet { changes.append("secure") } }
        override var text: String? { didSet { changes.append("text") } }
        override var placeholder: String? { didSet { changes.append("placeholder") } }
    }

    /// Those of a field's texts do not: fields of public libraries use views there that they create after `super.init(coder:)`. That
    /// the setter of a secure entry is called is known from a crash of such a field.
    @Test(arguments: [
        ("/>", []), ("enabled=\"NO\"/>", ["enabled"]), ("text=\"a\" placeholder=\"b\"/>", []),
        ("><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>", ["secure"]),
    ])
    func observersHearOfWhatTheDocumentChanges(_ attributes: String, _ changes: [String]) throws {
        ClassLookup.register(WatchedField.self, as: "WatchedField")
        let (root, _) = try StoryboardLoader.view(
            "<subviews><textField id=\"f\" customClass=\"WatchedField\" \(attributes)</subviews>")
        #expect((root.descendant("f") as? WatchedField)?.changes == changes)
    }

    /// Interface Builder writes `adjustsFontSizeToFit="NO"` and leaves out YES.
    @Test(arguments: [
        ("minimumFontSize=\"9\"", true), ("minimumScaleFactor=\"0.5\"", true),
        ("minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"", false), ("", false),
    ])
    func labelsWithALeastSizeShrink(_ attributes: String, _ shrinks: Bool) throws {
        let (root, _) = try StoryboardLoader.view("<subviews><label id=\"l\" \(attributes)/></subviews>")
        #expect((root.descendant("l") as? UILabel)?.adjustsFontSizeToFitWidth == shrinks)
    }

    @Test func buttonsTakeTheirTitlesShadowOffset() throws {
        let (root, _) = try StoryboardLoader.view(
            "<subviews><button id=\"b\"><size key=\"titleShadowOffset\" width=\"1\" height=\"2\"/></button></subviews>"
        )
        #expect((root.descendant("b") as? UIButton)?.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test func runtimeAttributesReachTheLayer() throws {
        let (root, loader) = try StoryboardLoader.view(
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="nothing.there" value="x"/>
            </userDefinedRuntimeAttributes>
            """)
        #expect(root.layer.cornerRadius == 9 && root.layer.masksToBounds && root.layer.borderColor != nil)
        #expect(loader.diagnostics.count == 1)
        #expect(
            loader.messages.first?.contains("not key value coding-compliant for the key nothing.there")
                == true)
        #expect(loader.diagnostics.first?.line ?? 0 > 0)
    }

    @Test(arguments: [("widthClass=regular", false), ("heightClass=regular-widthClass=compact", true)])
    func variationsFollowSizeClasses(key: String, holds: Bool) throws {
        let (root, _) = try StoryboardLoader.view(
            """
            <subviews><view id="a" alpha="1"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <variation key="\(key)" alpha="0.25"/></view><view id="b"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
            <variation key="\(key)"><mask key="subviews"><include reference="b"/></mask></variation>
            """)
        #expect(root.descendant("a")?.alpha == (holds ? 0.25 : 1))
        #expect((root.descendant("b") != nil) == holds)
    }

    @Test func constraintsPlaceViews() throws {
        let content = """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="vc-v" secondAttribute="leading" constant="20" symbolic="YES" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c2"/>
            <constraint firstItem="a" firstAttribute="width" constant="90" id="c3"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="3:1" id="c4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES" id="c5"/>
            <constraint firstItem="b" firstAttribute="width" constant="5" id="c6"/>
            <constraint firstItem="b" firstAttribute="height" constant="5" id="c7"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" symbolic="YES" id="c8"/>
            <constraint firstItem="b" firstAttribute="width" constant="50" placeholder="YES" id="c9"/>
            </constraints>
            """
        let loader = StoryboardLoader(document: try storyboard(scene("vc", content)))
        let root = try #require(loader.show("vc"))
        #expect(root.descendant("a")?.frame == CGRect(x: 20, y: 69, width: 90, height: 30))
        #expect(root.descendant("b")?.frame == CGRect(x: 368, y: 107, width: 5, height: 5))
        #expect(loader.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (#"secondItem="vc-v" constant="20" symbolic="YES""#, 20.0 as CGFloat),
        (#"secondItem="vc-v" symbolic="YES""#, 0),
        (#"secondItem="safe" constant="20" symbolic="YES""#, 0), (#"secondItem="safe" constant="20""#, 20),
    ])
    func symbolicSpacingIsWhatTheDocumentSaysButNoneInASafeArea(_ side: String, x: CGFloat) throws {
        let content = """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" \(side) secondAttribute="leading" id="c1"/>
            </constraints>
            """
        let root = try #require(StoryboardLoader(document: try storyboard(scene("vc", content))).show("vc"))
        #expect(root.descendant("a")?.frame.minX == x)
    }

    @Test func conflictsAreToldByTheDocumentsIds() throws {
        let content = """
            <subviews><label id="Lab-el-001" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="Lab-el-001" firstAttribute="width" constant="90" id="Con-st-001"/>
            <constraint firstItem="Lab-el-001" firstAttribute="width" constant="80" identifier="narrow" id="Con-st-002"/>
            </constraints>
            """
        let loader = StoryboardLoader(document: try storyboard(scene("vc", content)))
        let said = RuntimeDiagnostics.collect { _ = loader.show("vc") }.messages + loader.messages
        let text = said.joined()
        #expect(text.contains("<NSLayoutConstraint:Con-st-001 UILabel:Lab-el-001.width == 90   (active)>"))
        #expect(
            text.contains(
                "<NSLayoutConstraint:Con-st-002 'narrow' UILabel:Lab-el-001.width == 80   (active)>"))
    }

    @Test(arguments: [(true, 50.0), (false, 0)])
    func emptyLabelsInStacksShowOnTheCanvas(isCanvas: Bool, height: CGFloat) throws {
        var environment = ScreenEnvironment()
        environment.isCanvas = isCanvas
        let content = """
            <subviews><stackView id="s"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><label id="l" text=""><rect key="frame" x="0" y="0" width="0" height="0"/></label></subviews>
            </stackView></subviews>
            """
        let view = try StoryboardLoader.view(content, environment: environment).view
        #expect(view.descendant("l")?.naturalLayoutSize.height == height)
    }
}
