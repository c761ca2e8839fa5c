import Foundation
import Testing

/// The apps of several projects in a folder are launched separately, each with its own main bundle.
@Suite(.serialized, .timeLimit(.minutes(40))) struct SeveralAppsTests {
    @Test func eachAppIsLaunchedWithItsOwnBundle() async throws {
        let place = try Workplace()
        for name in ["Pier", "Quay"] {
            try place.make("Apps/\(name)/\(name).xcodeproj/project.pbxproj", .text(Self.project(name)))
            try place.make("Apps/\(name)/App.swift", .text(Self.source(name)))
            try place.make("Apps/\(name)/Main.storyboard", .text(LaunchedApp.sceneStoryboard()))
        }
        let run = try await FailingApp.run(["render", "Apps", "-o", "out"], in: place)
        let report = try JSONDecoder().decode(
            FailingApp.Report.self, from: place.files(below: "out")["report.json"] ?? Data())
        #expect(report.scenes.map(\.state) == ["alive", "alive", "alive", "alive"], "\(run.errors)")
        #expect(report.scenes.map(\.scene) == ["Launch", "Launch", "Scene", "Scene"])
        for name in ["Pier", "Quay"] {
            // The scene is the one that the launch shows; output of later launches is not repeated.
            let lines = run.errors.split(separator: "\n").filter { $0 == "\(name): app.\(name), \(name)" }
            #expect(lines.count == 1, "\(run.errors)")
        }
        #expect(run.status == 0)
    }

    private static func project(_ name: String) -> String {
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (F, M); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
                buildPhases = (S, R); buildConfigurationList = L; };
          S = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { isa = PBXBuildFile; fileRef = F; };
          R = { isa = PBXResourcesBuildPhase; files = (B2); }; B2 = { isa = PBXBuildFile; fileRef = M; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = "app.\(name)";
                INFOPLIST_KEY_UIMainStoryboardFile = Main; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        }; rootObject = P; }
        """
    }

    private static func source(_ name: String) -> String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let name = "\(name)"
        }

        final class SceneController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let delegate = UIApplication.shared.delegate as? AppDelegate
                print("\\(delegate?.name ?? "none"): \\(Bundle.main.bundleIdentifier ?? ""), \(name)")
            }
        }

        """
    }
}
