import Foundation
import UIKit

/// The results of a fetch: none, as for an app without access to the library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    private let objects: [ObjectType]

    public override init() {
        objects = []
        super.init()
    }

    init(_ objects: [ObjectType]) {
        self.objects = objects
        super.init()
    }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }

    open func object(at index: Int) -> ObjectType { objects[index] }

    open subscript(idx: Int) -> ObjectType { objects[idx] }

    open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }

    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }

    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }

    open func enumerateObjects(
        options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let numbered = Array(objects.enumerated())
        for (index, object) in opts.contains(.reverse) ? numbered.reversed() : numbered {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }

    open func enumerateObjects(
        at indexes: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(options: opts) { object, index, stop in
            if indexes.contains(index) { block(object, index, stop) }
        }
    }

    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
}

/// The changes of a result.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedIndexes: IndexSet? { nil }
    open var insertedObjects: [ObjectType] { [] }
    open var changedIndexes: IndexSet? { nil }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// The changes of an object, none of which occur here.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    public let objectBeforeChanges: ObjectType
    open var objectAfterChanges: ObjectType? { objectBeforeChanges }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }

    init(_ object: ObjectType) {
        objectBeforeChanges = object
        super.init()
    }
}

extension PHChange {
    /// Returns the changes of the object; nil where there are none.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }

    /// Returns the changes of the result; nil where there are none.
    public func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

extension PHAsset {
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

extension PHAssetCollection {
    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    public class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

extension PHCollection {
    public class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }

    public class func fetchTopLevelUserCollections(
        with options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

extension PHAssetCollection {
    public class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }
}

extension PHCollectionList {
    public class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

extension PHAssetChangeRequest {
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        Inert.use("PHAssetChangeRequest.creationRequestForAsset(from:)")
        return PHAssetChangeRequest()
    }

    public class func deleteAssets(_ assets: Any) {
        Inert.use("PHAssetChangeRequest.deleteAssets(_:)")
    }
}

extension PHAssetCreationRequest {
    public class func forAsset() -> PHAssetCreationRequest {
        Inert.use("PHAssetCreationRequest.forAsset()")
        return PHAssetCreationRequest()
    }
}

extension PHImageManager {
    /// Requests the image of an asset; there is none.
    @discardableResult
    public func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Inert.use("PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)")
        Inert.later { resultHandler(nil, nil) }
        return 0
    }

    /// Requests the data of an asset; there is none.
    @discardableResult
    public func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Inert.use("PHImageManager.requestImageData(for:options:resultHandler:)")
        Inert.later { resultHandler(nil, nil, .up, nil) }
        return 0
    }
}
