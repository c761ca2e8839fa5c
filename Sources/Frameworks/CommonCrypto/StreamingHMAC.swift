import Foundation
import UIKit

/// The state of a code of authentication (RFC 2104).
public struct CCHmacContext {
    fileprivate var algorithm: CCHmacAlgorithm = 0
    fileprivate var key: [UInt8] = []
    fileprivate var message: [UInt8] = []

    public init() {}
}

public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
    _ keyLength: Int
) {
    // The memory may not be initialized.
    ctx?.initialize(to: CCHmacContext())
    ctx?.pointee.algorithm = algorithm
    ctx?.pointee.key = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
}

public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int
) {
    ctx?.pointee.message += UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
    guard let state = ctx?.pointee else { return }
    CCHmac(state.algorithm, state.key, state.key.count, state.message, state.message.count, macOut)
    ctx?.pointee = CCHmacContext()
}
