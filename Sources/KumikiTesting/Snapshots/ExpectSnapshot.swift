import Foundation
import UIKit

/// Compares a screen with its recorded picture and layout, and records it where there is none.
///
/// ```swift
/// @Test func map() throws {
///     try expectSnapshot(of: MapViewController.instance())
/// }
/// ```
///
/// On Linux the screen is that of an iPhone 16, unless surroundings are given; a ``Harness`` in place of the controller is
/// compared as the test has left it. On Apple's platforms the simulator or the device draws the screen as it is set up, and
/// what it draws is recorded apart.
///
/// - Parameters:
///   - screen: Makes the controller; it is called where the screen is.
///   - name: The snapshot's name, for tests that take several.
///   - tolerance: The tolerated difference of a pixel, from 0, not at all, to 1.
///   - parts: The views that are not compared, by object id, accessibility identifier or text, with all that is in them.
///   - mode: What is recorded; nil for what the environment says, see ``SnapshotMode``.
///   - file: The test's own file, beside which the recording lies.
///   - function: The test's name, which the snapshot has as well.
/// - Throws: ``ExpectationError`` with the differences in words.
@MainActor
public func expectSnapshot<Screen: UIViewController>(
    of screen: @autoclosure () throws -> Screen, named name: String? = nil, tolerance: Double = 0,
    leavingOut parts: [String] = [], mode: SnapshotMode? = nil, file: String = #filePath,
    function: String = #function
) throws {
    #if canImport(Staging)
        try expectSnapshot(
            of: screen(), in: Surroundings(), named: name, tolerance: tolerance, leavingOut: parts,
            mode: mode, file: file, function: function)
    #else
        let place = SnapshotPlace(file: file, function: function, name: name)
        try SimulatorSnapshot(place: place, tolerance: tolerance, leftOut: parts).expect(
            screen(), mode ?? .current())
    #endif
}
