extension FrameworkSuite {
    /// Tests of HealthKit's units, quantities and queries, and of archives.
    static let health = #"""
        import CoreLocation
        import HealthKit
        import UIKit
        import XCTest

        final class HealthTests: XCTestCase {
            func testUnitsAreReadAndComposed() {
                let perMinute = HKUnit.count().unitDivided(by: .minute())
                XCTAssertEqual(perMinute.unitString, "count/min")
                XCTAssertEqual(perMinute, HKUnit(from: "count/min"))
                XCTAssertEqual(HKUnit(from: "mL/(kg·min)"), HKUnit(from: "mL/kg*min"))
                XCTAssertEqual(HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)).unitString, "mg/dL")
                XCTAssertEqual(HKUnit.meter().unitRaised(toPower: 2).unitString, "m^2")
                XCTAssertTrue(HKUnit.meter().unitDivided(by: .meter()).isNull())
                XCTAssertEqual(HKUnit(from: LengthFormatter.Unit.mile), .mile())
            }
            func testQuantitiesAreConverted() {
                func value(_ value: Double, _ from: String, _ to: String) -> Double {
                    HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
                }
                XCTAssertEqual(value(1, "mi", "km"), 1.609344, accuracy: 1e-9)
                XCTAssertEqual(value(150, "lb", "kg"), 68.0388555, accuracy: 1e-6)
                XCTAssertEqual(value(37, "degC", "degF"), 98.6, accuracy: 1e-9)
                XCTAssertEqual(value(72, "count/min", "Hz"), 1.2, accuracy: 1e-9)
                XCTAssertEqual(value(1, "kcal", "J"), 4184, accuracy: 1e-6)
                XCTAssertEqual(value(120, "mmHg", "kPa"), 15.9986864898, accuracy: 1e-6)
                let glucose = HKUnit.moleUnit(with: .milli, molarMass: 180.1558800000541)
                let milligrams = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 90)
                XCTAssertEqual(milligrams.doubleValue(for: glucose.unitDivided(by: .liter())), 4.9956737, accuracy: 1e-6)
                XCTAssertFalse(milligrams.is(compatibleWith: .meter()))
            }
            func testSamplesHaveTheirValues() throws {
                let type = try XCTUnwrap(HKObjectType.quantityType(forIdentifier: .stepCount))
                XCTAssertTrue(type === HKObjectType.quantityType(forIdentifier: .stepCount))
                XCTAssertEqual(type.identifier, "HKQuantityTypeIdentifierStepCount")
                let start = Date(timeIntervalSince1970: 0)
                let sample = HKQuantitySample(
                    type: type, quantity: HKQuantity(unit: .count(), doubleValue: 12), start: start, end: start + 60,
                    metadata: ["a": 1])
                XCTAssertEqual(sample.sampleType, type)
                XCTAssertEqual(sample.endDate, start + 60)
                XCTAssertEqual(sample.metadata?["a"] as? Int, 1)
                XCTAssertEqual(sample.quantity.doubleValue(for: .count()), 12)
            }
            func testQueriesFindNothingAndSavingIsDenied() async throws {
                let store = HKHealthStore()
                let type = try XCTUnwrap(HKObjectType.quantityType(forIdentifier: .heartRate))
                try await store.requestAuthorization(toShare: [type], read: [type])
                XCTAssertEqual(store.authorizationStatus(for: type), .sharingDenied)
                let counted = expectation(description: "samples")
                let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 1, sortDescriptors: nil) { query, samples, error in
                    XCTAssertEqual(query.sampleType, type)
                    XCTAssertEqual(samples?.count, 0)
                    XCTAssertNil(error)
                    counted.fulfill()
                }
                store.execute(query)
                await fulfillment(of: [counted], timeout: 5)
                let sample = HKQuantitySample(
                    type: type, quantity: HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60), start: .now, end: .now)
                do {
                    try await store.save(sample)
                    XCTFail("Saving is not permitted")
                } catch { XCTAssertEqual((error as? HKError)?.code, .errorAuthorizationDenied) }
            }
            func testColorsImagesAndPlacesAreArchived() throws {
                func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
                    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
                    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
                }
                XCTAssertEqual(try copy(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)), UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
                let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
                let read = try XCTUnwrap(copy(image))
                XCTAssertEqual(read.size, image.size)
                XCTAssertEqual(read.scale, image.scale)
                XCTAssertEqual(try copy(CLLocation(latitude: 26.2, longitude: 127.7))?.coordinate.longitude, 127.7)
                XCTAssertEqual(try copy(HKQuantity(unit: .meter(), doubleValue: 2)), HKQuantity(unit: .meter(), doubleValue: 2))
            }
        }
        """#
}
