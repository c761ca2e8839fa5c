import Foundation

/// A value of a contact with its label.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (self.label, self.value) = (label, value)
        super.init()
    }

    public func settingLabel(_ label: String?) -> CNLabeledValue {
        CNLabeledValue(label: label, value: value)
    }

    public func settingValue(_ value: ValueType) -> CNLabeledValue {
        CNLabeledValue(label: label, value: value)
    }

    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(label: label, value: value)
    }

    /// Returns the label for display: "home" for `_$!<Home>!$_`.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}
