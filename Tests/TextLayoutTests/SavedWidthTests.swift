import Foundation
import Testing

@testable import TextLayout

/// Widths of one-line labels as Interface Builder saved them in public documents.
@Suite struct SavedWidthTests {
    private static let saved:
        [(text: String, size: CGFloat, weight: CGFloat, scale: CGFloat, width: CGFloat)] = [
            ("Ad", 11, 0.3, 2, 15),
            ("Label", 12, 0, 2, 31),
            ("0", 14, 0, 3, 9),
            ("100", 14, 0, 3, 24),
            ("Advertiser", 14, 0, 2, 66.5),
            ("Label", 14, 0, 2, 35.5),
            ("Label", 14, 0, 3, 35.67),
            ("Price", 14, 0, 2, 33),
            ("Store", 14, 0, 2, 35),
            ("Label", 15, 0, 2, 37.5),
            ("Label", 16, 0, 2, 39.5),
            ("enter", 16, 0, 2, 38),
            ("500", 17, 0, 2, 31),
            ("A wild and crazy label", 17, 0, 2, 166),
            ("Acknowledged", 17, 0, 2, 113),
            ("Animated", 17, 0, 2, 73),
            ("Animated", 17, 0, 3, 73),
            ("AnimatedImageView", 17, 0, 3, 156),
            ("Audio Scenario", 17, 0, 3, 114.67),
            ("Basic", 17, 0, 3, 41.67),
            ("Coins: 0", 17, 0, 3, 63),
            ("First Label", 17, 0, 2, 80),
            ("GIF", 17, 0, 3, 26),
            ("Hello, World!", 17, 0, 2, 98),
            ("High Resolution", 17, 0, 3, 119.67),
            ("Howdy", 17, 0, 2, 54),
            ("Howdy, world!", 17, 0, 2, 108),
            ("Image Data Provider", 17, 0, 3, 154.33),
            ("Indicator", 17, 0, 3, 67),
            ("Infinity", 17, 0, 3, 51),
            ("Label", 17, 0, 2, 42),
            ("Label", 17, 0, 2, 41.5),
            ("Label", 17, 0, 3, 42),
            ("Label", 17, 0.23, 2, 43),
            ("Name", 17, 0, 2, 45),
            ("Processor", 17, 0, 3, 77),
            ("Progressive JPEG", 17, 0, 3, 135.33),
            ("Role", 17, 0, 3, 34),
            ("Room:", 17, 0, 2, 49),
            ("Second Label", 17, 0, 2, 104.5),
            ("Status", 17, 0, 2, 49),
            ("SwiftUI", 17, 0, 3, 54.67),
            ("Tap Here...", 17, 0, 2, 83),
            ("Text Attachment", 17, 0, 3, 125),
            ("Transition", 17, 0, 3, 75),
            ("UIImageView", 17, 0, 3, 99),
            ("Label", 18, 0, 2, 44),
            ("00:00", 17, 0, 2, 46),
            ("Default", 17, 0, 2, 55),
            ("U/hour", 17, 0, 2, 52),
            ("Label", 13, 0, 2, 33),
            ("Label", 13, 0, 3, 33),
            ("Victoria Anderson", 18, 0.3, 3, 151.67),
            ("CAN'T SEE YOUR DEVICE?", 15, 0.3, 3, 189.33),
            ("[Title]", 17, 0.3, 2, 48.5),
            ("250.0 C", 17, 0.3, 2, 62.5),
            ("This is the notification title.", 17, 0.4, 2, 221.5),
            ("PRESENTATION STYLE", 13, 0.4, 2, 146.5),
            ("University of london . 2021", 12, 0.3, 3, 158),
            ("HIGHLIGHT", 13, 0.4, 2, 74.5),
            ("Comments Count", 15, 0.4, 2, 127.5),
            ("HeroDebugPlugin", 22, 0.3, 2, 178),
            ("Label", 20, 0, 2, 48),
            ("Twitter", 20, 0, 2, 60),
            ("Favorite Events", 20, 0.3, 2, 140),
            ("Welcome to Amahi for iOS.", 20, 0.3, 2, 244),
            ("Name", 20, 0.4, 3, 55),
            ("Account Upgraded", 22, 0.4, 2, 193.5),
            ("ANIMATIONS", 22, 0.4, 2, 138),
            ("UINavigationBar", 22, 0, 2, 154.5),
            ("Title", 24, 0, 2, 45.5),
            ("CustomSwitch", 25, 0, 2, 157.5),
            ("RouteMeasurer", 25, 0, 2, 164.5),
            ("UIKitCatalog", 26, 0, 1, 142),
            ("Diagnostics", 34, 0.4, 2, 188),
            ("Settings", 36, 0, 2, 128),
            ("...", 45, -0.4, 2, 29.5),
            ("1", 140, 0, 2, 63),
            ("2", 140, 0, 2, 80),
        ]

    private func misses(beyond limit: CGFloat) -> [String] {
        Self.saved.compactMap { text, size, weight, scale, width in
            let measured = Font.system(size: size, weight: weight).width(of: text)
            let rounded = (measured * scale - 0.001).rounded(.up) / scale
            return abs(rounded - width) > limit ? "\(text) \(size): \(rounded), saved \(width)" : nil
        }
    }

    @Test func fiveOfSixAreWithinHalfAPoint() {
        let misses = misses(beyond: 0.51)
        #expect(misses.count * 6 <= Self.saved.count, "\(misses)")
    }

    @Test func allAreWithinAPoint() {
        #expect(misses(beyond: 1.01) == [])
    }
}
