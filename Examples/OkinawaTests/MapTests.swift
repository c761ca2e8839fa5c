import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite struct MapTests {
    @Test func theButtonSaysNahaAndCounts() throws {
        let map = try Harness { MapViewController.instance() }
        try map.tap("nahaButton")
        print(map.texts)
        #expect(map.shows("Naha!"))
    }
}
