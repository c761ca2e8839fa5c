/// Scroll views and their subclasses, each of which has a `delegate` of its own type. Objective-C lets a subclass
/// redeclare a property; Swift does so only if the first declaration is in an extension of a protocol.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// The object that is notified of scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { delegat_ }
        set { delegat_ = newValue }
    }
}

extension UIScrollView {
    /// Sets the delegate of a subclass's own type; one of another type is notified of scrolling only.
    func take<Delegate>(_ delegate: (any UIScrollViewDelegate)?, as set: (Delegate?) -> Void) {
        let typed = delegate as? Delegate
        set(typed)
        if typed == nil, let delegate { scrollDelegate = delegate }
    }
}
