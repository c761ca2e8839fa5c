import Foundation
import FoundationNetworking

// What Foundation has of servers' certificates on iOS. No server is ever trusted by one here: requests without
// `--network` reach none, and Foundation's own on Linux check certificates themselves.

/// The method of a challenge that asks whether to trust a server.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge that asks for the client's certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// The state of the server's transaction; there is none.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// A credential that accepts a server's certificate.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}

/// The certificates of a trust, the server's first; there are none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

/// The certificate as it came.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }

/// A certificate of DER data; nil where the data are empty.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let data = data as Data
    return data.isEmpty ? nil : SecCertificate(data: data)
}

/// A certificate.
public final class SecCertificate: Hashable {
    fileprivate let data: Data

    fileprivate init(data: Data) { self.data = data }

    public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs.data == rhs.data }

    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
