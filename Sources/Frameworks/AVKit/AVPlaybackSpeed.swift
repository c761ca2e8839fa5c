import Foundation

/// A speed that the user can choose.
open class AVPlaybackSpeed: NSObject {
    public let rate: Float
    public let localizedName: String
    public let localizedNumericName: String

    public init(rate: Float, localizedName: String) {
        (self.rate, self.localizedName) = (rate, localizedName)
        localizedNumericName = rate == rate.rounded() ? "\(Int(rate))×" : "\(rate)×"
    }

    /// The speeds that players offer.
    public static var systemDefaultSpeeds: [AVPlaybackSpeed] {
        [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
    }
}
