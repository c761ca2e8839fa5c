import Foundation
import UIKit

extension MPMusicPlayerController {
    private static let system = SystemMusicPlayer()

    /// The player of the Music app, which does not exist here.
    public class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { system }
}

private final class SystemMusicPlayer: MPMusicPlayerController, MPSystemMusicPlayerController {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {
        Inert.use("MPSystemMusicPlayerController.openToPlay(_:)")
    }
}
