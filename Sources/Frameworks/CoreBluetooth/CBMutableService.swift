import Foundation
import UIKit

/// A service of the app's own, with the values that it was created with.
open class CBMutableService: CBService {
    open override var peripheral: CBPeripheral {
        get { super.peripheral }
        set { super.peripheral = newValue }
    }
    open override var isPrimary: Bool {
        get { super.isPrimary }
        set { super.isPrimary = newValue }
    }
    open override var includedServices: [CBService]? {
        get { super.includedServices }
        set { super.includedServices = newValue }
    }
    open override var characteristics: [CBCharacteristic]? {
        get { super.characteristics }
        set { super.characteristics = newValue }
    }

    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init()
        uuid = UUID
        self.isPrimary = isPrimary
    }

    public override init() { super.init() }
}
