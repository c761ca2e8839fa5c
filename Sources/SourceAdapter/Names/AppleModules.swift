/// Facts about Apple's modules.
public enum AppleModules {
    /// The modules that code for iOS can import on Linux.
    public static let provided: Set<String> = [
        "Combine", "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML",
        "MobileCoreServices", "OSLog", "Observation", "QuartzCore", "Swift", "Testing", "UIKit",
        "UniformTypeIdentifiers", "XCTest", "libxml2", "os",
    ]

    /// The module with the parts of Apple's XCTest that the XCTest of Linux lacks.
    static let testSupport = "XCTestSupport"

    /// Modules whose counterparts have other names here.
    static let replacements: [String: String] = [
        "Darwin": "Glibc", "CoreFoundation": "CoreGraphics", "CoreServices": "MobileCoreServices",
        "ObjectiveC": "UIKit",
    ]

    /// Modules of Apple's that the toolchain for Linux has under the same name; imports of them are replaced nevertheless.
    static let ofToolchain: Set<String> = ["CoreFoundation"]

    /// Modules that cannot be imported on iOS.
    static let ofOtherSystems: Set<String> = [
        "AppKit", "Cocoa", "FoundationNetworking", "FoundationXML", "TVMLKit", "TVServices", "TVUIKit",
    ]

    /// Returns whether a name of Foundation on Apple's platforms belongs to another module here.
    static func isElsewhere(_ name: String) -> Bool { homes[name] != nil || extras.contains(name) }

    /// Classes of Foundation in the module `FoundationExtras`, which sources import with UIKit and Foundation.
    private static let extras: Set<String> = [
        "NSDataDetector", "NSFileAccessIntent", "NSFileCoordinator", "NSSecureUnarchiveFromDataTransformer",
        "NSValueTransformerName", "ValueTransformer",
    ]

