import Testing

@testable import InterfaceBuilder

@Suite struct SceneTests {
    @Test func theObjectsOfAScene() throws {
        let document = try Fixture.storyboard(
            scene: """
                <tableViewController id="vc" sceneMemberID="viewController" storyboardIdentifier="List" \
                useStoryboardIdentifierAsRestorationIdentifier="YES" customClass="C" customModule="M" \
                customModuleProvider="target"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
                <exit id="ex" sceneMemberID="exit"/><tapGestureRecognizer id="tap"/>
                """)
        let scene = try #require(document.initialScene)
        #expect(scene.sceneID == "s1")
        #expect(scene.controller?.kind == "tableViewController")
        #expect(scene.controller?.restorationIdentifier == "List")
        #expect(scene.controller?.customClass == CustomClass(name: "C", module: "M", isTargetModule: true))
        #expect(scene.firstResponder?.id == "fr")
        #expect(scene.exit?.id == "ex")
        #expect(scene.extraObjects.map(\.name) == ["tapGestureRecognizer"])
        #expect(document.scene(withIdentifier: "List") == scene)
    }

    @Test func theObjectsOfAXib() throws {
        let document = try Fixture.xib(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/><view id=\"v\"/>"
        )
        #expect(document.kind == .xib && document.scenes.isEmpty)
        #expect(document.filesOwner?.customClass?.name == "Owner")
        #expect(document.objects.map(\.name) == ["placeholder", "view"])
    }

    @Test func aReferenceToAnotherStoryboard() throws {
        let document = try Fixture.storyboard(
            scene:
                "<viewControllerPlaceholder storyboardName=\"Other\" id=\"vc\" sceneMemberID=\"viewController\"/>"
        )
        #expect(
            document.scenes.first?.controller?.reference
                == StoryboardReference(storyboardName: "Other", identifier: nil, bundleIdentifier: nil))
    }

    @Test func aViewsParts() throws {
        let document = try Fixture.view(
            "<view id=\"a\"/>",
            more: """
                <rect key="frame" x="0" y="0" width="10" height="20"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstAttribute="width" constant="5" id="c"/>
                </constraints>
                """)
        let view = try #require(document.initialScene?.controller?.view)
        #expect(view.subviews.map(\.id) == ["a"])
        #expect(view.subviews[0].autoresizingMask == nil)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.layoutGuides.map(\.role) == [.safeArea])
        #expect(view.element.rect(key: "frame")?.height == 20)
        let constraint = try #require(view.constraints.first)
        #expect(constraint.firstItemID == "root" && constraint.secondItemID == nil)
        #expect(constraint.firstAttribute == .width && constraint.relation == .equal)
        #expect(constraint.constant == 5 && constraint.priority == 1_000 && constraint.multiplier == 1)
    }

    @Test func connections() throws {
        let document = try Fixture.view(
            """
            <button id="b"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="1"/>
            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="2"/>
            <segue destination="x" kind="popoverPresentation" popoverAnchorView="b" id="3">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
            <segue key="commit" inheritsFrom="parent" id="4"/></segue></connections></button>
            """)
        let button = try #require(document.element(withID: "b"))
        #expect(button.connections.count == 3)
        #expect(button.actions.first?.eventType == "touchUpInside")
        guard case .outletCollection(let collection) = button.connections[1] else {
            Issue.record("an outlet collection is expected")
            return
        }
        #expect(collection.appends)
        let segue = try #require(button.segues.first)
        #expect(segue.segueKind == .popoverPresentation && segue.animates)
        #expect(segue.popoverArrowDirections == ["up", "left"])
        #expect(segue.commit?.id == "4")
        #expect(segue.commit?.element.connectionSource?.id == "b")
    }

    @Test func resourcesAndFonts() throws {
        let document = try Fixture.storyboard(
            scene: "",
            after: """
                <customFonts key="customFonts"><array key="A.ttf"><string>A-Bold</string></array></customFonts>
                <resources><image name="star" catalog="system" width="128" height="116"/>
                <namedColor name="Brand"><color white="0" alpha="1" colorSpace="calibratedWhite"/></namedColor></resources>
                """)
        #expect(document.customFonts == [CustomFontFile(file: "A.ttf", names: ["A-Bold"])])
        #expect(
            document.resources.image(named: "star", isSystem: true)?.size == Size(width: 128, height: 116))
        #expect(document.resources.namedColors["Brand"] == .white(0, alpha: 1, space: .calibratedWhite))
    }

    @Test func whatDoesNotHoldTogetherIsReported() throws {
        let document = try Fixture.view(
            "<view id=\"a\"/>",
            more: """

                <rect key="frame" x="nan" y="0" width="1e12" height="1"/>
                <constraints>
                <constraint firstItem="zz" firstAttribute="middle" multiplier="1:0" id="c"/>
                </constraints>
                """)
        let messages = document.check().map(\.description)
        #expect(messages.count == 5)
        #expect(messages.allSatisfy { $0.hasPrefix("Main.storyboard:") })
        #expect(messages[0].contains("needs a number for x; \"nan\" is none"))
        #expect(messages[2].contains("refers with firstItem to \"zz\""))
    }
}
