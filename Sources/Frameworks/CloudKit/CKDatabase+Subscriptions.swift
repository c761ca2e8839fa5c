import Foundation
import UIKit

extension CKDatabase {
    public func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) {
        Inert.use("CKDatabase.fetch(withSubscriptionID:completionHandler:)")
        Inert.later { completionHandler(nil, Inert.error("")) }
    }

    public func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (String?, (any Error)?) -> Void
    ) {
        Inert.use("CKDatabase.delete(withSubscriptionID:completionHandler:)")
        Inert.later { completionHandler(nil, Inert.error("")) }
    }
}
