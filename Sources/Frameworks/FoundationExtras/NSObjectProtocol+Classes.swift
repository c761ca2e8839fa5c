import Foundation

// What each object answers about its class on Apple's platforms, whichever protocol it is known by.

extension NSObjectProtocol { public func isKind(of aClass: AnyClass) -> Bool { isBelow(aClass) } }
extension NSObjectProtocol { public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass } }

extension NSObjectProtocol {
    fileprivate func isBelow(_ aClass: AnyClass) -> Bool {
        (self as? NSObject)?.isKind(of: aClass) ?? (type(of: self) == aClass)
    }
}
