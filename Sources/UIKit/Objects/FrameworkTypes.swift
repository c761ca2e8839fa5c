import Foundation

/// The classes of Apple's other frameworks, and of libraries in Objective-C, that documents name without a module, as Interface
/// Builder writes them.
enum FrameworkTypes {
    /// The frameworks whose classes begin with the letters.
    private static let modules = [
        "AR": ["ARKit"], "AS": ["AuthenticationServices"], "AV": ["AVKit", "AVFoundation"],
        "CN": ["ContactsUI"],
        "EK": ["EventKitUI"], "FB": ["FBSDKLoginKit"], "GID": ["GoogleSignIn"],
        "GK": ["GameKit", "GameplayKit"], "GMS": ["GoogleMaps"], "IN": ["IntentsUI"],
        "LP": ["LinkPresentation"],
        "MF": ["MessageUI"], "MK": ["MapKit"], "MP": ["MediaPlayer"], "MTK": ["MetalKit"], "PDF": ["PDFKit"],
        "PH": ["PhotosUI", "Photos"], "PK": ["PassKit", "PencilKit"], "QL": ["QuickLook"],
        "RP": ["ReplayKit"],
        "SCN": ["SceneKit"], "SF": ["SafariServices"], "SK": ["SpriteKit", "StoreKit"], "SL": ["Social"],
        "WK": ["WebKit"],
    ]

    /// Returns the class with the name in one of the frameworks that the program holds.
    static func type(named name: String) -> AnyClass? {
        let candidates = [3, 2].flatMap { modules[String(name.prefix($0))] ?? [] }
        return candidates.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }
}
