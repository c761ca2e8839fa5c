import Foundation

/// The samples that a query finds: those of a type, restricted by a predicate.
open class HKQueryDescriptor: NSObject, NSCopying, CVarArg {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension HKSampleQuery {
    /// Creates a query of several kinds of samples, which finds none.
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init(
            queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [],
            resultsHandler: resultsHandler)
    }

    /// Creates a query of several kinds of samples, which finds none.
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init()
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        objectType = queryDescriptors.first?.sampleType
        handOverNothing = { [unowned self] in resultsHandler(self, [], nil) }
    }
}

extension HKAnchoredObjectQuery {
    /// Creates a query of changes of several kinds of samples, which finds none.
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?)
            -> Void
    ) {
        self.init()
        objectType = queryDescriptors.first?.sampleType
        handOverNothing = { [unowned self] in
            handler(self, [], [], anchor ?? HKQueryAnchor(fromValue: 0), nil)
        }
    }
}
