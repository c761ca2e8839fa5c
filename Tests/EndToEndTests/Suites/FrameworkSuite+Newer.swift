extension FrameworkSuite {
    /// Tests of what Apple added after iOS 14.2, and of raw values.
    static let newer = """
        import AVFoundation
        import CoreLocation
        import HealthKit
        import LocalAuthentication
        import Photos
        import UserNotifications
        import XCTest

        final class NewerTests: XCTestCase {
            func testCasesHaveApplesRawValues() {
                XCTAssertEqual(CLActivityType.fitness.rawValue, 3)
                XCTAssertEqual(PHAssetCollectionSubtype.smartAlbumUserLibrary.rawValue, 209)
                XCTAssertEqual(HKCategoryValueSleepAnalysis.asleepREM.rawValue, 5)
                XCTAssertEqual(PHAssetMediaSubtype.videoTimelapse.rawValue, 1 << 18)
            }
            func testCodesOfErrorsHaveApplesRawValues() {
                XCTAssertEqual(LAError.Code.biometryLockout.rawValue, -8)
                XCTAssertEqual(CLError.Code.rangingUnavailable.rawValue, 16)
                XCTAssertEqual((CLError(.promptDeclined) as NSError).code, 18)
                XCTAssertEqual(UNError.Code.attachmentCorrupt.rawValue, 105)
            }
            func testClassesOfNewerVersionsAreDeclared() {
                let icon = UNNotificationActionIcon(systemImageName: "bell")
                let action = UNNotificationAction(identifier: "ring", title: "Ring", options: [], icon: icon)
                XCTAssertEqual(action.title, "Ring")
                XCTAssertNil(CLLocation(latitude: 26.2, longitude: 127.7).sourceInformation)
            }
            func testRegionsContainThePlacesWithinTheirRadius() {
                let naha = CLLocationCoordinate2D(latitude: 26.2, longitude: 127.7)
                let region = CLCircularRegion(center: naha, radius: 1000, identifier: "Naha")
                XCTAssertEqual([region.center.longitude, region.radius], [127.7, 1000])
                XCTAssertEqual(region.identifier, "Naha")
                XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 26.205, longitude: 127.7)))
                XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 26.21, longitude: 127.7)))
                XCTAssertEqual(CLLocation().coordinate.latitude, 0)
            }
            func testRegionsOfBeaconsHaveTheirIdentity() {
                let region = CLBeaconRegion(uuid: UUID(), major: 3, minor: 5, identifier: "Gate")
                XCTAssertEqual([region.major, region.minor], [3, 5])
                XCTAssertEqual(region.beaconIdentityConstraint.uuid, region.proximityUUID)
                let all = CLBeaconRegion(
                    beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: region.uuid, major: 4), identifier: "All")
                XCTAssertEqual([all.beaconIdentityConstraint.major, all.beaconIdentityConstraint.minor], [4, nil])
                XCTAssertEqual(all.identifier, "All")
            }
            func testTypesInClassesHaveTheirNames() {
                let reason: AVPlayer.RateDidChangeReason = .setRateCalled
                XCTAssertNotEqual(reason, .appBackgrounded)
                XCTAssertNotEqual(AVCaptureColorSpace.appleLog, .sRGB)
            }
        }
        """
}
