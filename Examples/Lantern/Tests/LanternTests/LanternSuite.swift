import Testing
import UIKit

@testable import Lantern

@MainActor @Suite struct LanternSuite {
    @Test func itIsDarkAtFirst() {
        #expect(!LanternView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).isLit)
    }
}
