// What belongs to no actor is used from anywhere: activities, traits, colors, images.
import UIKit

nonisolated func describe(_ activity: NSUserActivity, in traits: UITraitCollection) -> String? {
    activity.userInfo?["style"] =
        traits.modifyingTraits { $0.userInterfaceStyle = .dark }.userInterfaceStyle.rawValue
    return activity.title
}

func shared(_ image: UIImage, _ color: UIColor) -> @Sendable () -> UIImage? {
    { image.withTintColor(color) }
}
