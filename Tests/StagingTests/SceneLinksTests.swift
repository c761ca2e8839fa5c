import InterfaceBuilder
import Testing

@testable import Staging
@testable import UIKit

@MainActor @Suite struct SceneLinksTests {
    private func links(_ scenes: [String]) throws -> SceneLinks {
        SceneLinks(document: try Fixture.storyboard(scenes.joined()))
    }

    private func navigation(_ id: String, _ root: String) -> String {
        Fixture.controller(id, Fixture.relation(root, "rootViewController"), kind: "navigationController")
    }

    @Test func aRootStandsOnItsStackAlone() throws {
        let links = try links([navigation("n", "a"), Fixture.controller("a")])
        #expect(links.stack(leadingTo: "a")?.members == ["a"])
        #expect(links.stack(leadingTo: "a")?.container == "n")
    }

    @Test(arguments: ["show", "push"])
    func whatIsPushedStandsOnTop(_ kind: String) throws {
        let links = try links([
            navigation("n", "a"), Fixture.controller("a", Fixture.segue("b", kind)), Fixture.controller("b"),
        ])
        #expect(links.stack(leadingTo: "b")?.members == ["a", "b"])
    }

    @Test func whatIsPresentedStandsAlone() throws {
        let links = try links([
            navigation("n", "a"), Fixture.controller("a", Fixture.segue("b", "presentation")),
            Fixture.controller("b"),
        ])
        #expect(links.stack(leadingTo: "b") == nil)
    }

    @Test func theShortestStackIsTaken() throws {
        let links = try links([
            navigation("n", "a"),
            Fixture.controller("a", Fixture.segue("b", "show") + Fixture.segue("c", "show")),
            Fixture.controller("b", Fixture.segue("c", "show")), Fixture.controller("c"),
        ])
        #expect(links.stack(leadingTo: "c")?.members == ["a", "c"])
    }

    @Test func ringsOfSeguesEnd() throws {
        let links = try links([
            navigation("n", "a"), Fixture.controller("a", Fixture.segue("b", "show")),
            Fixture.controller("b", Fixture.segue("a", "show")),
        ])
        #expect(links.stack(leadingTo: "b")?.members == ["a", "b"])
        #expect(links.stack(leadingTo: "nowhere") == nil)
    }

    @Test func tabsAreKnownByTheirHolder() throws {
        let tabs = Fixture.controller("t", Fixture.relation("a", "viewControllers"), kind: "tabBarController")
        #expect(try links([tabs, Fixture.controller("a")]).tabs(holding: "a") == "t")
    }

    // MARK: Presentations

    private func presented(_ kind: String, style: String = "", build: Int = 22_131, more: String = "") throws
        -> SceneLinks
    {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" id=\"s\" \(style)/>"
        let scenes = [
            Fixture.controller("a", segue + more), Fixture.controller("b"), Fixture.controller("c"),
        ]
        return SceneLinks(document: try Fixture.storyboard(scenes.joined(), build: build))
    }

    @Test(arguments: ["presentation", "modal", "popoverPresentation"])
    func whatASegueAlonePresentsIsShownOverItsPresenter(_ kind: String) throws {
        #expect(try presented(kind).presentation(of: "b")?.source == "a")
    }

    @Test(arguments: [
        ("fullScreen", false), ("formSheet", true), ("overFullScreen", true), ("automatic", true),
    ])
    func stylesThatCoverThePresenterShowTheSceneAlone(_ style: String, _ isOverPresenter: Bool) throws {
        let links = try presented("presentation", style: "modalPresentationStyle=\"\(style)\"")
        #expect((links.presentation(of: "b") != nil) == isOverPresenter)
    }

    @Test(arguments: [(14_490, false), (15_509, true)])
    func presentationsAreSheetsSinceXcode11(_ build: Int, _ isSheet: Bool) throws {
        #expect((try presented("presentation", build: build).presentation(of: "b") != nil) == isSheet)
    }

    @Test func theInitialSceneIsNotPresented() throws {
        let links = try presented("presentation", more: Fixture.segue("a", "presentation"))
        #expect(links.presentation(of: "a") == nil)
    }

    @Test func embeddedScenesAreKnown() throws {
        let links = try presented("embed")
        #expect(links.embedding(of: "b")?.source == "a" && links.embedding(of: "c") == nil)
    }

    // MARK: Pictures

    @Test func containersAreInThePictureOfWhatTheyShowFirst() throws {
        let document = try Fixture.storyboard(
            [
                Fixture.controller(
                    "t", Fixture.relation("n", "viewControllers") + Fixture.relation("m", "viewControllers"),
                    kind: "tabBarController"),
                navigation("n", "a"), Fixture.controller("a", Fixture.segue("b", "show")),
                Fixture.controller("b"), navigation("m", "c"), Fixture.controller("c"),
            ].joined())
        let shared = SharedPictures(document: document, scenes: StoryboardLoader(document: document).scenes)
        #expect(shared.scenes == ["t": "a", "n": "a", "m": "c"])
        #expect(shared.containers(shownWith: "a") == ["n", "t"])
    }

    @Test func containersThatHoldEachOtherHaveTheirOwnPictures() throws {
        let tabs = Fixture.controller("t", Fixture.relation("n", "viewControllers"), kind: "tabBarController")
        let document = try Fixture.storyboard(navigation("n", "t") + tabs)
        let shared = SharedPictures(document: document, scenes: StoryboardLoader(document: document).scenes)
        #expect(shared.scenes.isEmpty)
    }

    @Test func containersWhoseRootIsInAnotherDocumentHaveTheirOwnPicture() throws {
        let document = try Fixture.storyboard(
            [navigation("n", "r"), Fixture.controller("r", kind: "viewControllerPlaceholder")].joined())
        let shared = SharedPictures(document: document, scenes: StoryboardLoader(document: document).scenes)
        #expect(shared.scenes.isEmpty)
    }
}
