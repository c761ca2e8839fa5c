/// On iOS these may be handed between tasks: samples, types and queries do not change once they are created.
extension HKDeletedObject: @unchecked Sendable {}
extension HKHealthStore: @unchecked Sendable {}
extension HKObject: @unchecked Sendable {}
extension HKObjectType: @unchecked Sendable {}
extension HKQuery: @unchecked Sendable {}
extension HKQueryAnchor: @unchecked Sendable {}
extension HKQueryDescriptor: @unchecked Sendable {}
