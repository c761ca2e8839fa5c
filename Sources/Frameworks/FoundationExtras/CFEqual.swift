import Foundation

/// Returns whether two objects are equal: those of Foundation by their content, others if they are the same.
public func CFEqual(_ cf1: Any?, _ cf2: Any?) -> Bool {
    if let first = cf1 as? AnyHashable, let second = cf2 as? AnyHashable { return first == second }
    guard let cf1, let cf2 else { return false }
    return (cf1 as AnyObject) === (cf2 as AnyObject)
}
