import Foundation

extension NSMutableDictionary {
    /// Sets the value of a key, which Objective-C declares as a copyable object. Keys that cannot be compared are reported.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        guard let key = aKey as? AnyHashable else {
            return RuntimeDiagnostics.report("A key of type \(type(of: aKey)) cannot be compared")
        }
        setObject(anObject, forKey: key)
    }
}
