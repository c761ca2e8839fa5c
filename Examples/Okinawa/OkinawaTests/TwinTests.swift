import KumikiTesting
import Testing

@testable import Okinawa

/// Each screen exists twice, with identical appearance and behavior.
@MainActor @Suite struct TwinTests {
    nonisolated static let surroundings = [
        Surroundings("iPhone 16"), Surroundings("iPhone 16", isLandscape: true),
        Surroundings("iPhone SE", style: .dark, language: "ja"), Surroundings("iPad Pro 11"),
        Surroundings("iPhone 16", contentSize: .accessibilityLarge),
    ]

    @Test(arguments: Screen.allCases, surroundings)
    func drawnAndCodedAreEqual(screen: Screen, surroundings: Surroundings) throws {
        let drawn = try Harness(surroundings) { inBar(try screen.drawn()) }
        let coded = try Harness(surroundings) { inBar(screen.coded()) }
        let differences = coded.layout.differences(from: drawn.layout)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
        #expect(drawn.picture() != nil && drawn.picture() == coded.picture())
    }

    @Test func theWholeAppIsEqual() throws {
        let drawn = try Harness { RootTabBarController.instance() }
        let coded = try Harness { RootTabBarController.inCode() }
        for tab in ["Video", "Islanders", "Harbor", "Settings", "Map"] {
            try drawn.tap(tab)
            try coded.tap(tab)
            let differences = coded.layout.differences(from: drawn.layout)
            #expect(differences.isEmpty, "\(tab): \(differences.joined(separator: "\n"))")
        }
    }
}
