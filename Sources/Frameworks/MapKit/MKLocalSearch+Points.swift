import Foundation

extension MKLocalSearch {
    /// Creates a search for points of interest, which fails as without a network.
    public convenience init(request: MKLocalPointsOfInterestRequest) {
        self.init(request: MKLocalSearch.Request())
    }
}
