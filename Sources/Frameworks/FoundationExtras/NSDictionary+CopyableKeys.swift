// Initializers of: NSDictionary

import Foundation
import UIKit

extension NSDictionary {
    /// Creates a dictionary with keys as Objective-C declares them. Keys that are no objects are reported and left out.
    @_disfavoredOverload
    public convenience init(objects: [Any], forKeys keys: [any NSCopying]) {
        let pairs = zip(objects, keys).compactMap { object, key -> (Any, NSObject)? in
            guard let key = key as? NSObject else {
                RuntimeDiagnostics.report("A key of type \(type(of: key)) is no object")
                return nil
            }
            return (object, key)
        }
        self.init(objects: pairs.map(\.0), forKeys: pairs.map(\.1))
    }
}
