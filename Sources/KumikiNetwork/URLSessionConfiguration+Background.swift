import Foundation
import FoundationNetworking
import UIKit

extension URLSessionConfiguration {
    /// Returns a configuration of a background session, whose tasks end with the app here. Foundation has none on Linux.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        RuntimeDiagnostics.reportOnce("Background sessions end with the app here: \(identifier)")
        let configuration = ComparableConfiguration.copy(of: .default)
        configuration.identifier = identifier
        return configuration
    }
}
