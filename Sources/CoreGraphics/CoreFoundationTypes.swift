import Foundation

// The identifiers of Core Foundation's classes. They are constant during a run; code only compares them.

/// Returns the identifier of an object's class; 1 for objects that are not of Core Foundation's classes.
@_disfavoredOverload
public func CFGetTypeID(_ cf: Any?) -> CFTypeID {
    switch cf {
    case let number as NSNumber: number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSURL: CFURLGetTypeID()
    default: 1
    }
}

@_disfavoredOverload public func CFStringGetTypeID() -> CFTypeID { 7 }
@_disfavoredOverload public func CFNullGetTypeID() -> CFTypeID { 16 }
@_disfavoredOverload public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
@_disfavoredOverload public func CFArrayGetTypeID() -> CFTypeID { 19 }
@_disfavoredOverload public func CFDataGetTypeID() -> CFTypeID { 20 }
@_disfavoredOverload public func CFBooleanGetTypeID() -> CFTypeID { 21 }
@_disfavoredOverload public func CFNumberGetTypeID() -> CFTypeID { 22 }
@_disfavoredOverload public func CFURLGetTypeID() -> CFTypeID { 29 }
@_disfavoredOverload public func CFDateGetTypeID() -> CFTypeID { 42 }

extension NSNumber {
    /// Whether the number was created from a Boolean, which Objective-C encodes as a character.
    fileprivate var isBoolean: Bool {
        String(cString: objCType) == "c" && (intValue == 0 || intValue == 1)
    }
}

/// Returns the value of a Boolean object.
@_disfavoredOverload public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }

// MARK: Errors

@_disfavoredOverload
public func CFErrorGetDomain(_ err: any Error) -> CFString! { NSString(string: (err as NSError).domain) }
@_disfavoredOverload public func CFErrorGetCode(_ err: any Error) -> CFIndex { (err as NSError).code }
@_disfavoredOverload
public func CFErrorCopyDescription(_ err: any Error) -> CFString! {
    NSString(string: (err as NSError).localizedDescription)
}
@_disfavoredOverload
public func CFErrorCopyUserInfo(_ err: any Error) -> CFDictionary! {
    NSDictionary(dictionary: (err as NSError).userInfo)
}

// MARK: Data

/// Creates empty mutable data; the capacity has no effect here.
@_disfavoredOverload
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData()
}
