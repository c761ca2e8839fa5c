import Foundation

/// Returns an unarchiver of the data; without an archive one that finds no values, as on iOS. Adapted code calls it in place of
/// the initializer, which ends the process then.
public func _keyedUnarchiver(forReadingWith data: Data) -> NSKeyedUnarchiver {
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.finishEncoding()
    let unarchiver =
        (try? NSKeyedUnarchiver(forReadingFrom: data))
        ?? NSKeyedUnarchiver(forReadingWith: empty.encodedData)
    unarchiver.requiresSecureCoding = false
    // Missing values are nil.
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
}
