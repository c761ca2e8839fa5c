import CoreGraphics
import Testing

@testable import Staging
@testable import UIKit

/// The parts of the device over every app contrast with the content below them.
@MainActor
@Suite struct DevicePartsTests {
    @Test(arguments: [(UIColor.black, UIColor.white), (.white, .black), (.systemBlue, .white)])
    func theHomeIndicatorContrastsWithTheContent(_ below: UIColor, _ line: UIColor) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.backgroundColor = below
        window.layoutIfNeeded()
        #expect(HomeIndicator(window: window).color == line)
    }

    @Test func theStatusBarOfIPadShowsTheDate() throws {
        let device = try #require(DeviceModel.named("iPad"))
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment(device: device)))
        let bar = try #require(StatusBarView(for: window))
        #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["9:41 AM   Mon Jan 1", "100%"])
    }
}
