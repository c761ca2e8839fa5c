import CoreML
import UIKit

extension VNCoreMLModel {
    /// Creates a container of a model. Requests with it have no results here.
    public convenience init(for model: MLModel) throws { self.init() }

    /// The values that a model needs beside the image.
    public var featureProvider: (any MLFeatureProvider)? {
        get { AddedProperties.value(of: self, "featureProvider") }
        set { AddedProperties.set(newValue, of: self, "featureProvider") }
    }
}

extension VNCoreMLFeatureValueObservation {
    /// The value that a model computed: an undefined one.
    public var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}
