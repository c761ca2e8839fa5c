/// Scroll views and their subclasses, each of which has a `delegate` of a type of its own. Objective-C lets a subclass
/// declare a property again; Swift does so only where the first one stands in an extension of a protocol.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// The one that is told of scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { delegat_ }
        set { delegat_ = newValue }
    }
}

extension UIScrollView {
    /// Sets the delegate of a subclass's own type; one of another type is told of scrolling alone.
    func take<Delegate>(_ delegate: (any UIScrollViewDelegate)?, as set: (Delegate?) -> Void) {
        let typed = delegate as? Delegate
        set(typed)
        if typed == nil, let delegate { scrollDelegate = delegate }
    }
}
