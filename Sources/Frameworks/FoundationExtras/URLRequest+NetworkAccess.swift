import Foundation
import FoundationNetworking
import UIKit

// There is one kind of network here, and requests have no space for these settings in Foundation on Linux.

extension URLRequest {
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { Inert.use("URLRequest.allowsExpensiveNetworkAccess") }
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { Inert.use("URLRequest.allowsConstrainedNetworkAccess") }
    }

    /// The origin of the address, which no system records here.
    public enum Attribution: UInt, Sendable { case developer, user }

    public var attribution: Attribution {
        get { .developer }
        set { Inert.use("URLRequest.attribution") }
    }

    public var assumesHTTP3Capable: Bool {
        get { false }
        set { Inert.use("URLRequest.assumesHTTP3Capable") }
    }
}
