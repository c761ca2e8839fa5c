extension FrameworkSuite {
    /// Names before Swift 4 and 4.2, in the mode of Swift 4.
    static let formerNames = """
        import AVFoundation
        import MapKit
        import XCTest

        @MainActor
        final class NameTests: XCTestCase {
            func testMapsHaveTheNamesBeforeSwift42() {
                let options = MKMapSnapshotOptions()
                options.size = CGSize(width: 20, height: 10)
                XCTAssertTrue(MKLocalSearchRequest().naturalLanguageQuery == nil)
                let map = MKMapView()
                let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 26.2, longitude: 127.7), radius: 5)
                map.add(circle)
                XCTAssertEqual(map.overlays.count, 1)
                map.remove(circle)
                map.add(circle, level: .aboveRoads)
                XCTAssertEqual(map.overlays.count, 1)
            }

            func testSpacingsOfTheSystemHaveTheNamesBeforeSwift42() {
                let view = UIView()
                let label = UILabel()
                view.addSubview(label)
                let below = label.topAnchor.constraintEqualToSystemSpacingBelow(view.topAnchor, multiplier: 2)
                XCTAssertEqual(below.constant, 16)
                let after = label.leftAnchor.constraintLessThanOrEqualToSystemSpacingAfter(view.leftAnchor, multiplier: 1)
                XCTAssertEqual(after.relation, .lessThanOrEqual)
            }

            func testMediaTypesHaveTheNamesBeforeSwift4() {
                XCTAssertEqual(AVMediaTypeVideo, AVMediaType.video)
            }
        }
        """
}
