import Foundation

// On iOS the type is compared and hashed by its name, like the other types of names in Foundation.

extension FileProtectionType: @retroactive Equatable, @retroactive Hashable {}
