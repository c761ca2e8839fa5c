// On iOS these may be handed between tasks. Apps cannot set their properties, and only this module does, before it hands them over,
// except a sample's source, which is created at its first access; classes that are not final cannot be checked.
extension HKDeletedObject: @unchecked Sendable {}
extension HKHealthStore: @unchecked Sendable {}
extension HKObject: @unchecked Sendable {}
extension HKObjectType: @unchecked Sendable {}
extension HKQuery: @unchecked Sendable {}
extension HKQueryAnchor: @unchecked Sendable {}
extension HKQueryDescriptor: @unchecked Sendable {}
