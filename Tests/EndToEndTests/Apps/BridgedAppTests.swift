import Foundation
import Testing

/// An app whose bridging header imports C, which is called, and Objective-C, which is declared and has no effect.
@Suite(.serialized, .timeLimit(.minutes(40))) struct BridgedAppTests {
    @Test func swiftUsesWhatTheBridgingHeaderDeclares() async throws {
        let place = try Workplace()
        for (name, text) in Self.files { try place.make("App/\(name)", .text(text)) }
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.errors.contains("left out:"), "\(run.errors)")
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(lines.contains("sum 9, twice 8, missing 0, height 44.0, name did-change"), "\(run.errors)")
        #expect(lines.contains("store pier, saved false, mode 1"), "\(run.errors)")
        // Each is reported once, though it is called twice.
        for name in ["Store.save(to:)", "not_here(_:)"] {
            let reports = lines.filter { $0.hasSuffix("\(name) has no effect here") }
            #expect(reports.count == 1, "\(run.errors)")
        }
    }

    /// A file that includes one outside of the folder is left out, and so are its functions.
    @Test func filesOutsideOfTheFolderAreNotIncluded() async throws {
        let place = try Workplace()
        for (name, text) in Self.files { try place.make("App/\(name)", .text(text)) }
        try place.make("secret.h", .text("#define SECRET 7\n"))
        try place.make("App/core/src/sum.c", .text("#include \"../../../secret.h\"\n" + Self.sum))
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(run.errors.contains("which is outside of the folder"), "\(run.errors)")
        #expect(run.errors.contains("sum_add(_:_:) has no effect here"), "\(run.errors)")
    }

    /// The path of the header is relative to a folder above.
    private static let sum = """
        #include "lib/sum.h"
        void sum_add(sum_state *state, int32_t value) { state->total += value * value; }

        """

    private static let files = [
        "App.xcodeproj/project.pbxproj": project, "App.swift": source, "core/src/sum.c": sum,
        "core/lib/sum.h": """
        #include <stdint.h>
        typedef struct { int32_t total; } sum_state;
        void sum_add(sum_state *state, int32_t value);
        static inline int32_t sum_twice(int32_t value) { return value * 2; }

        """,
        "include/module.modulemap": "module SumC {\n    header \"../core/lib/sum.h\"\n    export *\n}\n",
        "missing.h": "int not_here(int value);\n",
        "Store.h": """
        #import <UIKit/UIKit.h>
        NS_ASSUME_NONNULL_BEGIN
        typedef NS_ENUM(NSInteger, StoreMode) { StoreModeFast, StoreModeSlow };
        extern NSString *const StoreDidChange;
        extern const CGFloat StoreHeight;
        @class Store;
        @protocol StoreDelegate <NSObject>
        @optional
        - (BOOL)storeShouldSave:(Store *)store;
        @end
        @interface Store : NSObject
        @property (nonatomic, weak, nullable) id<StoreDelegate> delegate;
        @property (nonatomic, copy) NSString *name;
        - (instancetype)initWithName:(NSString *)name mode:(StoreMode)mode;
        - (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
        @end
        NS_ASSUME_NONNULL_END

        """,
        "Store.m": """
        #import "Store.h"
        NSString *const StoreDidChange = @"did-change";
        const CGFloat StoreHeight = 44;

        """,
        "Bridge.h": "#import \"Store.h\"\n#import \"core/lib/sum.h\"\n#import \"missing.h\"\n",
    ]

    private static let project = """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (F, M, N); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = { isa = PBXFileReference; path = Store.m; sourceTree = "<group>"; };
          N = { isa = PBXFileReference; path = core/src/sum.c; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L; };
          S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); }; B1 = { isa = PBXBuildFile; fileRef = F; };
          B2 = { isa = PBXBuildFile; fileRef = M; }; B3 = { isa = PBXBuildFile; fileRef = N; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = "$(TARGET_NAME)";
                SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/Bridge.h"; }; };
        }; rootObject = P; }
        """

    /// The module map declares the same header again, by its own name.
    private static let source = """
        import SumC
        import UIKit

        final class Keeper: NSObject, StoreDelegate {
            func storeShouldSave(_ store: Store) -> Bool { true }
        }

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let keeper = Keeper()

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                var state = sum_state()
                sum_add(&state, 3)
                let missing = not_here(1) + not_here(2)
                print("sum \\(state.total), twice \\(sum_twice(4)), missing \\(missing), height \\(StoreHeight), name \\(StoreDidChange)")
                let store = Store(name: "pier", mode: .slow)
                store.delegate = keeper
                let url = URL(fileURLWithPath: "/store")
                try? store.save(to: url)
                let isSaved = (try? store.save(to: url)) != nil
                print("store \\(store.name), saved \\(isSaved), mode \\(StoreMode.slow.rawValue)")
                window = UIWindow()
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        """
}
