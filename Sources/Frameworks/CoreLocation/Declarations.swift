// Written by Scripts/frameworks from CoreLocation.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/corelocation).

@_exported public import Foundation
internal import FrameworkSupport

public typealias CLLocationDegrees = Double

public typealias CLLocationAccuracy = Double

public typealias CLLocationSpeed = Double

public typealias CLLocationSpeedAccuracy = Double

public typealias CLLocationDirection = Double

public typealias CLLocationDirectionAccuracy = Double

public typealias CLLocationDistance = Double

public typealias CLHeadingComponentValue = Double

public typealias CLProximityUUID = UUID

public typealias CLBeaconMajorValue = UInt16

public typealias CLBeaconMinorValue = UInt16

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

public let kCLErrorDomain: String = "kCLErrorDomain"

public let kCLDistanceFilterNone: CLLocationDistance = -1

public let kCLHeadingFilterNone: CLLocationDegrees = -1

public let CLLocationDistanceMax: CLLocationDistance = Double.greatestFiniteMagnitude

public let CLTimeIntervalMax: TimeInterval = Double.greatestFiniteMagnitude

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000

public var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: -180, longitude: -180) }

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
    static public var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum CLRegionState: Int, Sendable {
    case unknown = 0, inside, outside
}

public enum CLProximity: Int, Sendable {
    case unknown = 0, immediate, near, far
}

public struct CLError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
        case geocodeCanceled
        case deferredFailed
        case deferredNotUpdatingLocation
        case deferredAccuracyTooLow
        case deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable
        case rangingFailure
        case promptDeclined
        case historicalLocationError
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "CLErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }

open class CLFloor: NSObject {
    open var level: Int { 0 }
}

open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { 0 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

open class CLVisit: NSObject {
    open var arrivalDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var departureDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}

open class CLRegion: NSObject {
    open internal(set) var identifier: String = ""
    open var notifyOnEntry: Bool = true
    open var notifyOnExit: Bool = true
    public init(identifier: String) { self.identifier = identifier; super.init() }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

open class CLCircularRegion: CLRegion {
    open internal(set) var center: CLLocationCoordinate2D
    open internal(set) var radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) { self.center = center; self.radius = radius; super.init(identifier: identifier) }
    override open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius }
}

open class CLBeaconIdentityConstraint: NSObject {
    open internal(set) var uuid: UUID
    public init(uuid: UUID) { self.uuid = uuid; super.init() }
}

open class CLBeaconRegion: CLRegion {
    open internal(set) var uuid: UUID
    open var major: NSNumber? { nil }
    open var minor: NSNumber? { nil }
    open var notifyEntryStateOnDisplay: Bool = false
    public init(uuid: UUID, identifier: String) { self.uuid = uuid; super.init(identifier: identifier) }
    public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) { self.uuid = uuid; super.init(identifier: identifier) }
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) { self.uuid = uuid; super.init(identifier: identifier) }
    public init(proximityUUID: UUID, identifier: String) { self.uuid = proximityUUID; super.init(identifier: identifier) }
    public init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) { self.uuid = proximityUUID; super.init(identifier: identifier) }
    open var proximityUUID: UUID { uuid }
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }
}

open class CLBeacon: NSObject {
    open var uuid: UUID { UUID() }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

open class CLPlacemark: NSObject {
    open internal(set) var location: CLLocation?
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var addressDictionary: [AnyHashable: Any]? { nil }
    override public init() { super.init() }
    public init(placemark: CLPlacemark) { self.location = placemark.location; super.init() }
}

open class CLGeocoder: NSObject {
    override public init() { super.init() }
    open var isGeocoding: Bool { false }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { hasNoEffect("CLGeocoder.reverseGeocodeLocation"); later { completionHandler(nil, CLError(.network)) } }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) { hasNoEffect("CLGeocoder.reverseGeocodeLocation"); later { completionHandler(nil, CLError(.network)) } }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { hasNoEffect("CLGeocoder.geocodeAddressString"); later { completionHandler(nil, CLError(.network)) } }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler) { hasNoEffect("CLGeocoder.geocodeAddressString"); later { completionHandler(nil, CLError(.network)) } }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func cancelGeocode() {}
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    public func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) {}
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

open class CLLocationManager: NSObject {
    override public init() { super.init() }
    open weak var delegate: (any CLLocationManagerDelegate)?
    class open func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    class open func locationServicesEnabled() -> Bool { false }
    class open func headingAvailable() -> Bool { false }
    class open func significantLocationChangeMonitoringAvailable() -> Bool { false }
    class open func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    class open func isRangingAvailable() -> Bool { false }
    class open func deferredLocationUpdatesAvailable() -> Bool { false }
    open var purpose: String? = nil
    open var activityType: CLActivityType = .other
    open var distanceFilter: CLLocationDistance = -1
    open var desiredAccuracy: CLLocationAccuracy = -1
    open var pausesLocationUpdatesAutomatically: Bool = true
    open var allowsBackgroundLocationUpdates: Bool = false
    open var showsBackgroundLocationIndicator: Bool = false
    open var location: CLLocation? { nil }
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation: CLDeviceOrientation = .portrait
    open var heading: CLHeading? { nil }
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var rangedRegions: Set<CLRegion> { [] }
    open func requestWhenInUseAuthorization() { hasNoEffect("CLLocationManager.requestWhenInUseAuthorization()") }
    open func requestAlwaysAuthorization() { hasNoEffect("CLLocationManager.requestAlwaysAuthorization()") }
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) { hasNoEffect("CLLocationManager.requestTemporaryFullAccuracyAuthorization"); later { completion?(CLError(.denied)) } }
    open func startUpdatingLocation() { hasNoEffect("CLLocationManager.startUpdatingLocation()") }
    open func stopUpdatingLocation() {}
    open func requestLocation() { hasNoEffect("CLLocationManager.requestLocation"); later { [weak self] in guard let self else { return }; self.delegate?.locationManager(self, didFailWithError: CLError(.denied)) } }
    open func startUpdatingHeading() { hasNoEffect("CLLocationManager.startUpdatingHeading()") }
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoringSignificantLocationChanges() { hasNoEffect("CLLocationManager.startMonitoringSignificantLocationChanges()") }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoring(for region: CLRegion) { hasNoEffect("CLLocationManager.startMonitoring(for:)") }
    open func stopMonitoring(for region: CLRegion) {}
    open func requestState(for region: CLRegion) { hasNoEffect("CLLocationManager.requestState(for:)") }
    open func startRangingBeacons(in region: CLBeaconRegion) { hasNoEffect("CLLocationManager.startRangingBeacons(in:)") }
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { hasNoEffect("CLLocationManager.startRangingBeacons(satisfying:)") }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open func startMonitoringVisits() { hasNoEffect("CLLocationManager.startMonitoringVisits()") }
    open func stopMonitoringVisits() {}
}
