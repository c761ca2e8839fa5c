import Foundation

/// A key of a contact, or the keys that a class of the framework needs. Objects have no requirement here, so that strings of
/// Swift are keys.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
