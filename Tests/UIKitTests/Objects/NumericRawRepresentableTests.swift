import Testing
import UIKit

@MainActor
@Suite struct NumericRawRepresentableTests {
    @Test func aPriorityIsMovedByANumber() {
        var priority = UILayoutPriority.defaultHigh + 1
        #expect(priority.rawValue == 751 && 1 + UILayoutPriority.defaultHigh == priority)
        priority -= 2
        #expect(priority == UILayoutPriority(749))
        priority += 0.5
        #expect(priority.rawValue == 749.5 && UILayoutPriority.required - 0.5 == UILayoutPriority(999.5))
    }

    @Test func theDifferenceOfTwoValuesIsANumber() {
        #expect(UILayoutPriority.required - .defaultHigh == 250)
        #expect(UIWindow.Level.alert - .statusBar == 1000)
        #expect(UIFont.Weight.bold - .regular == UIFont.Weight.bold.rawValue)
    }

    @Test func windowLevelsAndWeightsAreComparedAndMoved() {
        var level = UIWindow.Level.alert
        level += 1
        #expect(level > .alert && level == UIWindow.Level(2001) && 1 + .alert == level)
        #expect(UIFont.Weight.light < .regular && UIFont.Weight.regular + 0.1 < .medium)
    }
}
