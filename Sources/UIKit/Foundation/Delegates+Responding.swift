import Foundation

// Objects behind the type of a protocol have the methods that they implement, as those of a class have.

extension NSObjectProtocol {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIGestureRecognizerDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIAdaptivePresentationControllerDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UISplitViewControllerDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPageViewControllerDataSource {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPageViewControllerDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UINavigationControllerDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UITabBarControllerDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UITabBarDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UITextFieldDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UISearchBarDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPickerViewDataSource {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPickerViewDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIApplicationDelegate {
    /// Calls the method of the name.
    @_disfavoredOverload @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        AnyObjectMembers(self).perform(aSelector)
    }

    /// Calls the method of the name with an argument.
    @_disfavoredOverload @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        AnyObjectMembers(self).perform(aSelector, with: object)
    }

    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UISceneDelegate {
    /// Whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

private enum Delegates {
    static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
        (object as? NSObject)?.responds(to: selector) ?? false
    }
}
