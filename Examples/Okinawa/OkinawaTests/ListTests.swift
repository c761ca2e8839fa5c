import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite struct ListTests {
    @Test(arguments: [true, false]) func theListFillsAfterADelay(drawn: Bool) throws {
        let users = try Harness { inBar(drawn ? try Screen.users.drawn() : Screen.users.coded()) }
        // A harness waits until the screen has settled, which takes less than the second until the response.
        #expect(!users.shows("Aoi Miyagi"))
        users.wait(1)
        #expect(users.shows("Aoi Miyagi") && users.shows("Haru Kinjo"))
    }

    @Test func aChangeMovesTheRows() throws {
        let users = try Harness { inBar(try Screen.users.drawn()) }
        users.wait(1)
        let cell = try #require(users.window.all(UserCell.self).min { $0.frame.minY < $1.frame.minY })
        var place: CGFloat { users.perform { (cell.layer.presentation() ?? cell.layer).frame.minY } }
        let before = place
        users.perform { users.root.topViewController?.perform(Selector("sortByIsland:"), with: nil) }
        users.wait(0.1)
        let moving = place
        users.wait(1)
        #expect(before < moving && moving < place)
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
