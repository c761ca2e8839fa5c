import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct HostileDocumentTests {
    private func container(_ id: String, to destination: String) -> String {
        #"<subviews><containerView id="\#(id)"><connections><segue destination="\#(destination)" kind="embed" id="s\#(id)"/></connections></containerView></subviews>"#
    }

    @Test func ringsOfEmbeddedScenesEnd() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene("a", container("c1", to: "b")) + scene("b", container("c2", to: "a"))))
        _ = loader.show("a")
        #expect(loader.messages == ["the scene of \"a\" contains itself; it is left out here"])
    }

    @Test func growingTreesOfScenesEnd() throws {
        // Every scene embeds the next one four times.
        let scenes = (0..<20).map { level in
            let containers = (0..<4).map {
                #"<containerView id="c\#(level)-\#($0)"><connections><segue destination="v\#(level + 1)" kind="embed" id="s\#(level)-\#($0)"/></connections></containerView>"#
            }
            return scene("v\(level)", "<subviews>\(containers.joined())</subviews>")
        }
        let loader = StoryboardLoader(document: try storyboard(scenes.joined() + scene("v20")))
        loader.instantiate(id: "v0")?.loadViewIfNeeded()
        #expect(loader.messages.contains { $0.contains("more controllers than can be created") })
    }

    @Test func placeholdersThatLeadToThemselvesEnd() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                """
                <scene sceneID="s"><objects><viewControllerPlaceholder storyboardIdentifier="me" referencedIdentifier="me" id="p" sceneMemberID="viewController"/></objects></scene>
                """))
        #expect(loader.instantiate(id: "p") == nil)
        #expect(!loader.diagnostics.isEmpty)
    }

    @Test func deepNestingIsCutOff() throws {
        let depth = 230
        let content =
            (0..<depth).map { #"<subviews><view id="n\#($0)">"# }.joined()
            + String(repeating: "</view></subviews>", count: depth)
        let loader = StoryboardLoader(document: try storyboard(scene("vc", content)))
        #expect(loader.instantiate(id: "vc")?.view != nil)
        #expect(loader.messages.contains { $0.contains("nested more than") })
    }

    @Test func danglingAndDuplicatedIdsAreReported() throws {
        let loader = StoryboardLoader(
            document: try storyboard(
                scene(
                    "vc",
                    """
                    <subviews><view id="a"/><view id="a"/></subviews><constraints>
                    <constraint firstItem="gone" firstAttribute="top" secondItem="vc-v" secondAttribute="top" id="c1"/>
                    <constraint firstItem="a" firstAttribute="sideways" secondItem="vc-v" secondAttribute="top" id="c2"/></constraints>
                    """)))
        #expect(loader.show("vc")?.subviews.count == 2)
        #expect(loader.diagnostics.count == 3)
        #expect(loader.diagnostics.allSatisfy { $0.line > 0 })
    }
}
