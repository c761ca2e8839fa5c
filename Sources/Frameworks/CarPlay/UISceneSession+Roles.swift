import UIKit

extension UISceneSession.Role {
    /// The role of scenes on the display of a car.
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