    /// Modules that export `UIKit` on Apple's platforms.
    static let bearersOfUIKit: Set<String> = Set(
        """
        ARKit AVKit AuthenticationServices BusinessChat CarPlay ContactsUI CoreSpotlight EventKitUI \
        FileProviderUI GLKit GameKit HealthKitUI IdentityLookupUI IntentsUI LinkPresentation MapKit MediaPlayer \
        MessageUI Messages MetalKit PDFKit PassKit PencilKit PhotosUI QuickLook ReplayKit SafariServices SceneKit \
        Social SpriteKit StoreKit SwiftUI UserNotificationsUI VisionKit WatchConnectivity WebKit iAd
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The modules here of names that Foundation or the Objective-C runtime has on Apple's platforms.
    static let homes: [String: String] = {
        var homes: [String: String] = [:]
        let networking = """
            CachedURLResponse HTTPCookie HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge URLCache \
            URLCredential URLCredentialStorage URLProtectionSpace URLProtocol URLProtocolClient URLRequest \
            NSURLRequest NSMutableURLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate \
            URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask \
            URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionUploadTask \
            URLSessionWebSocketTask
            """
        for name in networking.split(separator: " ") { homes[String(name)] = "FoundationNetworking" }
        for name in ["dataTaskPublisher", "DataTaskPublisher"] { homes[name] = "KumikiNetwork" }
        for name in ["XMLParser", "XMLParserDelegate"] { homes[name] = "FoundationXML" }
        for name in [
            "Selector", "NSSelectorFromString", "NSStringFromSelector", "autoreleasepool",
            "objc_getAssociatedObject",
            "objc_setAssociatedObject", "NSKeyValueObservation", "NSKeyValueObservedChange",
            "objc_sync_enter", "objc_sync_exit", "__dispatch_queue_get_label", "HUGE", "NSEC_PER_SEC",
            "NSEC_PER_MSEC", "NSEC_PER_USEC",
            "USEC_PER_SEC", "MSEC_PER_SEC", "AutoreleasingUnsafeMutablePointer", "DateComponentsFormatter",
            "MeasurementFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
            "ListFormatter", "NSPredicate", "NSSortDescriptor", "NSHashTable", "NSMapTable", "NSException",
            "NSErrorPointer", "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSKeyValueChange",
            "object_getClass", "object_getClassName", "class_getName", "class_getSuperclass",
            "objc_lookUpClass", "objc_getClass", "sel_registerName", "class_getInstanceMethod",
            "class_getClassMethod", "class_getMethodImplementation", "class_addMethod", "class_replaceMethod",
            "method_exchangeImplementations", "method_getImplementation", "method_setImplementation",
            "method_getTypeEncoding", "imp_implementationWithBlock", "class_getProperty", "property_getName",
            "class_getInstanceVariable", "object_getIvar", "ivar_getName", "Ivar",
            "property_getAttributes", "class_copyPropertyList", "class_copyMethodList", "method_getName",
            "class_respondsToSelector", "class_isMetaClass", "objc_property_t", "object_setClass", "IMP",
            "noErr", "INT64_MAX", "INT64_MIN",
            "UINT64_MAX", "INT32_MIN", "INT_MIN", "LONG_MIN", "UCHAR_MAX",
            "UINT_MAX", "ULONG_MAX", "ULLONG_MAX", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax",
            "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR",
            "TARGET_OS_MACCATALYST", "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH",
        ] {
            homes[name] = "UIKit"
        }
        for name in [
            "String", "MutableString", "Data", "Array", "Dictionary", "Set", "URL", "Number", "Boolean",
            "Date", "Error", "Locale", "TypeRef", "Index", "AbsoluteTime", "AbsoluteTimeGetCurrent",
            "TimeInterval",
        ] {
            homes["CF\(name)"] = "CoreGraphics"
        }
        for name in [
            "OSAtomicIncrement32", "OSAtomicDecrement32", "OSAtomicAdd32", "OSAtomicIncrement32Barrier",
            "OSAtomicDecrement32Barrier", "OSAtomicIncrement64", "OSAtomicDecrement64", "OSAtomicAdd64",
            "OSAtomicIncrement64Barrier", "OSAtomicDecrement64Barrier", "OSAtomicAdd32Barrier",
            "OSAtomicCompareAndSwap32Barrier",
            "OSAtomicCompareAndSwap32", "OSSpinLock", "OSSpinLockLock", "OSSpinLockUnlock",
            "OSSpinLockTry", "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t",
            "os_unfair_lock_lock", "os_unfair_lock_unlock", "os_unfair_lock_trylock",
        ] {
            homes[name] = "os"
        }
        // Foundation has classes of these names whose members are unavailable.
        for name in ["NSComparisonPredicate", "NSExpression"] { homes[name] = "class UIKit.\(name)" }
        homes["XCTNSNotificationExpectation"] = "class \(testSupport).XCTNSNotificationExpectation"
        return homes
    }()

    /// Modules of Apple's systems; all others are the user's own.
    static let all: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook \
        AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit \
        AuthenticationServices BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit CloudKit \
        Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData \
        CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion \
        CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit CryptoTokenKit Darwin \
        DeviceActivity DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory FamilyControls FileProvider \
        FileProviderUI Foundation FoundationModels FoundationNetworking FoundationXML GLKit GSS GameController \
        GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup \
        IdentityLookupUI ImageCaptureCore ImageIO Intents IntentsUI JavaScriptCore LinkPresentation \
        LocalAuthentication MLCompute MachO ManagedSettings MapKit MediaAccessibility MediaPlayer MediaToolbox \
        MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices \
        MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension \
        NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PassKit PencilKit Photos \
        PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit \
        ScreenTime Security SensorKit ShazamKit SiriKit Social SoundAnalysis Speech SpriteKit StoreKit Swift \
        SwiftData SwiftUI SystemConfiguration TVMLKit TVServices TVUIKit Testing ThreadNetwork TipKit Translation \
        Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount \
        VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit XCTest iAd os simd
        """.split(separator: " ").map(String.init))
}
