import InterfaceBuilder
import Testing

@testable import Staging

@Suite struct SceneLinksTests {
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
}
