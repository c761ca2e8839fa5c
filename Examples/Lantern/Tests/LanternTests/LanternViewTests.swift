import UIKit
import XCTest

@testable import Lantern

final class LanternViewTests: XCTestCase {
    func testTapLightsAndPutsOut() {
        let lantern = LanternView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let flame = UIView()
        lantern.flame = flame
        lantern.button.sendActions(for: .touchUpInside)
        XCTAssertTrue(lantern.isLit)
        XCTAssertEqual(flame.alpha, 1)
        lantern.button.sendActions(for: .touchUpInside)
        XCTAssertFalse(lantern.isLit)
        XCTAssertEqual(flame.alpha, 0)
    }
}
