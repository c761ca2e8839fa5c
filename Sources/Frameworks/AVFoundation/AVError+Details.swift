import CoreMedia
import Foundation

// The details of an error in its `userInfo`.
extension AVError {
    public var device: AVCaptureDevice? { userInfo[AVErrorDeviceKey] as? AVCaptureDevice }
    public var time: CMTime? { time(AVErrorTimeKey) }
    public var fileSize: Int64? { (userInfo[AVErrorFileSizeKey] as? NSNumber)?.int64Value }
    public var processID: Int? { userInfo[AVErrorPIDKey] as? Int }
    public var recordingSuccessfullyFinished: Bool? {
        userInfo[AVErrorRecordingSuccessfullyFinishedKey] as? Bool
    }
    public var mediaType: AVMediaType? { name(AVErrorMediaTypeKey) }
    public var mediaSubtypes: [Int]? { userInfo[AVErrorMediaSubTypeKey] as? [Int] }
    public var presentationTimeStamp: CMTime? { time(AVErrorPresentationTimeStampKey) }
    public var persistentTrackID: CMPersistentTrackID? {
        (userInfo[AVErrorPersistentTrackIDKey] as? NSNumber)?.int32Value
    }
    public var fileType: AVFileType? { name(AVErrorFileTypeKey) }

    private func name<Name: RawRepresentable<String>>(_ key: String) -> Name? {
        userInfo[key] as? Name ?? (userInfo[key] as? String).flatMap(Name.init(rawValue:))
    }

    private func time(_ key: String) -> CMTime? {
        userInfo[key] as? CMTime ?? (userInfo[key] as? NSValue)?.timeValue
    }
}
