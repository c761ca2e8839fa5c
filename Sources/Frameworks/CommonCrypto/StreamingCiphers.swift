import Foundation

public typealias CCCryptorRef = OpaquePointer

/// Creates a cipher for a message in parts; `CCCryptorRelease(_:)` frees it.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
    handOver(to: cryptorRef) { () throws(CryptorError) in
        try Cryptor(
            operation: op, algorithm: alg, options: options, key: key, length: keyLength, vector: iv)
    }
}

/// Retains a new cipher for the code that releases it.
func handOver(
    to reference: UnsafeMutablePointer<CCCryptorRef?>?, _ make: () throws(CryptorError) -> Cryptor
) -> CCCryptorStatus {
    do {
        reference?.pointee = OpaquePointer(Unmanaged.passRetained(try make()).toOpaque())
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return error.status
    }
}

@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    do {
        return try cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
            .move(to: dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return error.status
    }
}

@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef?, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    do {
        return try cryptor.final().move(to: dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return error.status
    }
}

public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef?, _ inputLength: Int, _ final: Bool) -> Int {
    cryptor(cryptorRef)?.outputLength(inputLength, isFinal: final) ?? 0
}

@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef?, _ iv: UnsafeRawPointer?) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    cryptor.reset(iv)
    return CCCryptorStatus(kCCSuccess)
}

@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef?) -> CCCryptorStatus {
    if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
    return CCCryptorStatus(kCCSuccess)
}

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
    reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}
