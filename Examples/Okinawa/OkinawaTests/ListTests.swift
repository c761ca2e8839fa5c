import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite struct ListTests {
    @Test(arguments: [true, false]) func theListFillsAfterADelay(drawn: Bool) throws {
        let users = try Harness { inBar(drawn ? try Screen.users.drawn() : Screen.users.coded()) }
        #expect(!users.shows("Aoi Miyagi"))
        users.wait(0.9)
        #expect(!users.shows("Aoi Miyagi"))
        users.wait(0.2)
        #expect(users.shows("Aoi Miyagi") && users.shows("Haru Kinjo"))
    }

    @Test func aChangeMovesTheRows() throws {
        let users = try Harness { inBar(try Screen.users.drawn()) }
        users.wait(1)
        let before = try users.frame(of: "Kai Higa")
        users.perform { users.root.topViewController?.perform(Selector("sortByIsland:"), with: nil) }
        users.wait(0.1)
        let moving = try users.frame(of: "Kai Higa")
        users.wait(1)
        let after = try users.frame(of: "Kai Higa")
        #expect(before.minY != after.minY && moving.minY != before.minY && moving.minY != after.minY)
    }

    @Test func whoeverIsLookedForIsFound() throws {
        let users = try Harness { inBar(try Screen.users.drawn()) }
        users.wait(1)
        try users.type("Ishi", into: "Name or island")
        users.wait(1)
        #expect(users.shows("Kai Higa") && !users.shows("Aoi Miyagi"))
    }

    @Test func aRowOpensItsIslander() throws {
        let users = try Harness { inBar(try Screen.users.drawn()) }
        users.wait(1)
        try users.tap("Kai Higa")
        #expect(users.shows("Boats this year"))
    }
}
