import Foundation

/// The keys that a class of the framework needs.
public final class RequiredContactKeys: NSObject, CNKeyDescriptor {
    /// Returns the object itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContactVCardSerialization {
    /// Returns the keys that are needed to write contacts.
    public class func descriptorForRequiredKeys() -> any CNKeyDescriptor { RequiredContactKeys() }
}
