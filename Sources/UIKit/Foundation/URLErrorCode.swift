import Foundation

/// Returns the code with a number. On Apple's platforms a code can have any number; here one that has no name is `unknown`. Adapted
/// code calls it in place of the initializer.
public func _urlErrorCode(rawValue: Int) -> URLError.Code { URLError.Code(rawValue: rawValue) ?? .unknown }
