import Foundation
import FoundationNetworking
import UIKit

// Initializers of: URLCredential
extension URLCredential {
    /// Creates the credential of a certificate. Connections do not use it here.
    public convenience init(
        identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
    ) {
        Inert.use("URLCredential.init(identity:certificates:persistence:)")
        self.init(user: "", password: "", persistence: persistence)
    }
}
