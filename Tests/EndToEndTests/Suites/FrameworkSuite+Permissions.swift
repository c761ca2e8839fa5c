extension FrameworkSuite {
    /// Tests of permissions and hardware, which are absent.
    static let permissions = #"""
        import ARKit
        import AVKit
        import AdSupport
        import AppTrackingTransparency
        import Contacts
        import CoreBluetooth
        import CoreHaptics
        import CoreLocation
        import CoreMotion
        import CoreNFC
        import CoreSpotlight
        import DeviceCheck
        import EventKit
        import ExposureNotification
        import HealthKit
        import HomeKit
        import Intents
        import LocalAuthentication
        import MediaPlayer
        import MessageUI
        import PassKit
        import Photos
        import QuickLook
        import ReplayKit
        import Social
        import Speech
        import StoreKit
        import UserNotifications
        import VisionKit
        import WatchConnectivity
        import XCTest

        @MainActor
        final class PermissionTests: XCTestCase {
            func testMediaIsNotPermitted() {
                for type in [AVMediaType.video, .audio] {
                    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: type), .notDetermined)
                    XCTAssertNil(AVCaptureDevice.default(for: type))
                }
                XCTAssertEqual(AVAudioSession.sharedInstance().recordPermission, .undetermined)
                XCTAssertEqual(MPMediaLibrary.authorizationStatus(), .notDetermined)
                XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .notDetermined)
                XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .readWrite), .notDetermined)
                XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .notDetermined)
                XCTAssertEqual(SKCloudServiceController.authorizationStatus(), .notDetermined)
                XCTAssertFalse(AVPictureInPictureController.isPictureInPictureSupported())
                XCTAssertFalse(AVCaptureMultiCamSession.isMultiCamSupported)
                XCTAssertFalse(RPScreenRecorder.shared().isAvailable)
                XCTAssertFalse(SFSpeechRecognizer().isAvailable)
            }
            func testPersonalDataIsNotPermitted() {
                XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .notDetermined)
                XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .notDetermined)
                XCTAssertEqual(EKEventStore.authorizationStatus(for: .reminder), .notDetermined)
                XCTAssertFalse(HKHealthStore.isHealthDataAvailable())
                let kind = HKQuantityType.quantityType(forIdentifier: .stepCount)
                if let kind { XCTAssertEqual(HKHealthStore().authorizationStatus(for: kind), .notDetermined) }
                XCTAssertEqual(INPreferences.siriAuthorizationStatus(), .notDetermined)
                XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .notDetermined)
                XCTAssertFalse(ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
                XCTAssertEqual(ENManager.authorizationStatus, .unknown)
            }
            func testNoPlaceIsKnown() {
                XCTAssertEqual(CLLocationManager().authorizationStatus, .notDetermined)
                XCTAssertEqual(CLLocationManager.authorizationStatus(), .notDetermined)
                XCTAssertFalse(CLLocationManager.locationServicesEnabled())
                XCTAssertFalse(CLLocationManager.headingAvailable())
                XCTAssertFalse(CLLocationManager.significantLocationChangeMonitoringAvailable())
                XCTAssertFalse(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
                XCTAssertFalse(CLLocationManager.isRangingAvailable())
                XCTAssertNil(CLLocationManager().location)
            }
            func testThereAreNoSensors() {
                let motion = CMMotionManager()
                XCTAssertFalse(motion.isAccelerometerAvailable)
                XCTAssertFalse(motion.isGyroAvailable)
                XCTAssertFalse(motion.isDeviceMotionAvailable)
                XCTAssertFalse(motion.isMagnetometerAvailable)
                XCTAssertFalse(CMPedometer.isStepCountingAvailable())
                XCTAssertFalse(CMPedometer.isDistanceAvailable())
                XCTAssertEqual(CMPedometer.authorizationStatus(), .notDetermined)
                XCTAssertFalse(CMMotionActivityManager.isActivityAvailable())
                XCTAssertFalse(CMPedometer.isFloorCountingAvailable())
                XCTAssertFalse(CMPedometer.isPaceAvailable())
                XCTAssertFalse(CMPedometer.isCadenceAvailable())
                XCTAssertFalse(CMPedometer.isPedometerEventTrackingAvailable())
                XCTAssertEqual(CMAltimeter.authorizationStatus(), .notDetermined)
                XCTAssertEqual(CMMotionActivityManager.authorizationStatus(), .notDetermined)
                XCTAssertEqual(CMSensorRecorder.authorizationStatus(), .notDetermined)
                XCTAssertEqual(CMHeadphoneMotionManager.authorizationStatus(), .notDetermined)
                XCTAssertFalse(CMAltimeter.isRelativeAltitudeAvailable())
                XCTAssertFalse(CMSensorRecorder.isAccelerometerRecordingAvailable())
                XCTAssertFalse(ARWorldTrackingConfiguration.isSupported)
                XCTAssertFalse(ARFaceTrackingConfiguration.isSupported)
                XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
                XCTAssertFalse(NFCNDEFReaderSession.readingAvailable)
                XCTAssertFalse(NFCTagReaderSession.readingAvailable)
                XCTAssertFalse(VNDocumentCameraViewController.isSupported)
            }
            func testNothingIsConnected() {
                XCTAssertNotEqual(CBCentralManager().state, .poweredOn)
                XCTAssertNotEqual(CBPeripheralManager.authorizationStatus(), .authorized)
                XCTAssertEqual(CBCentralManager.authorization, .notDetermined)
                XCTAssertFalse(WCSession.isSupported())
                XCTAssertEqual(HMHomeManager().authorizationStatus, [])
                XCTAssertFalse(DCDevice.current.isSupported)
                XCTAssertFalse(DCAppAttestService.shared.isSupported)
            }
            func testNothingIsSentOrPaid() {
                XCTAssertFalse(MFMailComposeViewController.canSendMail())
                XCTAssertFalse(MFMessageComposeViewController.canSendText())
                XCTAssertFalse(MFMessageComposeViewController.canSendAttachments())
                XCTAssertFalse(SKPaymentQueue.canMakePayments())
                XCTAssertFalse(PKPaymentAuthorizationViewController.canMakePayments())
                XCTAssertFalse(MFMessageComposeViewController.canSendSubject())
                XCTAssertFalse(PKPaymentAuthorizationController.canMakePayments())
                XCTAssertFalse(PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
                XCTAssertFalse(PKPaymentAuthorizationViewController.canMakePayments(usingNetworks: [.visa]))
                XCTAssertFalse(PKAddPaymentPassViewController.canAddPaymentPass())
                XCTAssertFalse(PKPassLibrary.isPaymentPassActivationAvailable())
                XCTAssertFalse(PKAddPassesViewController.canAddPasses())
                XCTAssertFalse(PKPassLibrary.isPassLibraryAvailable())
                XCTAssertFalse(SLComposeViewController.isAvailable(forServiceType: "com.apple.social.twitter"))
                XCTAssertFalse(CSSearchableIndex.isIndexingAvailable())
            }
            func testNobodyIsAuthenticated() {
                let context = LAContext()
                var error: NSError?
                XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
                XCTAssertNotNil(error)
                XCTAssertEqual(context.biometryType, .none)
            }
            func testNotificationsAreNotPermittedUntilRequested() async {
                let settings = await UNUserNotificationCenter.current().notificationSettings()
                XCTAssertEqual(settings.authorizationStatus, .notDetermined)
                XCTAssertEqual(settings.alertSetting, .notSupported)
            }
            func testAnswersAreNo() {
                let answered = expectation(description: "answers")
                answered.expectedFulfillmentCount = 6
                AVCaptureDevice.requestAccess(for: .video) { granted in
                    XCTAssertFalse(granted)
                    answered.fulfill()
                }
                CNContactStore().requestAccess(for: .contacts) { granted, _ in
                    XCTAssertFalse(granted)
                    answered.fulfill()
                }
                EKEventStore().requestAccess(to: .event) { granted, _ in
                    XCTAssertFalse(granted)
                    answered.fulfill()
                }
                PHPhotoLibrary.requestAuthorization { status in
                    XCTAssertNotEqual(status, .authorized)
                    answered.fulfill()
                }
                CLGeocoder().geocodeAddressString("Naha") { places, error in
                    XCTAssertNil(places)
                    XCTAssertNotNil(error)
                    answered.fulfill()
                }
                CMPedometer().queryPedometerData(from: .now, to: .now) { data, error in
                    XCTAssertNil(data)
                    XCTAssertNotNil(error)
                    answered.fulfill()
                }
                CMPedometer().startUpdates(from: .now) { _, _ in XCTFail("There are no updates") }
                wait(for: [answered], timeout: 5)
            }
        }
        """#
}
