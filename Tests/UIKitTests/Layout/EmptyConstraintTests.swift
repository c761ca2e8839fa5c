import Testing
import UIKit

@MainActor
struct EmptyConstraintTests {
    @Test func aConstraintCanRelateNothing() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }
}
