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
                XCTAssertTrue(HKHealthStore.isHealthDataAvailable())
                let kind = HKQuantityType.quantityType(forIdentifier: .bodyFatPercentage)
                XCTAssertEqual(kind.map(HKHealthStore().authorizationStatus(for:)), .notDetermined)
                XCTAssertEqual(INPreferences.siriAuthorizationStatus(), .notDetermined)
                XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .notDetermined)
                XCTAssertFalse(ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
                XCTAssertEqual(ENManager.authorizationStatus, .unknown)
            }
            func testNoPlaceIsKnown() {
                XCTAssertTrue(CLLocationManager.locationServicesEnabled())
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
                XCTAssertTrue(SKPaymentQueue.canMakePayments())
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
            func testRequestsAreDeclined() {
                let answered = expectation(description: "answers")
                answered.expectedFulfillmentCount = 7
                AVCaptureDevice.requestAccess(for: .text) { granted in
                    XCTAssertFalse(granted)
                    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .text), .denied)
                    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .depthData), .notDetermined)
                    answered.fulfill()
                }
                CNContactStore().requestAccess(for: .contacts) { granted, error in
                    XCTAssertFalse(granted)
                    XCTAssertEqual((error as? CNError)?.code, .authorizationDenied)
                    XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .denied)
                    answered.fulfill()
                }
                EKEventStore().requestAccess(to: .event) { granted, error in
                    XCTAssertFalse(granted)
                    XCTAssertNil(error)
                    XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .denied)
                    answered.fulfill()
                }
                PHPhotoLibrary.requestAuthorization { status in
                    XCTAssertEqual(status, .denied)
                    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .denied)
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
                ATTrackingManager.requestTrackingAuthorization { status in
                    XCTAssertEqual(status, .denied)
                    XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .denied)
                    answered.fulfill()
                }
                CMPedometer().startUpdates(from: .now) { _, _ in XCTFail("There are no updates") }
                wait(for: [answered], timeout: 5)
            }
            func testRequestsOfNotificationsAreDeclined() async throws {
                let center = UNUserNotificationCenter.current()
                let granted = try await center.requestAuthorization(options: [.alert, .sound])
                XCTAssertFalse(granted)
                let settings = await center.notificationSettings()
                XCTAssertEqual(settings.authorizationStatus, .denied)
            }
            func testLocationManagersReportTheStatusAndItsChange() {
                let delegate = LocationDelegate()
                let manager = CLLocationManager()
                manager.delegate = delegate
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                XCTAssertEqual(delegate.statuses, [.notDetermined])
                manager.startUpdatingLocation()
                manager.requestWhenInUseAuthorization()
                manager.requestWhenInUseAuthorization()
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                XCTAssertEqual(delegate.statuses, [.notDetermined, .denied])
                XCTAssertEqual(delegate.codes, [.denied])
                XCTAssertEqual(CLLocationManager.authorizationStatus(), .denied)
            }
            func testBluetoothManagersReportOnTheirQueueThatItIsUnsupported() {
                let (queue, key) = (DispatchQueue(label: "bluetooth"), DispatchSpecificKey<Bool>())
                queue.setSpecific(key: key, value: true)
                let reported = expectation(description: "state")
                let delegate = BluetoothDelegate { central in
                    XCTAssertEqual(DispatchQueue.getSpecific(key: key), true)
                    XCTAssertEqual(central.state, .unsupported)
                    reported.fulfill()
                }
                // The queue may report before the next line runs.
                queue.suspend()
                let central = CBCentralManager(delegate: delegate, queue: queue)
                XCTAssertEqual(central.state, .unknown)
                queue.resume()
                wait(for: [reported], timeout: 5)
            }
            func testIdentifiersOfBluetoothAreEqualByTheirBits() {
                let full = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
                XCTAssertEqual(CBUUID(string: "180D"), full)
                XCTAssertEqual(Set([CBUUID(string: "180d"), CBUUID(data: Data([0x18, 0x0d])), full]).count, 1)
                XCTAssertNotEqual(CBUUID(string: "180F"), full)
                XCTAssertEqual(CBUUID(string: "0000180D").data, Data([0, 0, 0x18, 0x0d]))
                let uuid = UUID()
                XCTAssertEqual(CBUUID(nsuuid: uuid).uuidString, uuid.uuidString)
            }
            func testServicesOfBluetoothHaveTheValuesThatTheyAreCreatedWith() {
                let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
                XCTAssertEqual(service.uuid.uuidString, "180D")
                XCTAssertTrue(service.isPrimary)
                let characteristic = CBMutableCharacteristic(
                    type: CBUUID(string: "2A37"), properties: .read, value: Data([1]), permissions: .readable)
                XCTAssertEqual(characteristic.uuid, CBUUID(string: "2A37"))
                XCTAssertEqual(characteristic.value, Data([1]))
                XCTAssertEqual(characteristic.properties, .read)
            }
            func testPaymentsAndRequestsOfProductsFail() {
                let observer = PaymentObserver()
                let queue = SKPaymentQueue.default()
                queue.add(observer)
                queue.add(SKPayment(product: SKProduct()))
                queue.restoreCompletedTransactions()
                let request = SKProductsRequest(productIdentifiers: ["a"])
                request.delegate = observer
                request.start()
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
                XCTAssertEqual(observer.states, [.purchasing, .failed])
                XCTAssertEqual(observer.failures, ["restore", "products"])
                queue.remove(observer)
                XCTAssertTrue(queue.transactionObservers.isEmpty)
            }
        }

        @MainActor
        private final class LocationDelegate: NSObject, @preconcurrency CLLocationManagerDelegate {
            var statuses: [CLAuthorizationStatus] = []
            var codes: [CLError.Code] = []
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                statuses.append(status)
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                if let error = error as? CLError { codes.append(error.code) }
            }
        }

        private final class BluetoothDelegate: NSObject, CBCentralManagerDelegate {
            let report: (CBCentralManager) -> Void
            init(report: @escaping (CBCentralManager) -> Void) { self.report = report }
            func centralManagerDidUpdateState(_ central: CBCentralManager) { report(central) }
        }

        private final class PaymentObserver: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
            var states: [SKPaymentTransactionState] = []
            var failures: [String] = []
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                states += transactions.map(\.transactionState)
                for transaction in transactions where transaction.transactionState == .failed {
                    XCTAssertNotNil(transaction.error)
                    queue.finishTransaction(transaction)
                }
            }
            func paymentQueue(
                _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
            ) { failures.append("restore") }
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
            func request(_ request: SKRequest, didFailWithError error: any Error) { failures.append("products") }
        }
        """#
}
