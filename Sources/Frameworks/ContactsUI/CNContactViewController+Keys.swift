import Contacts

extension CNContactViewController {
    /// Returns the keys that are needed to display a contact.
    public class func descriptorForRequiredKeys() -> any CNKeyDescriptor { RequiredContactKeys() }
}
