import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite(.serialized) struct MapTests {
    @Test(arguments: [true, false]) func okinawaSaysNahaAndCounts(drawn: Bool) throws {
        let map = try Harness { drawn ? try Screen.map.drawn() : Screen.map.coded() }
        #expect(map.shows("Count: 0"))
        try map.tap("Okinawa")
        #expect(map.shows("Naha!"))
        try map.tap("OK")
        #expect(map.shows("Count: 1") && !map.shows("Naha!"))
    }

    @Test func inJapaneseItSaysSo() throws {
        let map = try Harness(on: "iPhone SE", language: "ja") { MapViewController.instance() }
        try map.tap("沖縄")
        #expect(map.shows("那覇!") && map.shows("回数: 1"))
    }

    @Test func theSmallMapOpensAndCloses() throws {
        for isDrawn in [true, false] {
            let map = try Harness { inBar(isDrawn ? try Screen.map.drawn() : Screen.map.coded()) }
            try map.tap("Small map")
            #expect(map.shows("The islands in a corner"))
            try map.tap("Close")
            #expect(!map.shows("The islands in a corner"))
        }
    }

    @Test(arguments: [true, false]) func theCountOutlivesTheApp(drawn: Bool) throws {
        let map = try Harness {
            drawn ? MapViewController.instance() : MapViewController(builderKey: .whole)
        }
        try map.tap("Okinawa")
        try map.tap("OK")
        let saved = NSKeyedArchiver(requiringSecureCoding: true)
        map.perform { map.root.encodeRestorableState(with: saved) }
        let data = saved.encodedData
        map.close()

        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = true
        let again = try Harness {
            drawn ? MapViewController.instance() : try #require(Self.restored(from: reader))
        }
        if drawn { again.perform { again.root.decodeRestorableState(with: reader) } }
        #expect(again.shows("Count: 1"))
    }

    private static func restored(from coder: NSCoder) -> MapViewController? {
        let path = ["MapViewController"]
        return MapViewController.viewController(withRestorationIdentifierPath: path, coder: coder)
            as? MapViewController
    }
}
