@_exported import Foundation
import UIKit

/// The parts of a star that can be filled.
public enum StarFillMode: Int, Sendable { case full = 0, half, precise }

/// The appearance of stars.
public struct CosmosSettings {
    public static var `default`: CosmosSettings { CosmosSettings() }

    public init() {}

    public var totalStars = 5
    public var fillMode = StarFillMode.full
    public var starSize: Double = 20
    public var starMargin: Double = 5
    /// The points of a star in a square of 100.
    public var starPoints: [CGPoint] = (0..<10).map {
        let angle = CGFloat($0) * .pi / 5 - .pi / 2
        let radius: CGFloat = $0.isMultiple(of: 2) ? 50 : 22
        return CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
    }
    public var filledColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
    public var filledBorderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
    public var filledBorderWidth: Double = 1
    public var filledImage: UIImage?
    public var emptyColor = UIColor.clear
    public var emptyBorderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
    public var emptyBorderWidth: Double = 1
    public var emptyImage: UIImage?
    public var textColor = UIColor(red: 127 / 255, green: 127 / 255, blue: 127 / 255, alpha: 1)
    public var textFont = UIFont.preferredFont(forTextStyle: .footnote)
    public var textMargin: Double = 5
    public var updateOnTouch = true
    public var minTouchRating: Double = 1
    public var passTouchesToSuperview = true
    public var disablePanGestures = false

    /// Returns how much of a star is filled, with the rating rounded as the mode says.
    func filled(_ index: Int, of rating: Double) -> Double {
        let part = min(max(rating - Double(index), 0), 1)
        switch fillMode {
        case .full: return part.rounded()
        case .half: return (part * 2).rounded() / 2
        case .precise: return part
        }
    }
}
