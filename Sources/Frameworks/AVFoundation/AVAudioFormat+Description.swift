import CoreMedia
import UIKit

extension AVAudioFormat {
    /// A description without content.
    public var formatDescription: CMAudioFormatDescription {
        Inert.use("AVAudioFormat.formatDescription")
        return CMAudioFormatDescription()
    }
}
