import UIKit

extension PHAssetCollectionChangeRequest {
    /// Adds assets, an array or a fetch result of them, which has no effect here.
    public func addAssets(_ assets: Any) { Inert.use("PHAssetCollectionChangeRequest.addAssets(_:)") }

    /// Inserts assets, which has no effect here.
    public func insertAssets(_ assets: Any, at indexes: IndexSet) {
        Inert.use("PHAssetCollectionChangeRequest.insertAssets(_:at:)")
    }

    /// Removes assets, which has no effect here.
    public func removeAssets(_ assets: Any) { Inert.use("PHAssetCollectionChangeRequest.removeAssets(_:)") }

    /// Replaces assets, which has no effect here.
    public func replaceAssets(at indexes: IndexSet, withAssets assets: Any) {
        Inert.use("PHAssetCollectionChangeRequest.replaceAssets(at:withAssets:)")
    }
}
