// The names of nested types before Swift 4.2.

@available(swift, obsoleted: 4.2, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.ActionAtItemEnd")
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
@available(swift, obsoleted: 4.2, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
@available(swift, obsoleted: 4.2, renamed: "AVPlayerLooper.Status")
public typealias AVPlayerLooperStatus = AVPlayerLooper.Status
@available(swift, obsoleted: 4.2, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
@available(swift, obsoleted: 4.2, renamed: "AVAssetReader.Status")
public typealias AVAssetReaderStatus = AVAssetReader.Status
@available(swift, obsoleted: 4.2, renamed: "AVAssetWriter.Status")
public typealias AVAssetWriterStatus = AVAssetWriter.Status

// The names of constants before Swift 4. The compiler has no mode for its sources, which are compiled in that of Swift 4.

@available(swift, obsoleted: 4.2, renamed: "AVMediaType.video")
public var AVMediaTypeVideo: AVMediaType { .video }

@available(swift, obsoleted: 4.2, renamed: "AVMediaType.audio")
public var AVMediaTypeAudio: AVMediaType { .audio }

@available(swift, obsoleted: 4.2, renamed: "AVMediaType.text")
public var AVMediaTypeText: AVMediaType { .text }

@available(swift, obsoleted: 4.2, renamed: "AVMediaType.subtitle")
public var AVMediaTypeSubtitle: AVMediaType { .subtitle }

@available(swift, obsoleted: 4.2, renamed: "AVMediaType.metadata")
public var AVMediaTypeMetadata: AVMediaType { .metadata }

@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resize")
public var AVLayerVideoGravityResize: AVLayerVideoGravity { .resize }

@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resizeAspect")
public var AVLayerVideoGravityResizeAspect: AVLayerVideoGravity { .resizeAspect }

@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resizeAspectFill")
public var AVLayerVideoGravityResizeAspectFill: AVLayerVideoGravity { .resizeAspectFill }

@available(swift, obsoleted: 4.2, renamed: "AVFileType.mov")
public var AVFileTypeQuickTimeMovie: AVFileType { .mov }

@available(swift, obsoleted: 4.2, renamed: "AVFileType.mp4")
public var AVFileTypeMPEG4: AVFileType { .mp4 }

@available(swift, obsoleted: 4.2, renamed: "AVFileType.m4a")
public var AVFileTypeAppleM4A: AVFileType { .m4a }

@available(swift, obsoleted: 4.2, renamed: "AVFileType.wav")
public var AVFileTypeWAVE: AVFileType { .wav }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.photo")
public var AVCaptureSessionPresetPhoto: AVCaptureSession.Preset { .photo }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.high")
public var AVCaptureSessionPresetHigh: AVCaptureSession.Preset { .high }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.medium")
public var AVCaptureSessionPresetMedium: AVCaptureSession.Preset { .medium }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.low")
public var AVCaptureSessionPresetLow: AVCaptureSession.Preset { .low }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.vga640x480")
public var AVCaptureSessionPreset640x480: AVCaptureSession.Preset { .vga640x480 }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.hd1280x720")
public var AVCaptureSessionPreset1280x720: AVCaptureSession.Preset { .hd1280x720 }

@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.hd1920x1080")
public var AVCaptureSessionPreset1920x1080: AVCaptureSession.Preset { .hd1920x1080 }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.qr")
public var AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType { .qr }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.ean13")
public var AVMetadataObjectTypeEAN13Code: AVMetadataObject.ObjectType { .ean13 }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.ean8")
public var AVMetadataObjectTypeEAN8Code: AVMetadataObject.ObjectType { .ean8 }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.code128")
public var AVMetadataObjectTypeCode128Code: AVMetadataObject.ObjectType { .code128 }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.code39")
public var AVMetadataObjectTypeCode39Code: AVMetadataObject.ObjectType { .code39 }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.upce")
public var AVMetadataObjectTypeUPCECode: AVMetadataObject.ObjectType { .upce }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.pdf417")
public var AVMetadataObjectTypePDF417Code: AVMetadataObject.ObjectType { .pdf417 }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.aztec")
public var AVMetadataObjectTypeAztecCode: AVMetadataObject.ObjectType { .aztec }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.face")
public var AVMetadataObjectTypeFace: AVMetadataObject.ObjectType { .face }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataKeySpace.common")
public var AVMetadataKeySpaceCommon: AVMetadataKeySpace { .common }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataKeySpace.iTunes")
public var AVMetadataKeySpaceiTunes: AVMetadataKeySpace { .iTunes }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataKey.commonKeyTitle")
public var AVMetadataCommonKeyTitle: AVMetadataKey { .commonKeyTitle }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataKey.commonKeyArtist")
public var AVMetadataCommonKeyArtist: AVMetadataKey { .commonKeyArtist }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataKey.commonKeyArtwork")
public var AVMetadataCommonKeyArtwork: AVMetadataKey { .commonKeyArtwork }

@available(swift, obsoleted: 4.2, renamed: "AVMetadataKey.commonKeyAlbumName")
public var AVMetadataCommonKeyAlbumName: AVMetadataKey { .commonKeyAlbumName }
