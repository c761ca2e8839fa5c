import Foundation

/// The encoding of an audio stream, a four-character code.
public typealias AudioFormatID = UInt32

/// `lpcm`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70636d
/// `ac-3`.
public let kAudioFormatAC3: AudioFormatID = 0x61632d33
/// `ima4`.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d6134
/// `aac `.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x61616320
/// `aach`.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x61616368
/// `aacl`.
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161636c
/// `aace`.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x61616365
/// `ulaw`.
public let kAudioFormatULaw: AudioFormatID = 0x756c6177
/// `alaw`.
public let kAudioFormatALaw: AudioFormatID = 0x616c6177
/// `.mp3`.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d7033
/// `alac`.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c6163
/// `samr`.
public let kAudioFormatAMR: AudioFormatID = 0x73616d72
/// `flac`.
public let kAudioFormatFLAC: AudioFormatID = 0x666c6163
/// `opus`.
public let kAudioFormatOpus: AudioFormatID = 0x6f707573
/// `ilbc`.
public let kAudioFormatiLBC: AudioFormatID = 0x696c6263
