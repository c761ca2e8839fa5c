import Testing
import UIKit

@testable import Kumiki

@Suite struct ClassRolesTests {
    private static let classes: [AnyClass] = [
        UIView.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self, UIWindow.self,
        UIViewController.self, UITableView.self, UITableViewCell.self, UIResponder.self, UIImageView.self,
        UINavigationController.self, UITabBarController.self, UIScrollView.self, UITextField.self,
    ]

    @Test(arguments: 0...classes.count) func everyInsertedClassIsFoundAndNoOther(_ count: Int) {
        var roles = ClassRoles()
        let keys = Self.classes.map { ObjectIdentifier($0) }
        for (index, key) in keys.prefix(count).enumerated() {
            roles.insert(key, ResponderRole(rawValue: UInt8(index)))
        }
        for (index, key) in keys.enumerated() {
            #expect(roles[key]?.rawValue == (index < count ? UInt8(index) : nil))
        }
    }
}
