import Testing

@testable import InterfaceBuilder

/// Elements of Xcode's canvas, and menus and key commands.
@Suite struct CanvasTests {
    @Test func whatTheDocumentSaysToXcode() throws {
        let document = try Fixture.storyboard(
            scene: "",
            after: """
                <dependencies><deployment version="2304" identifier="iOS"/>\
                <capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
                <inferredMetricsTieBreakers><segue reference="a-b"/></inferredMetricsTieBreakers>
                <simulatedMetricsContainer key="defaultSimulatedMetrics">\
                <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
                """)
        #expect(document.deploymentVersion == 2304)
        #expect(document.capabilities == ["Safe area layout guides"])
        #expect(document.inferredMetricsTieBreakers == ["a-b"])
        #expect(document.defaultSimulatedMetrics.map(\.type) == ["retina4"])
    }

    @Test func whatTheCanvasPretendsOfAController() throws {
        let document = try Fixture.storyboard(
            scene: """
                <viewController id="vc"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>\
                <keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save:"/></keyCommands>\
                </viewController>
                """)
        let controller = try #require(document.scenes.first?.controller)
        #expect(controller.simulatedMetrics.map(\.isTranslucent) == [false])
        #expect(controller.keyCommands.map(\.action) == ["save:"])
        #expect(controller.keyCommands.map(\.modifierFlags) == [1 << 20])
    }

    @Test func aButtonsMenu() throws {
        let document = try Fixture.view(
            """
            <button id="b"><menu key="menu" title="Boats"><children><command title="Sail"/>\
            <menu title="More"><children><command title="Dock"/></children></menu></children></menu></button>
            """)
        let menu = try #require(document.element(withID: "b").flatMap { ViewElement($0).menu })
        #expect(menu.children.map(\.title) == ["Sail", "More"])
        #expect(menu.children.map(\.isCommand) == [true, false])
        #expect(menu.children.last?.children.first?.title == "Dock")
    }
}
