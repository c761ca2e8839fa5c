import Foundation

extension UIImage {
    /// Returns an animated image; nil without images. Rendered screens display the first one.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let image = UIImage(storage: first.storage)
        AddedProperties.set(images, of: image, "images")
        AddedProperties.set(duration, of: image, "duration")
        return image
    }

    /// Returns an animated image of those whose names end with a number, from 0 to at most 1024.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The images of an animated image; nil for others.
    public var images: [UIImage]? { AddedProperties.value(of: self, "images") }

    /// The duration of all images, in seconds.
    public var duration: TimeInterval { AddedProperties.value(of: self, "duration") ?? 0 }
}
