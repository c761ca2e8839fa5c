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
    public var mediaType: AVMediaType? {
        let value = userInfo[AVErrorMediaTypeKey]
        return value as? AVMediaType ?? (value as? String).map(AVMediaType.init(rawValue:))
    }
    public var mediaSubtypes: [Int]? { userInfo[AVErrorMediaSubTypeKey] as? [Int] }
    public var presentationTimeStamp: CMTime? { time(AVErrorPresentationTimeStampKey) }
    public var persistentTrackID: CMPersistentTrackID? {
        (userInfo[AVErrorPersistentTrackIDKey] as? NSNumber)?.int32Value
    }
    public var fileType: AVFileType? {
        let value = userInfo[AVErrorFileTypeKey]
        return value as? AVFileType ?? (value as? String).map(AVFileType.init(rawValue:))
    }

    private func time(_ key: String) -> CMTime? {
        userInfo[key] as? CMTime ?? (userInfo[key] as? NSValue)?.timeValue
    }
}
