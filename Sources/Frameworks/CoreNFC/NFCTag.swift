import Foundation

/// A tag of one of the kinds that a reader detects. None is detected here.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    /// Whether the tag is available in the current session.
    public var isAvailable: Bool { tag.isAvailable }

    private var tag: any __NFCTag {
        switch self {
        case .feliCa(let tag): tag
        case .iso7816(let tag): tag
        case .iso15693(let tag): tag
        case .miFare(let tag): tag
        }
    }
}

/// The members of tags of all kinds.
public protocol __NFCTag: NSCopying, NSObjectProtocol {
    /// Whether the tag is available in the current session.
    var isAvailable: Bool { get }
}
