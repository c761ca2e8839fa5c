import Foundation
import FoundationNetworking
import UIKit

extension URLSessionConfiguration {
    /// Whether tasks wait for a connection. Foundation's property of this name cannot be set on Linux; reads are of that one.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { AddedProperties.value(of: self, "waitsForConnectivity") ?? false }
        set { AddedProperties.set(newValue, of: self, "waitsForConnectivity") }
    }
}
