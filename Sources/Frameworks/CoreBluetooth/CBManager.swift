import Foundation
import UIKit

/// A manager of Bluetooth, which the device does not support.
open class CBManager: NSObject {
    open internal(set) var state = CBManagerState.unknown
    open var authorization: CBManagerAuthorization { Self.authorization }
    open class var authorization: CBManagerAuthorization { .notDetermined }
    public override init() { super.init() }

    /// Reports on the queue that the device does not support Bluetooth, as a simulator does.
    func determineState(on queue: DispatchQueue?, _ report: @escaping (CBManager) -> Void) {
        Inert.use("\(type(of: self)): Bluetooth")
        let update = CBStateUpdate(manager: self, report: report)
        (queue ?? .main).async { update.perform() }
    }
}

/// The work on a manager's queue. The app chooses the queue, and uses the manager and its delegate there alone, which the compiler cannot
/// know.
private struct CBStateUpdate: @unchecked Sendable {
    weak var manager: CBManager?
    let report: (CBManager) -> Void

    func perform() {
        guard let manager else { return }
        manager.state = .unsupported
        report(manager)
    }
}
