import Foundation
import UIKit

/// Finds peripherals: none here.
open class CBCentralManager: CBManager {
    open weak var delegate: CBCentralManagerDelegate?
    open var isScanning: Bool { false }
    open class func supports(_ features: CBCentralManager.Feature) -> Bool {
        Inert.use("CBCentralManager.supports(_:)")
        return false
    }
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        Inert.use("CBCentralManager.retrievePeripherals(withIdentifiers:)")
        return []
    }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        Inert.use("CBCentralManager.retrieveConnectedPeripherals(withServices:)")
        return []
    }
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        Inert.use("CBCentralManager.scanForPeripherals(withServices:options:)")
    }
    open func stopScan() {
        Inert.use("CBCentralManager.stopScan()")
    }
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        Inert.use("CBCentralManager.connect(_:options:)")
    }
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
        Inert.use("CBCentralManager.cancelPeripheralConnection(_:)")
    }
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {
        Inert.use("CBCentralManager.registerForConnectionEvents(options:)")
    }

    public override init() { super.init() }

    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        super.init()
        self.delegate = delegate
        determineState(on: queue) { manager in
            guard let manager = manager as? CBCentralManager else { return }
            manager.delegate?.centralManagerDidUpdateState(manager)
        }
    }
}

extension CBCentralManager {
    /// The features of some devices, none of which is supported here.
    public struct Feature: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }
}
