import Foundation

// Objects behind the type of a protocol have the methods that they implement, as those of a class have.

extension NSObjectProtocol {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }

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
}

extension UIGestureRecognizerDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UISplitViewControllerDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPageViewControllerDataSource {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPageViewControllerDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UINavigationControllerDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UITabBarControllerDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UITabBarDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UITextFieldDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UISearchBarDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPickerViewDataSource {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UIPickerViewDelegate {
    /// Returns whether the object has a method of the name.
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

    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

extension UISceneDelegate {
    /// Returns whether the object has a method of the name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { Delegates.responds(self, to: aSelector) }
}

private enum Delegates {
    static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
        (object as? NSObject)?.responds(to: selector) ?? false
    }
}
