import Foundation

/// An address of the Internet Protocol, as its bytes in the order of the network.
public protocol IPAddress: Hashable, CustomDebugStringConvertible, Sendable {
    /// The address of bytes; nil if their number is another.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// The address that the text says; nil if it says none.
    init?(_ string: String)
    /// The bytes.
    var rawValue: Data { get }
    /// The interface that the address is limited to.
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
}

/// An address of four bytes.
public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])
    public static let allHostsGroup = IPv4Address(bytes: [224, 0, 0, 1])
    public static let allRoutersGroup = IPv4Address(bytes: [224, 0, 0, 2])

    private init(bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        (self.rawValue, self.interface) = (Data(rawValue), interface)
    }

    public init?(_ string: String) {
        guard let bytes = AddressText.bytes(of: string, AF_INET, count: 4) else { return nil }
        self.init(bytes: bytes)
    }

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    public var isMulticast: Bool { rawValue[0] & 0xF0 == 0xE0 }
    public var debugDescription: String { AddressText.text(of: rawValue, AF_INET) }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))
    public static let broadcast = any
    public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])
    public static let nodeLocalNodes = IPv6Address(multicast: 1, 1)
    public static let linkLocalNodes = IPv6Address(multicast: 2, 1)
    public static let linkLocalRouters = IPv6Address(multicast: 2, 2)

    private init(bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

    private init(multicast scope: UInt8, _ group: UInt8) {
        self.init(bytes: [0xFF, scope] + [UInt8](repeating: 0, count: 13) + [group])
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        (self.rawValue, self.interface) = (Data(rawValue), interface)
    }

    public init?(_ string: String) {
        // An interface stands behind a percent sign.
        let address = string.prefix { $0 != "%" }
        guard let bytes = AddressText.bytes(of: String(address), AF_INET6, count: 16) else { return nil }
        self.init(bytes: bytes)
    }

    public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    public var is6to4: Bool { rawValue[0] == 0x20 && rawValue[1] == 0x02 }
    public var isIPv4Mapped: Bool {
        rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF
    }
    /// The address of four bytes within one that holds it.
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }
    public var debugDescription: String { AddressText.text(of: rawValue, AF_INET6) }
}

/// Addresses in the notation of people.
private enum AddressText {
    static func bytes(of text: String, _ family: Int32, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }

    static func text(of bytes: Data, _ family: Int32) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let isKnown = bytes.withUnsafeBytes { address in
            inet_ntop(family, address.baseAddress, &text, socklen_t(text.count)) != nil
        }
        guard isKnown else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
