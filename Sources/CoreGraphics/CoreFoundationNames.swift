import Foundation

// Core Foundation's types are aliases of Foundation's classes, to which Swift's own values are cast by `as`.

/// A string.
public typealias CFString = NSString
/// A mutable string.
public typealias CFMutableString = NSMutableString
/// Bytes.
public typealias CFData = NSData
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }
/// Returns a pointer to the bytes, which is valid during the lifetime of the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Copies a range of the bytes.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer, range.location >= 0, range.length >= 0,
        range.length <= theData.length - min(range.location, theData.length)
    else { return }
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}
/// A range of positions.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}
/// Returns a range of positions.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
/// An array.
public typealias CFArray = NSArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A set.
public typealias CFSet = NSSet
/// A URL.
public typealias CFURL = NSURL
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// A locale.
public typealias CFLocale = NSLocale
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A position or count.
public typealias CFIndex = Int
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// A time interval, in seconds.
public typealias CFTimeInterval = Double
/// A time, in seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the time of the host's clock, in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// The keys of a bundle's information dictionary (Apple: CFBundle).

/// The key of the build version.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of the bundle's name.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of the bundle's identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of the executable's file name.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The key of the version of the information dictionary's format.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The key of the development region.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The key of the bundle's localizations.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
/// The identifier of a class of Core Foundation.
public typealias CFTypeID = UInt
/// Bits that are options of a function.
public typealias CFOptionFlags = UInt
/// Four characters in an integer.
public typealias FourCharCode = UInt32
/// Four characters in an integer that identify a type.
public typealias OSType = FourCharCode
/// The status of a function; zero for success.
public typealias OSStatus = Int32
/// An immutable string of Core Foundation.
public typealias CFStringRef = NSString
/// Mutable data of Core Foundation.
public typealias CFMutableData = NSMutableData
/// A mutable dictionary of Core Foundation.
public typealias CFMutableDictionary = NSMutableDictionary
/// A mutable array of Core Foundation.
public typealias CFMutableArray = NSMutableArray

/// An allocator of memory. Only the default one exists.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The allocator of `malloc`, as all of Core Foundation's here.
public let kCFAllocatorMalloc: CFAllocator? = nil
/// The Boolean true as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The Boolean false as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
