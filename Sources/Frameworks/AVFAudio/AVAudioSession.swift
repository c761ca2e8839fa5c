import Foundation
import UIKit

/// The app's audio session. Its settings are stored; there is no audio here.
open class AVAudioSession: NSObject {
    private static let shared = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { shared }
    /// The permission to record, which the frameworks share.
    static let permission = "AVMediaType.audio"

    open private(set) var category = Category.soloAmbient
    open private(set) var categoryOptions: CategoryOptions = []
    open private(set) var mode = Mode.default
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    open private(set) var preferredSampleRate = 0.0
    open private(set) var preferredIOBufferDuration: TimeInterval = 0
    open private(set) var preferredInput: AVAudioSessionPortDescription?
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    open var availableModes: [Mode] { [.default] }
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var recordPermission: RecordPermission {
        InertPermissions.isDeclined(Self.permission) ? .denied : .undetermined
    }
    open var isInputAvailable: Bool { false }
    open var isInputGainSettable: Bool { false }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var outputVolume: Float { 0.5 }
    open var inputGain: Float { 0 }
    open var sampleRate: Double { 44100 }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var ioBufferDuration: TimeInterval { 0.005 }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 2 }
    open var maximumInputNumberOfChannels: Int { 0 }
    open var maximumOutputNumberOfChannels: Int { 2 }

    open func setCategory(_ category: Category) throws { self.category = category }

    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }

    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
        routeSharingPolicy = policy
    }

    open func setMode(_ mode: Mode) throws { self.mode = mode }

    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        Inert.use("AVAudioSession.setActive(_:options:)")
    }

    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        preferredIOBufferDuration = duration
    }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    open func setInputGain(_ gain: Float) throws { throw Inert.error("AVAudioSession.setInputGain(_:)") }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        Inert.use("AVAudioSession.overrideOutputAudioPort(_:)")
    }
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}

    /// Replies that permission is denied, as there is no user.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        InertPermissions.decline(Self.permission)
        Inert.later { response(false) }
    }
}

extension AVAudioSession {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let HDMI = Port(rawValue: "HDMIOutput")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// Why a session cannot be changed.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 0x6D73_7276
        case isBusy = 0x2161_6374
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case unspecified = 0x7768_6174
        case expiredSession = 0x2173_6573
        case sessionNotActive = 0x696E_6163
    }

    public enum InterruptionType: UInt, Sendable {
        case ended = 0
        case began = 1
    }

    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case end = 0
        case begin = 1
    }

    public class var interruptionNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionInterruptionNotification")
    }
    public class var routeChangeNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionRouteChangeNotification")
    }
    public class var mediaServicesWereLostNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
    }
    public class var mediaServicesWereResetNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    }
    public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// A microphone, a loudspeaker or another port. There is none here.
open class AVAudioSessionPortDescription: NSObject {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
    open var hasHardwareVoiceCallProcessing: Bool { false }
}

/// The inputs and outputs in use.
open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

// MARK: AVAudioApplication

/// The permission to record since iOS 17.
open class AVAudioApplication: NSObject {
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private static let only = AVAudioApplication()
    open class var shared: AVAudioApplication { only }
    open var recordPermission: recordPermission {
        InertPermissions.isDeclined(AVAudioSession.permission) ? .denied : .undetermined
    }

    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        InertPermissions.decline(AVAudioSession.permission)
        Inert.later { response(false) }
    }

    open class func requestRecordPermission() async -> Bool {
        InertPermissions.decline(AVAudioSession.permission)
        return false
    }
}
