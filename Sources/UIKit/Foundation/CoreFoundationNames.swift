import Foundation

// Core Foundation's types are Foundation's under other names.

/// A string.
public typealias CFString = NSString
/// Bytes.
public typealias CFData = NSData
/// A list.
public typealias CFArray = NSArray
/// A table.
public typealias CFDictionary = NSDictionary
/// An address.
public typealias CFURL = NSURL
/// A number.
public typealias CFNumber = NSNumber
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001 by the host's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
