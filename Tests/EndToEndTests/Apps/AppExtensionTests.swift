import Foundation
import Testing

/// The screens of an app extension, which has no host app.
@Suite(.timeLimit(.minutes(40))) struct AppExtensionTests {
    @Test func controllersOfAnExtensionHaveAContextWithAnItem() async throws {
        let place = try Workplace()
        try place.make("App/App.xcodeproj/project.pbxproj", .text(Self.project))
        try place.make("App/App.swift", .text(Self.source))
        try place.make("App/Main.storyboard", .text(LaunchedApp.sceneStoryboard()))
        try place.make("App/Share/Share.swift", .text(Self.share))
        try place.make("App/Share/Info.plist", .text(Self.information))
        let storyboard = LaunchedApp.sceneStoryboard().replacingOccurrences(
            of: "SceneController", with: "ShareController")
        try place.make("App/Share/Share.storyboard", .text(storyboard))
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        for line in ["app: true", "shared: 0"] { #expect(run.errors.contains(line + "\n"), "\(run.errors)") }
        #expect(
            run.output.hasSuffix("3 of 3 scenes alive, 2 of 2 files whole\n"), "\(run.output) \(run.errors)")
    }

    private static let source = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        final class SceneController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("app:", extensionContext == nil)
            }
        }

        """

    private static let share = """
        import UIKit

        final class ShareController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let item = extensionContext!.inputItems[0] as! NSExtensionItem
                print("shared:", item.attachments?.count ?? -1)
            }
        }

        """

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionMainStoryboard</key><string>Share</string>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
        </dict></dict></plist>

        """

    private static let project = """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A, X); buildConfigurationList = AL; };
          G = { isa = PBXGroup; children = (AF, AM, XF, XM); sourceTree = "<group>"; };
          AF = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          AM = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
          XF = { isa = PBXFileReference; path = Share/Share.swift; sourceTree = "<group>"; };
          XM = { isa = PBXFileReference; path = Share/Share.storyboard; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (AS, AR); buildConfigurationList = AL; };
          X = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
                buildPhases = (XS, XR); buildConfigurationList = XL; };
          AS = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { isa = PBXBuildFile; fileRef = AF; };
          AR = { isa = PBXResourcesBuildPhase; files = (B2); }; B2 = { isa = PBXBuildFile; fileRef = AM; };
          XS = { isa = PBXSourcesBuildPhase; files = (B3); }; B3 = { isa = PBXBuildFile; fileRef = XF; };
          XR = { isa = PBXResourcesBuildPhase; files = (B4); }; B4 = { isa = PBXBuildFile; fileRef = XM; };
          AL = { isa = XCConfigurationList; buildConfigurations = (AC); };
          AC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                 GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = "app.App";
                 INFOPLIST_KEY_UIMainStoryboardFile = Main; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
          XL = { isa = XCConfigurationList; buildConfigurations = (XC); };
          XC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                 INFOPLIST_FILE = Share/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "app.App.Share";
                 PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        }; rootObject = P; }
        """
}
