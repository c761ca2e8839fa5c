import Foundation
import FoundationNetworking

// Foundation's API for server certificates on iOS. It is never used to evaluate a server here: requests without
// `--network` reach none, and Foundation on Linux evaluates certificates itself.

/// The method of a challenge for server trust.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge for a client certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// The state of the server's SSL transaction; there is none.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that accepts a server's certificate.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}

/// Returns the certificates of a trust, the server's first; there are none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

/// Returns the certificate's data.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }

/// Creates a certificate from DER data; nil where the data is empty.
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
