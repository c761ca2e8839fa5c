import Foundation

// Code that may also run in app extensions, where `shared` is unavailable, accesses the instance through the class by
// name.
extension UIApplication {
    private static let namesOfShared: Set = ["shared", "sharedApplication"]

    /// Returns the class's property of the path: the app, or one of its properties.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let path = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = path.first, namesOfShared.contains(first) else {
            RuntimeDiagnostics.report("UIApplication, the class, has no key path \(keyPath)")
            return nil
        }
        return path.count == 1 ? shared : shared.value(forKeyPath: path[1])
    }

    /// Returns the class's property of the name, the app.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Calls the class's method of the name, `sharedApplication`.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        value(forKeyPath: aSelector?.description ?? "").map { Unmanaged.passUnretained($0 as AnyObject) }
    }

    /// Returns whether the class has a method of the name.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { namesOfShared.contains($0.description) } ?? false
    }
}
