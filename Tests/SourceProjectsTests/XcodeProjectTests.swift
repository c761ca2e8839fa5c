import Foundation
import InterfaceBuilder
import Testing

@testable import SourceProjects

@Suite struct XcodeProjectTests {
    /// A project with an application in groups, tests of it and a folder reference.
    private static let pbxproj = """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A, T, W); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (F1, V, S, U); sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = "App/Main View.swift"; sourceTree = "<group>"; };
          V = { isa = PBXVariantGroup; children = (V1); path = App; sourceTree = "<group>"; };
          V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (E); };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Left.swift); };
          U = { isa = PBXFileReference; path = ../Outside.swift; sourceTree = SOURCE_ROOT; };
          A = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                buildPhases = (AS, AR); fileSystemSynchronizedGroups = (S); buildConfigurationList = AL;
                productReference = AP; packageProductDependencies = (K); };
          AP = { isa = PBXFileReference; path = "My App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
          AS = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
          B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = U; };
          B3 = { isa = PBXBuildFile; fileRef = MISSING; };
          AR = { isa = PBXResourcesBuildPhase; files = (B4); }; B4 = { isa = PBXBuildFile; fileRef = V; };
          K = { isa = XCSwiftPackageProductDependency; productName = Kit; };
          T = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                buildPhases = (TS); dependencies = (D); buildConfigurationList = L; };
          TS = { isa = PBXSourcesBuildPhase; files = (B5); }; B5 = { isa = PBXBuildFile; fileRef = F2; };
          F2 = { isa = PBXFileReference; path = Tests/AppTests.swift; sourceTree = SOURCE_ROOT; };
          D = { isa = PBXTargetDependency; target = A; };
          W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
                buildPhases = (TS); buildConfigurationList = WL; };
          L = { isa = XCConfigurationList; buildConfigurations = (C1); };
          C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                 SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
          AL = { isa = XCConfigurationList; buildConfigurations = (C0, C2); };
          C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.0; }; };
          C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                 SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STAGING"; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
          WL = { isa = XCConfigurationList; buildConfigurations = (C3); };
          C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
        }; rootObject = P; }
        """

    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "In/App.xcodeproj/project.pbxproj": Self.pbxproj, "In/App/Main View.swift": "",
            "Outside.swift": "",
            "In/App/Base.lproj/Main.storyboard": "", "In/Shared/Left.swift": "",
            "In/Shared/Deep/Right.swift": "",
            "In/Shared/Pic.png": "", "In/Shared/Keys.plist": "", "In/Tests/AppTests.swift": "",
        ])
    }

    @Test func ourSideOfConflictsIsUsedAndReported() throws {
        let text = Self.pbxproj.replacing(
            "name = \"My App\";", with: "\n<<<<<<< HEAD\nname = Ours;\n=======\nname = Theirs;\n>>>>>>> b\n")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text, "App/Main View.swift": "", "Tests/AppTests.swift": "",
        ])
        let project = try XcodeProject(folder.path + "/App.xcodeproj", within: folder.path).project
        #expect(project.modules.first?.target == "Ours")
        #expect(project.diagnostics.contains { $0.message.contains("conflicts") && $0.line > 1 })
    }

    @Test func aLibrarysSpecificationNamesTheBundlesOfItsResources() throws {
        let folder = try TemporaryFolder([
            "Kit.podspec": "s.resource_bundle = { 'KitResources' => ['a/*.xib'] }",
            "Two.podspec": "s.ios.resource_bundles = {\n \"A\" => ['a'],\n \"B\" => ['b'] }",
            "None.podspec": "s.resources = 'a'",
        ])
        func bundles(_ name: String) -> [String]? {
            PodSpecification(of: name, in: ["/nowhere", folder.path])?.resourceBundles
        }
        #expect(bundles("Kit") == ["KitResources"])
        #expect(bundles("Two") == ["A", "B"])
        #expect(bundles("None") == [] && bundles("Other") == nil)
    }

    @Test func aLibraryOfCocoaPodsHasTheFilesOfItsPatterns() throws {
        let folder = try TemporaryFolder([
            "Two-Kit.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Two-Kit'
              s.swift_version = '5.1'
              s.source_files = 'Sources/**/*.{h,swift}', 'Extra'
              s.exclude_files = "Sources/Old/*"
              s.resource_bundles = { 'Two' => ['Assets/*.png'] }
              s.test_spec 'Tests' do |ts|
                ts.source_files = 'Tests/*.swift'
              end
            end
            """,
            "Sources/A.swift": "", "Sources/In/B.swift": "", "Sources/Old/C.swift": "", "Extra/D.swift": "",
            "Extra/Deep/E.swift": "", "Tests/F.swift": "", "Assets/a.png": "", "Sources/G.h": "",
        ])
        let module = try #require(PodLibraries.modules(in: folder.path).first)
        let files = module.sources.map { String($0.dropFirst(folder.path.count + 1)) }
        #expect(module.name == "Two_Kit" && module.languageVersion == "5")
        #expect(files == ["Extra/D.swift", "Sources/A.swift", "Sources/In/B.swift"])
        #expect(module.resources.map(\.path) == [folder.path + "/Assets/a.png"])
        #expect(module.nestedBundles == ["Two"])
    }

    /// An app's modules may be libraries of its own; those that CocoaPods has copied are in a project.
    @Test func librariesOfCocoaPodsInSubfoldersAreFound() throws {
        let folder = try TemporaryFolder([
            "Modules/Domain/Domain.podspec": "s.name = 'Domain'\ns.source_files = 'Sources/**/*'",
            "Modules/Domain/Sources/Model/User.swift": "",
            "Pods/Other/Other.podspec": "s.name = 'Other'\ns.source_files = '*.swift'",
            "Pods/Other/Other.swift": "",
        ])
        let modules = PodLibraries.modules(below: folder.path)
        #expect(modules.map(\.name) == ["Domain"])
        #expect(modules.first?.sources == [folder.path + "/Modules/Domain/Sources/Model/User.swift"])
    }

    @Test func targetsHaveTheirFilesAndSettings() throws {
        let folder = try folder()
        let root = folder.path + "/In"
        let project = try XcodeProject(root + "/App.xcodeproj", within: root).project
        #expect(project.modules.map(\.name) == ["My_App", "Tests"])
        let app = try #require(project.modules.first)
        #expect(app.sources == ["/App/Main View.swift", "/Shared/Deep/Right.swift"].map { root + $0 })
        #expect(
            app.resources.map(\.path)
                == ["/App/Base.lproj/Main.storyboard", "/Shared/Keys.plist", "/Shared/Pic.png"].map {
                    root + $0
                })
        #expect(app.languageVersion == "5.0")
        #expect(app.conditions == ["DEBUG", "STAGING"])
        #expect(app.dependencies == ["Kit"])
        #expect(project.modules.last?.kind == .tests)
        #expect(project.modules.last?.dependencies == ["My_App"])
    }

    @Test func aTargetOfTestsHasTheApplicationThatItsSettingsNameAsItsHost() throws {
        let hosted = Self.pbxproj.replacing(
            "dependencies = (D); buildConfigurationList = L;", with: "buildConfigurationList = TL;"
        )
        .replacing(
            "L = { isa = XCConfigurationList; buildConfigurations = (C1); };",
            with: """
                L = { isa = XCConfigurationList; buildConfigurations = (C1); };
                TL = { isa = XCConfigurationList; buildConfigurations = (C9); };
                C9 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                       TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My App"; }; };
                """)
        let folder = try folder()
        let root = folder.path + "/In"
        try hosted.write(toFile: root + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
        let schemes = root + "/App.xcodeproj/xcshareddata/xcschemes"
        try FileManager.default.createDirectory(atPath: schemes, withIntermediateDirectories: true)
        try Self.scheme.write(toFile: schemes + "/App.xcscheme", atomically: true, encoding: .utf8)
        try Self.plan.write(toFile: root + "/All.xctestplan", atomically: true, encoding: .utf8)
        let tests = try XcodeProject(root + "/App.xcodeproj", within: root, forTests: true).project.modules
            .last
        #expect(tests?.testHost == "My_App")
        #expect(tests?.environment == ["PICTURES": root + "/Pictures", "MODE": "fast", "TOKEN": "7"])
        #expect(tests?.skippedTests == ["AppTests/testScheme()", "SlowTests", "AppTests/testPlan()"])
        #expect(tests?.dependencies == ["My_App"])
    }

    /// A scheme whose tests have variables, some of them in its test plan.
    private static let scheme = """
        <Scheme><TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="NO">
        <TestPlans><TestPlanReference reference="container:All.xctestplan" default="YES"/></TestPlans>
        <EnvironmentVariables>
        <EnvironmentVariable key="PICTURES" value="$(SRCROOT)/Pictures" isEnabled="YES"/>
        <EnvironmentVariable key="MODE" value="slow" isEnabled="YES"/>
        <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/>
        </EnvironmentVariables>
        <Testables><TestableReference skipped="NO"><BuildableReference BlueprintName="Tests"/>
        <SkippedTests><Test Identifier="AppTests/testScheme()"/></SkippedTests></TestableReference></Testables>
        </TestAction>
        <LaunchAction><EnvironmentVariables><EnvironmentVariable key="LAUNCHED" value="1" isEnabled="YES"/>
        </EnvironmentVariables></LaunchAction></Scheme>
        """
    private static let plan = """
        {"defaultOptions": {"environmentVariableEntries": [
            {"key": "MODE", "value": "fast"}, {"key": "TOKEN", "value": "7"},
            {"key": "UNUSED", "value": "1", "enabled": false}]},
         "testTargets": [{"skippedTests": ["SlowTests", "AppTests\\/testPlan()"], "target": {"name": "Tests"}}],
         "version": 1}
        """

    /// A project with an application that embeds an extension, and a framework with a header.
    private static let embedding = """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A, X, F, V); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (F1, F2, H); sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = X.swift; sourceTree = "<group>"; };
          H = { isa = PBXFileReference; path = Kit.h; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = "The App"; productType = "com.apple.product-type.application";
                buildPhases = (S1); dependencies = (D1, D2, D3); buildConfigurationList = AL; };
          S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { isa = PBXBuildFile; fileRef = F1; };
          S2 = { isa = PBXSourcesBuildPhase; files = (B2); }; B2 = { isa = PBXBuildFile; fileRef = F2; };
          HS = { isa = PBXHeadersBuildPhase; files = (B3); }; B3 = { isa = PBXBuildFile; fileRef = H; };
          D1 = { isa = PBXTargetDependency; target = X; }; D2 = { isa = PBXTargetDependency; target = F; };
          D3 = { isa = PBXTargetDependency; target = V; };
          X = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                buildPhases = (S2); buildConfigurationList = L; };
          F = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (S2, HS); buildConfigurationList = L; };
          V = { isa = PBXNativeTarget; name = TV; productType = "com.apple.product-type.application";
                buildPhases = (S2); buildConfigurationList = VL; };
          L = { isa = XCConfigurationList; buildConfigurations = (C1); };
          C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
                 OTHER_SWIFT_FLAGS = "-D LEGACY -Xfrontend -warn -DFAST"; }; };
          AL = { isa = XCConfigurationList; buildConfigurations = (C2); };
          C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "${TARGET_NAME} Dev";
                 PRODUCT_MODULE_NAME = "$(PRODUCT_NAME:c99extidentifier)"; }; };
          VL = { isa = XCConfigurationList; buildConfigurations = (C3); };
          C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = appletvos; }; };
        }; rootObject = P; }
        """

    /// Its headers declare what Swift can import; an application without Swift has nothing to display here.
    @Test func aFrameworkInObjectiveCIsItsPublicHeaders() throws {
        let text = Self.embedding.replacing("buildPhases = (S2, HS);", with: "buildPhases = (S3, HS);")
            .replacing(
                "H = { isa",
                with: "I = { isa = PBXFileReference; path = Inner.h; sourceTree = \"<group>\"; };\n H = { isa"
            )
            .replacing(
                "HS = { isa = PBXHeadersBuildPhase; files = (B3); }; B3 = { isa = PBXBuildFile; fileRef = H; };",
                with: """
                    HS = { isa = PBXHeadersBuildPhase; files = (B3, B4); }; B4 = { isa = PBXBuildFile; fileRef = I; };
                    B3 = { isa = PBXBuildFile; fileRef = H; settings = { ATTRIBUTES = (Public, ); }; };
                    S3 = { isa = PBXSourcesBuildPhase; files = (B5); }; B5 = { isa = PBXBuildFile; fileRef = M; };
                    M = { isa = PBXFileReference; path = Kit.m; sourceTree = SOURCE_ROOT; };
                    """)
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "", "Inner.h": "",
            "Kit.m": "",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        let kit = modules.first { $0.name == "Kit" }
        #expect(kit?.isForeign == true)
        #expect(kit?.headers == [folder.path + "/Kit.h"])
        #expect(kit?.implementations == [folder.path + "/Kit.m"])
    }

    /// The header's name may differ in case, as on a Mac.
    @Test(arguments: ["Bridge.h", "bridge.h"])
    func theBridgingHeaderBringsFrameworksToAllFiles(_ header: String) throws {
        let text = Self.embedding.replacing(
            "PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";",
            with: "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/\(header)\";")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "",
            "Bridge.h":
                "#import <CommonCrypto/CommonCrypto.h>\n#import \"Own.h\"\n@import Security;\n#import <Pod/Pod-Swift.h>",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        let application = modules.first { $0.kind == .application }
        #expect(application?.bridgedFrameworks == ["CommonCrypto", "Pod", "Security"])
        #expect(application?.bridgedModules == ["Pod"])
        #expect(application?.bringsUIKit == true)
    }

    /// A header of a library is in a folder with the library's name; those of Apple's frameworks are in none.
    @Test func theBridgingHeaderImportsThoseOfLibraries() throws {
        let text = Self.embedding.replacing(
            "PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";",
            with: "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/Bridge.h\";")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "int kit;\n",
            "Bridge.h":
                "#import <Toast/Toast.h>\n#import <Other/Kit.h>\n#import <UIKit/UIKit.h>\n#import <Bar.h>\n#import <Kit.h>\n",
            "Pods/Toast/Toast.h": "#import \"Inner.h\"\n", "Pods/Toast/Inner.h": "int inner;\n",
            "Pods/Toast/Bar.h": "int bar;\n",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        let headers = modules.first { $0.kind == .application }?.headers ?? []
        #expect(
            Set(headers.compactMap { $0.split(separator: "/").last })
                == ["Bridge.h", "Toast.h", "Inner.h", "Bar.h"])
    }

    @Test func theUmbrellaHeaderBringsItsFrameworksToTheFramework() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": Self.embedding, "A.swift": "", "X.swift": "",
            "Kit.h": "#import <CommonCrypto/CommonCrypto.h>\n#import \"salsa.h\"\n",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        let library = modules.first { $0.kind == .library }
        #expect(library?.bridgedFrameworks == ["CommonCrypto"])
        #expect(library?.exportedFrameworks == ["CommonCrypto"])
    }

    @Test func theBundleOfATargetThatItNeedsIsInsideItsOwn() throws {
        let text = Self.embedding
            .replacing(
                "name = TV; productType = \"com.apple.product-type.application\"",
                with: "name = Parts; productType = \"com.apple.product-type.bundle\""
            )
            .replacing("(S2); buildConfigurationList = VL", with: "(RS); buildConfigurationList = VL")
            .replacing("children = (F1, F2, H)", with: "children = (F1, F2, H, R)")
            .replacing(
                "H = { isa = PBXFileReference",
                with: """
                    R = { isa = PBXFileReference; path = a.json; sourceTree = "<group>"; };
                    RS = { isa = PBXResourcesBuildPhase; files = (B4); }; B4 = { isa = PBXBuildFile; fileRef = R; };
                    H = { isa = PBXFileReference
                    """)
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "", "a.json": "{}",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        let app = try #require(modules.first { $0.kind == .application })
        #expect(app.nestedBundles == ["Parts"] && app.resources.map(\.path) == [folder.path + "/a.json"])
    }

    @Test func aModifierWithoutASettingHasNothingToChange() throws {
        let text = Self.embedding.replacing(
            "$(PRODUCT_NAME:c99extidentifier)", with: "Shop$(:c99extidentifier)")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        #expect(modules.contains { $0.name == "Shop" })
    }

    @Test func featuresOfLaterLanguageModesAreTurnedOn() throws {
        let text = Self.embedding.replacing(
            "PRODUCT_NAME = \"${TARGET_NAME} Dev\";",
            with:
                "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_ENABLE_BARE_SLASH_REGEX = YES; SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION = YES; "
                + "OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature ExistentialAny\";")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        let features = modules.first { $0.kind == .application }?.upcomingFeatures ?? []
        #expect(features.contains("InferIsolatedConformances"))
        #expect(features.contains("RegionBasedIsolation"))
        #expect(features.contains("BareSlashRegexLiterals"))
        #expect(!features.contains("ExistentialAny"))
        #expect(modules.first { $0.kind == .library }?.upcomingFeatures == ["BareSlashRegexLiterals"])
    }

    @Test func aTargetForTheManifestIsNoModule() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": Self.embedding.replacing(
                "path = X.swift", with: "path = Package.swift"),
            "A.swift": "", "Package.swift": "", "Kit.h": "",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        #expect(modules.map(\.name) == ["The_App_Dev"])
    }

    @Test func theClipOfAnAppIsNoAppOfItsOwn() throws {
        let text = Self.embedding.replacing(
            "product-type.app-extension", with: "product-type.application.on-demand-install-capable")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "",
        ])
        let modules = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules
        #expect(modules.first { $0.name == "Widget" }?.kind == .appExtension)
    }

    @Test(arguments: [
        ("SDKROOT = macosx;", false), ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", true),
        ("", true),
    ])
    func theSDKOfATargetCountsMoreThanThePlatformsOfItsProject(_ settings: String, _ isBuilt: Bool) throws {
        let text = Self.embedding.replacing(
            "buildSettings = { SDKROOT = appletvos; }", with: "buildSettings = { \(settings) }"
        ).replacing(
            "SDKROOT = iphoneos;",
            with: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphonesimulator iphoneos macosx\";")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": text, "A.swift": "", "X.swift": "", "Kit.h": "",
        ])
        let project = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project
        #expect(project.modules.contains { $0.name == "TV" } == isBuilt)
    }

    @Test func extensionsAndOtherSystemsAreNothingThatAnApplicationNeeds() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": Self.embedding, "A.swift": "", "X.swift": "",
            "Kit.h": "#import <UIKit/UIKit.h>",
        ])
        let project = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project
        let app = try #require(project.modules.first { $0.kind == .application })
        #expect(app.dependencies == ["Kit"])
        #expect(project.modules.map(\.name).sorted() == ["Kit", "The_App_Dev", "Widget"])
        #expect(project.modules.first { $0.name == "Widget" }?.kind == .appExtension)
    }

    @Test func testsHaveTheConfigurationOfTheScheme() throws {
        let project = Self.embedding.replacing(
            "buildConfigurations = (C1);", with: "buildConfigurations = (C1, CT);"
        )
        .replacing(
            "C2 = {",
            with: "CT = { isa = XCBuildConfiguration; name = Test; buildSettings = { SDKROOT = iphoneos; "
                + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = TEST; }; }; C2 = {")
        let scheme = """
            <Scheme><TestAction
               buildConfiguration = "Test"><Testables><TestableReference/></Testables></TestAction></Scheme>
            """
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": project, "A.swift": "", "X.swift": "",
            "A.xcodeproj/xcshareddata/xcschemes/A.xcscheme": scheme,
        ])
        func conditions(forTests: Bool) throws -> [String]? {
            try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path, forTests: forTests).project
                .modules.first { $0.kind == .application }?.conditions
        }
        #expect(try conditions(forTests: true) == ["TEST"])
        #expect(try conditions(forTests: false) == ["LEGACY", "FAST"])
    }

    @Test(arguments: [
        ("PRODUCT_NAME = $(PROJECT_NAME) Kit;", "Shop_Kit"), ("PRODUCT_NAME = Plain", "Plain"),
        ("PRODUCT_NAME = $(TARGET_NAME)Kit ; // comment", "My_AppKit"),
        ("#include \"./App/B.xcconfig\" // comment", "Included"), ("PRODUCT_NAME = A/B // comment", "A_B"),
    ])
    func configurationFilesMayNameTheProjectAndEndInSemicolons(_ line: String, _ name: String) throws {
        let project = Self.pbxproj.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "")
            .replacing(
                "isa = XCBuildConfiguration;",
                with: "isa = XCBuildConfiguration; baseConfigurationReference = CFG;"
            )
            .replacing(
                "objects = {",
                with:
                    "objects = { CFG = { isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };"
            )
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": project, "A.xcconfig": line, "App/Main View.swift": "",
            "App/B.xcconfig": "PRODUCT_NAME = Included",
        ])
        let modules = try XcodeProject(folder.path + "/Shop.xcodeproj", within: folder.path).project.modules
        #expect(modules.contains { $0.name == name }, "\(modules.map(\.name))")
    }

    @Test func configurationFilesMayBeBelowAFolderOfTheFileSystem() throws {
        let anchor =
            "baseConfigurationReferenceAnchor = CFG; baseConfigurationReferenceRelativePath = deep/A.xcconfig;"
        let root =
            "CFG = { isa = PBXFileSystemSynchronizedRootGroup; path = config; sourceTree = SOURCE_ROOT; };"
        let project = Self.pbxproj.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "")
            .replacing("isa = XCBuildConfiguration;", with: "isa = XCBuildConfiguration; " + anchor)
            .replacing("objects = {", with: "objects = { " + root)
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": project, "App/Main View.swift": "",
            "config/deep/A.xcconfig": "PRODUCT_NAME = Anchored",
        ])
        let modules = try XcodeProject(folder.path + "/Shop.xcodeproj", within: folder.path).project.modules
        #expect(modules.contains { $0.name == "Anchored" }, "\(modules.map(\.name))")
    }

    @Test func settingsMayNameOthersAndModifyThem() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": Self.embedding, "A.swift": "", "X.swift": "",
            "Kit.h": "#import <UIKit/UIKit.h>",
        ])
        let project = try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project
        let app = try #require(project.modules.first { $0.kind == .application })
        #expect(app.name == "The_App_Dev")
        #expect(app.isNamed("The App"))
        #expect(app.conditions == ["LEGACY", "FAST"])
        #expect(project.modules.first { $0.name == "Kit" }?.bringsUIKit == true)
    }

    private func information(_ settings: String, _ list: String = "") throws -> [String: Any] {
        let text = Self.pbxproj.replacing(
            "PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "PRODUCT_NAME = \"$(TARGET_NAME)\"; \(settings)")
        let folder = try folder()
        try folder.write(text, to: "In/App.xcodeproj/project.pbxproj")
        try folder.write("<plist version=\"1.0\"><dict>\(list)</dict></plist>", to: "In/App/Info.plist")
        let root = folder.path + "/In"
        let app = try #require(XcodeProject(root + "/App.xcodeproj", within: root).project.modules.first)
        let data = Data(try #require(app.information).utf8)
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }

    @Test(arguments: ["$(SRCROOT)", "$SRCROOT"])
    func theBundlesListHasTheValuesOfSettings(root: String) throws {
        let list = try information(
            "INFOPLIST_FILE = \"\(root)/App/Info.plist\"; PRODUCT_BUNDLE_IDENTIFIER = com.example.sea;",
            "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
                + "<key>Scene</key><array><string>${PRODUCT_MODULE_NAME}.SceneDelegate</string></array>")
        #expect(list["CFBundleIdentifier"] as? String == "com.example.sea")
        #expect(list["Scene"] as? [String] == ["My_App.SceneDelegate"])
    }

    @Test func settingsAloneDescribeABundleToo() throws {
        let list = try information(
            "INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UILaunchScreen_Generation = YES; "
                + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"A B\"; MARKETING_VERSION = 2.1; "
                + "INFOPLIST_KEY_UILaunchStoryboardName = \"\";")
        #expect(list["UIMainStoryboardFile"] as? String == "Main")
        #expect(list["UILaunchStoryboardName"] == nil)
        #expect(list["UILaunchScreen"] is [String: Any])
        #expect(list["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
        #expect(list["CFBundleIdentifier"] as? String == "app.My_App")
        #expect(list["CFBundleName"] as? String == "My App")
    }

    @Test func aListOutsideOfTheFolderIsNotRead() throws {
        let list = try information("INFOPLIST_FILE = ../Outside.plist;", "<key>A</key><string>a</string>")
        #expect(list["A"] == nil && list["CFBundleVersion"] as? String == "1")
    }

    @Test func filesOutsideOfTheFolderAreLeftOutAndTold() throws {
        let folder = try folder()
        let project = try XcodeProject(folder.path + "/In/App.xcodeproj", within: folder.path + "/In").project
        #expect(project.diagnostics.contains { $0.message.contains("outside of the folder") })
    }

    @Test func groupsInACircleEnd() throws {
        let text = """
            { objects = { P = { isa = PBXProject; targets = (A); };
              G = { isa = PBXGroup; children = (H); path = g; }; H = { isa = PBXGroup; children = (G); path = h; };
              A = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.framework"; buildPhases = (S); };
              S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = G; };
            }; rootObject = P; }
            """
        let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": text])
        #expect(try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path).project.modules.isEmpty)
    }

    @Test(arguments: [
        "{ }", "( )", "{ objects = a; rootObject = b; }", "{ objects = { P = (a); }; rootObject = Q; }",
    ])
    func otherContentIsAnError(_ text: String) throws {
        let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": text])
        #expect(throws: DocumentError.self) {
            try XcodeProject(folder.path + "/A.xcodeproj", within: folder.path)
        }
    }

    @Test func namesAreFoundInOtherCapitals() throws {
        let folder = try TemporaryFolder([
            "In/App.xcodeproj/project.pbxproj": Self.pbxproj, "In/app/main view.swift": "",
            "In/tests/AppTests.swift": "",
        ])
        let root = folder.path + "/In"
        let project = try XcodeProject(root + "/App.xcodeproj", within: root).project
        #expect(project.modules.first { $0.name == "Tests" }?.sources == [root + "/tests/AppTests.swift"])
        #expect(project.modules.contains { $0.sources == [root + "/app/main view.swift"] })
    }

    /// Xcode adds the classes of a Core Data model by their absolute paths.
    @Test func filesOfAnotherMachineAreFoundByTheEndsOfTheirPaths() throws {
        let text = Self.pbxproj.replacing(
            #"path = "App/Main View.swift"; sourceTree = "<group>""#,
            with: #"path = "/Users/me/Work/App/Main View.swift"; sourceTree = "<absolute>""#
        ).replacing(
            "path = Tests/AppTests.swift; sourceTree = SOURCE_ROOT",
            with: #"path = /Users/me/Work/Tests/Other.swift; sourceTree = "<absolute>""#)
        let folder = try TemporaryFolder([
            "In/App.xcodeproj/project.pbxproj": text, "In/App/Main View.swift": "",
            "In/Tests/AppTests.swift": "",
        ])
        let root = folder.path + "/In"
        let project = try XcodeProject(root + "/App.xcodeproj", within: root).project
        #expect(project.modules.contains { $0.sources.contains(root + "/App/Main View.swift") })
        #expect(
            project.diagnostics.contains {
                $0.message == "Tests has a file that does not exist: /Users/me/Work/Tests/Other.swift"
            })
    }

    @Test func sourcesThatDoNotExistAreReported() throws {
        let folder = try TemporaryFolder([
            "In/App.xcodeproj/project.pbxproj": Self.pbxproj, "In/App/Main View.swift": "",
        ])
        let root = folder.path + "/In"
        let messages = try XcodeProject(root + "/App.xcodeproj", within: root).project.diagnostics.map(
            \.message)
        #expect(
            messages.contains("Tests has a file that does not exist: \(root)/Tests/AppTests.swift"))
    }

    @Test func missingSourcesOfATargetAreReportedTogether() throws {
        let folder = try TemporaryFolder(["In/App.xcodeproj/project.pbxproj": Self.pbxproj])
        let root = folder.path + "/In"
        let messages = try XcodeProject(root + "/App.xcodeproj", within: root).project.diagnostics.map(
            \.message)
        #expect(
            messages.contains(
                "My App has 2 files that do not exist, such as \(root)/App/Main View.swift"))
        #expect(!messages.contains { $0.contains("My App has a file that does not exist") })
    }

    @Test(arguments: [
        ("SWIFT_APPROACHABLE_CONCURRENCY = YES;", true), ("SWIFT_APPROACHABLE_CONCURRENCY = NO;", false),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = YES;", true),
    ])
    func featuresOfLaterLanguagesAreThoseOfTheSettings(_ setting: String, _ isEnabled: Bool) throws {
        let text = Self.pbxproj.replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; " + setting)
        let folder = try TemporaryFolder([
            "In/App.xcodeproj/project.pbxproj": text, "In/Tests/AppTests.swift": "",
        ])
        let root = folder.path + "/In"
        let module = try XcodeProject(root + "/App.xcodeproj", within: root).project.modules.first {
            $0.name == "Tests"
        }
        #expect(module?.upcomingFeatures.contains("InferIsolatedConformances") == isEnabled)
    }

    @Test(arguments: [("", true), ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false)])
    func regularExpressionsBetweenSlashesAreOnUnlessTurnedOff(_ setting: String, _ isEnabled: Bool) throws {
        let text = Self.pbxproj.replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; " + setting)
        let folder = try TemporaryFolder([
            "In/App.xcodeproj/project.pbxproj": text, "In/Tests/AppTests.swift": "",
        ])
        let root = folder.path + "/In"
        let module = try XcodeProject(root + "/App.xcodeproj", within: root).project.modules.first {
            $0.name == "Tests"
        }
        #expect(module?.upcomingFeatures.contains("BareSlashRegexLiterals") == isEnabled)
    }
}
