import Foundation
import UIKit

/// A characteristic of the app's own service, with the values that it was created with.
open class CBMutableCharacteristic: CBCharacteristic {
    open override var service: CBService {
        get { super.service }
        set { super.service = newValue }
    }
    open override var properties: CBCharacteristicProperties {
        get { super.properties }
        set { super.properties = newValue }
    }
    open override var value: Data? {
        get { super.value }
        set { super.value = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { super.descriptors }
        set { super.descriptors = newValue }
    }
    open override var isBroadcasted: Bool {
        get { super.isBroadcasted }
        set { super.isBroadcasted = newValue }
    }
    open override var isNotifying: Bool {
        get { super.isNotifying }
        set { super.isNotifying = newValue }
    }
    open var permissions: CBAttributePermissions = []
    open var subscribedCentrals: [CBCentral]? { nil }

    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
        permissions: CBAttributePermissions
    ) {
        super.init()
        uuid = UUID
        (self.properties, self.value, self.permissions) = (properties, value, permissions)
    }

    public override init() { super.init() }
}
