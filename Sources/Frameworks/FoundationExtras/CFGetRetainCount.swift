/// Returns the number of strong references to an object, as far as the compiler has not saved some.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { Int(_getRetainCount(cf)) }
