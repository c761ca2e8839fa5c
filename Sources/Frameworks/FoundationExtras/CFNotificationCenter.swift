import Foundation
import UIKit

/// The center of notifications between processes; here between the parts of one.
public final class CFNotificationCenter {
    fileprivate struct Observation {
        let observer: UnsafeRawPointer?
        let name: String?
        let callback: CFNotificationCallback
    }

    fileprivate var observations: [Observation] = []
    fileprivate let lock = NSLock()

    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()
}

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable {
    public let rawValue: NSString

    public init(rawValue: NSString) { self.rawValue = rawValue }
    public init(_ rawValue: NSString) { self.rawValue = rawValue }
}

public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, NSDictionary?
) -> Void

/// The treatment of notifications while an app is suspended, which it never is here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ callBack: CFNotificationCallback!,
    _ name: NSString!, _ object: UnsafeRawPointer?, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack else { return }
    center.lock.withLock {
        center.observations.append(
            .init(observer: observer, name: name.map { String(describing: $0) }, callback: callBack))
    }
}

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer?
) {
    let text = name.map { String(describing: $0.rawValue) }
    center?.lock.withLock {
        center.observations.removeAll { $0.observer == observer && (text == nil || $0.name == text) }
    }
}

public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?
) { CFNotificationCenterRemoveObserver(center, observer, nil, nil) }

public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer?,
    _ userInfo: NSDictionary?, _ deliverImmediately: Bool
) {
    guard let center, let name else { return }
    let text = String(describing: name.rawValue)
    let concerned = center.lock.withLock {
        center.observations.filter { $0.name == nil || $0.name == text }
    }
    for observation in concerned {
        observation.callback(
            center, observation.observer.map(UnsafeMutableRawPointer.init(mutating:)), name, object, userInfo)
    }
}

// MARK: Identifiers

public typealias CFUUID = NSUUID
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> NSString! {
    uuid.map { NSString(string: $0.uuidString) }
}
