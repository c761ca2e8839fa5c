import Foundation
import FoundationNetworking
import UIKit

// libcurl negotiates the version of connections here.
extension URLSessionConfiguration {
    /// The oldest version of TLS that connections may have.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { AddedProperties.value(of: self, "tlsMinimumSupportedProtocolVersion") ?? .TLSv12 }
        set { AddedProperties.set(newValue, of: self, "tlsMinimumSupportedProtocolVersion") }
    }

    /// The newest version of TLS that connections may have.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { AddedProperties.value(of: self, "tlsMaximumSupportedProtocolVersion") ?? .TLSv13 }
        set { AddedProperties.set(newValue, of: self, "tlsMaximumSupportedProtocolVersion") }
    }
}
