import Foundation
import UIKit

extension Progress {
    /// The description of the progress. Foundation's property of this name cannot be set on Linux; reads are of that one.
    @_disfavoredOverload
    public var localizedDescription: String! {
        get { AddedProperties.value(of: self, "localizedDescription") ?? "" }
        set {
            Inert.use("Progress.localizedDescription")
            AddedProperties.set(newValue, of: self, "localizedDescription")
        }
    }

    /// The further description of the progress. Foundation's property of this name cannot be set on Linux; reads are of that one.
    @_disfavoredOverload
    public var localizedAdditionalDescription: String! {
        get { AddedProperties.value(of: self, "localizedAdditionalDescription") ?? "" }
        set {
            Inert.use("Progress.localizedAdditionalDescription")
            AddedProperties.set(newValue, of: self, "localizedAdditionalDescription")
        }
    }
}
