import CoreLocation
import UIKit

/// Makes pictures of a map; here of its plain background, since the map itself is not available.
open class MKMapSnapshotter: NSObject {
    public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

    private let options: Options
    open private(set) var isLoading = false

    public init(options: MKMapSnapshotter.Options) { self.options = options }

    public convenience override init() { self.init(options: Options()) }

    open func start(completionHandler: @escaping CompletionHandler) {
        isLoading = true
        Inert.later { [self] in
            guard isLoading else { return }
            isLoading = false
            MainActor.assumeIsolated { completionHandler(Snapshot(options), nil) }
        }
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }

    @MainActor open func start() async throws -> Snapshot { Snapshot(options) }

    open func cancel() { isLoading = false }

    /// The part of the map and the size of its picture.
    open class Options: NSObject, NSCopying {
        open var camera = MKMapCamera()
        open var mapRect = MKMapRect.world
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { mapRect = newValue.mapRect }
        }
        open var mapType = MKMapType.standard
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsPointsOfInterest = true
        open var showsBuildings = true
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var traitCollection = UITraitCollection()

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// A picture of a map.
    open class Snapshot: NSObject {
        open private(set) var image = UIImage()
        private let projection: MapProjection?

        @MainActor fileprivate init(_ options: Options) {
            projection = MapProjection(of: options.mapRect, in: options.size)
            super.init()
            let view = MKMapView(frame: CGRect(origin: .zero, size: options.size))
            view.placeholder = ""
            let format = UIGraphicsImageRendererFormat()
            format.scale = options.scale
            image = UIGraphicsImageRenderer(size: options.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            }
        }

        /// Returns the place of a coordinate in the image.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            projection?.point(for: MKMapPoint(coordinate)) ?? .zero
        }
    }
}
