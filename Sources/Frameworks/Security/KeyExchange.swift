import Foundation

extension SecKeyKeyExchangeParameter {
    /// The number of bytes of the derived key.
    public static let requestedSize = SecKeyKeyExchangeParameter("requestedSize" as CFString)
    /// Data that takes part in the derivation of the key.
    public static let sharedInfo = SecKeyKeyExchangeParameter("sharedInfo" as CFString)
}
