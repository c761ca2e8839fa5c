import QuartzCore

extension UIView {
    /// Visits the view and its superviews until the closure returns false. Events and marks do this constantly, so
    /// nothing is retained: the closure must neither retain a view nor change the hierarchy.
    @inline(__always)
    final func visitUpward(while goesOn: (UIView) -> Bool) {
        var next = Unmanaged.passUnretained(self)
        while next.borrow(goesOn),
            let above = next.borrow({ $0.hierarchy.above })
        {
            next = above
        }
    }

    /// Returns the view itself or the nearest superview for which the condition is true.
    @inline(__always)
    final func firstUpward(where condition: (UIView) -> Bool) -> UIView? {
        var found: Unmanaged<UIView>?
        visitUpward { view in
            guard condition(view) else { return true }
            found = Unmanaged.passUnretained(view)
            return false
        }
        return found?.takeUnretainedValue()
    }
}
