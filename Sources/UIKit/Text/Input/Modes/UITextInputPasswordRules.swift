import Foundation

/// The rules of passwords that are suggested for a field.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying {
    /// The rules in Apple's language for them, such as `minlength: 8;`.
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UITextInputPasswordRules(descriptor: passwordRulesDescriptor)
    }
}
