import CoreLocation
import UIKit

/// Pictures of a street. There are none here.
open class MKLookAroundScene: NSObject, NSCopying {
    override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for the pictures at a place, which finds none.
open class MKLookAroundSceneRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }

    public init(mapItem: MKMapItem) {
        (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
    }

    /// The pictures at the place: nil, as where the service has none.
    open var scene: MKLookAroundScene? {
        get async throws {
            Inert.use("MKLookAroundSceneRequest.scene")
            return nil
        }
    }

    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        Inert.use("MKLookAroundSceneRequest.getSceneWithCompletionHandler(_:)")
        isLoading = true
        Inert.later { [self] in
            isLoading = false
            if !isCancelled { completionHandler(nil, nil) }
        }
    }

    open func cancel() { isCancelled = true }
}

/// The corner of the badge in pictures of a street.
public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading, topTrailing, bottomTrailing
}

@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Displays pictures of a street; here, that there are none.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene? { didSet { delegate?.lookAroundViewControllerDidUpdateScene(self) } }
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        let label = UILabel()
        label.text = "No Imagery Available"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.backgroundColor = .secondarySystemBackground
        view = label
    }
}

/// Makes a picture of a street, which fails.
open class MKLookAroundSnapshotter: NSObject {
    open private(set) var isLoading = false

    public init(scene: MKLookAroundScene, options: Options) { super.init() }

    open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) {
        Inert.use("MKLookAroundSnapshotter.getSnapshotWithCompletionHandler(_:)")
        Inert.later { completionHandler(nil, Inert.error("MKLookAroundSnapshotter")) }
    }

    open var snapshot: Snapshot {
        get async throws {
            Inert.use("MKLookAroundSnapshotter.snapshot")
            throw Inert.error("MKLookAroundSnapshotter")
        }
    }

    open func cancel() {}

    open class Options: NSObject {
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var size = CGSize(width: 256, height: 256)
        open var traitCollection = UITraitCollection()
        public override init() { super.init() }
    }

    open class Snapshot: NSObject {
        public let image: UIImage
        init(image: UIImage) { self.image = image }
    }
}
