import Foundation

// Core Foundation's types are Foundation's classes under other names, to which Swift's own values are cast by `as`.

/// A string.
public typealias CFString = NSString
/// A string that can change.
public typealias CFMutableString = NSMutableString
/// Bytes.
public typealias CFData = NSData
/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }
/// Where the bytes are, as long as the data lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Copies some of the bytes.
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
/// A range of positions.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
/// A list.
public typealias CFArray = NSArray
/// A table.
public typealias CFDictionary = NSDictionary
/// A set.
public typealias CFSet = NSSet
/// An address.
public typealias CFURL = NSURL
/// A number.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// A region's ways.
public typealias CFLocale = NSLocale
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A position or count.
public typealias CFIndex = Int
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001 by the host's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// The keys of a bundle's information (Apple: CFBundle).

/// The version of the build.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The name of the bundle.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// What the bundle is known by.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The program's file.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The version of the format.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The language of what is not translated.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The languages of the bundle.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
/// A number that names a class of Core Foundation.
public typealias CFTypeID = UInt
/// Bits that say how a function works.
public typealias CFOptionFlags = UInt
/// Four characters in a number.
public typealias FourCharCode = UInt32
/// Four characters in a number, for a kind.
public typealias OSType = FourCharCode
/// The outcome of a function; zero for success.
public typealias OSStatus = Int32
/// A text of Core Foundation that is not changed.
public typealias CFStringRef = NSString
/// The data of Core Foundation that can be changed.
public typealias CFMutableData = NSMutableData
/// The dictionary of Core Foundation that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// The array of Core Foundation that can be changed.
public typealias CFMutableArray = NSMutableArray

/// Where Core Foundation takes memory from. There is one kind here, the default.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The allocator that functions use when none is given.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The truth as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// Falsehood as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
