import Foundation
import FoundationNetworking
import UIKit

// Foundation's properties of some of these names cannot be set on Linux; reads are of those. There is one kind of network here.
extension URLSessionConfiguration {
    /// Whether tasks wait for a connection.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { AddedProperties.value(of: self, "waitsForConnectivity") ?? false }
        set { AddedProperties.set(newValue, of: self, "waitsForConnectivity") }
    }

    /// The container with which an extension shares its background sessions.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { AddedProperties.value(of: self, "sharedContainerIdentifier") }
        set { AddedProperties.set(newValue, of: self, "sharedContainerIdentifier") }
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { AddedProperties.value(of: self, "allowsExpensiveNetworkAccess") ?? true }
        set { AddedProperties.set(newValue, of: self, "allowsExpensiveNetworkAccess") }
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { AddedProperties.value(of: self, "allowsConstrainedNetworkAccess") ?? true }
        set { AddedProperties.set(newValue, of: self, "allowsConstrainedNetworkAccess") }
    }

    public var sessionSendsLaunchEvents: Bool {
        get { AddedProperties.value(of: self, "sessionSendsLaunchEvents") ?? true }
        set { AddedProperties.set(newValue, of: self, "sessionSendsLaunchEvents") }
    }
}
