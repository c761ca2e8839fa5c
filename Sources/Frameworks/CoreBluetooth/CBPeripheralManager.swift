import Foundation
import UIKit

/// Publishes services, which no central finds here.
open class CBPeripheralManager: CBManager {
    open weak var delegate: CBPeripheralManagerDelegate?
    open var isAdvertising: Bool { false }
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
        Inert.use("CBPeripheralManager.authorizationStatus()")
        return CBPeripheralManagerAuthorizationStatus.notDetermined
    }
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        Inert.use("CBPeripheralManager.startAdvertising(_:)")
    }
    open func stopAdvertising() {
        Inert.use("CBPeripheralManager.stopAdvertising()")
    }
    open func setDesiredConnectionLatency(
        _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
    ) {
        Inert.use("CBPeripheralManager.setDesiredConnectionLatency(_:for:)")
    }
    open func add(_ service: CBMutableService) {
        Inert.use("CBPeripheralManager.add(_:)")
    }
    open func remove(_ service: CBMutableService) {
        Inert.use("CBPeripheralManager.remove(_:)")
    }
    open func removeAllServices() {
        Inert.use("CBPeripheralManager.removeAllServices()")
    }
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {
        Inert.use("CBPeripheralManager.respond(to:withResult:)")
    }
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic,
        onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        Inert.use("CBPeripheralManager.updateValue(_:for:onSubscribedCentrals:)")
        return false
    }
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
        Inert.use("CBPeripheralManager.publishL2CAPChannel(withEncryption:)")
    }
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {
        Inert.use("CBPeripheralManager.unpublishL2CAPChannel(_:)")
    }

    public override init() { super.init() }

    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    public init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        super.init()
        self.delegate = delegate
        determineState(on: queue) { manager in
            guard let manager = manager as? CBPeripheralManager else { return }
            manager.delegate?.peripheralManagerDidUpdateState(manager)
        }
    }
}
