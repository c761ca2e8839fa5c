import Foundation

/// The answer of an app about the value of a parameter.
open class INIntentResolutionResult: NSObject {
    public required override init() {}

    open class func needsValue() -> Self { Self() }
    open class func notRequired() -> Self { Self() }
    open class func unsupported() -> Self { Self() }
    open class func unsupported(withReason reason: Int) -> Self { Self() }
    open class func confirmationRequired(withItemToConfirm item: Any, forReason reason: Int) -> Self {
        Self()
    }
}
