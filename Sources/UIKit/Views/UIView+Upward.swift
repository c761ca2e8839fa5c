import QuartzCore

extension UIView {
    /// Visits the view and those above it until the closure answers false. Events and marks go this way all the time, so
    /// nothing is retained on it: the closure must neither keep a view nor change the tree.
    @inline(__always)
    final func visitUpward(while goesOn: (UIView) -> Bool) {
        var next = Unmanaged.passUnretained(self)
        while next.borrow(goesOn),
            let above = next.borrow({ $0.hierarchy.above })
        {
            next = above
        }
    }

    /// The view itself or the nearest above it for which the condition holds.
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
