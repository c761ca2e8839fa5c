import Testing
import UIKit

/// Casts of anchors in adapted sources, which know no type arguments in Objective-C.
@MainActor
@Suite struct AnchorCastTests {
    @Test func anAnchorIsOneOfAnyType() throws {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let any = view.leadingAnchor |!> NSLayoutAnchor<AnyObject>.self
        let constraint = any.constraint(equalTo: other.leadingAnchor |!> NSLayoutAnchor<AnyObject>.self)
        #expect(constraint.firstItem === view && constraint.secondItem === other)
        #expect(constraint.firstAttribute == .leading)
        #expect(
            (any |?> NSLayoutAnchor<NSLayoutXAxisAnchor>.self) as? NSLayoutXAxisAnchor == view.leadingAnchor)
        #expect((any as AnyObject) as? NSLayoutYAxisAnchor == nil)
    }

    @Test func nothingElseIsAnAnchor() {
        #expect((UIView() |?> NSLayoutAnchor<AnyObject>.self) == nil)
        #expect((nil |?> NSLayoutAnchor<AnyObject>.self) == nil)
    }
}
