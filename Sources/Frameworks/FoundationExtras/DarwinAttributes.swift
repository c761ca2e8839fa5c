@_implementationOnly import CGlibc
import Foundation
import Glibc

// Extended attributes of files with the parameters of Darwin: a position in the resource fork, which files do not have here,
// and options. Linux has them for the names of its users.

public let XATTR_NOFOLLOW: Int32 = 0x0001
public let XATTR_CREATE: Int32 = 0x0002
public let XATTR_REPLACE: Int32 = 0x0004
/// The error of an attribute that a file does not have.
public let ENOATTR: Int32 = ENODATA

public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!,
    _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
    let function = options & XATTR_NOFOLLOW == 0 ? CGlibc.getxattr : CGlibc.lgetxattr
    return function(path, UserAttribute.name(name), value, size)
}

public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int32 {
    let function = options & XATTR_NOFOLLOW == 0 ? CGlibc.setxattr : CGlibc.lsetxattr
    // Linux counts the flags of new and of existing attributes from 1.
    return function(
        path, UserAttribute.name(name), value, size, (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1)
}

public func removexattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 {
    let function = options & XATTR_NOFOLLOW == 0 ? CGlibc.removexattr : CGlibc.lremovexattr
    return function(path, UserAttribute.name(name))
}

/// Writes the names of a file's attributes, each with a zero at its end, and returns their size; without memory, only that.
public func listxattr(
    _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
    let function = options & XATTR_NOFOLLOW == 0 ? CGlibc.listxattr : CGlibc.llistxattr
    let length = function(path, nil, 0)
    guard length >= 0 else { return -1 }
    var bytes = [CChar](repeating: 0, count: length)
    let filled = function(path, &bytes, length)
    guard filled >= 0 else { return -1 }
    let names = UserAttribute.names(in: bytes.prefix(filled))
    guard let namebuff else { return names.count }
    guard names.count <= size else {
        errno = ERANGE
        return -1
    }
    for (index, byte) in names.enumerated() { namebuff[index] = byte }
    return names.count
}

/// The names of attributes that users may choose.
private enum UserAttribute {
    private static let prefix = Array("user.".utf8CString.dropLast())

    static func name(_ name: UnsafePointer<CChar>?) -> [CChar] {
        guard let name else { return prefix + [0] }
        return prefix + UnsafeBufferPointer(start: name, count: strlen(name) + 1)
    }

    /// Returns the names of a list that users have chosen, without the prefix.
    static func names(in list: ArraySlice<CChar>) -> [CChar] {
        list.split(separator: 0).filter { $0.starts(with: prefix) }.flatMap {
            $0.dropFirst(prefix.count) + [0]
        }
    }
}
