// Declarations without behavior, of which there is no interface to generate them from.
// swift-format-ignore-file

@_exported import Foundation
import UIKit
import FoundationNetworking
import FoundationXML

public final class CFHTTPAuthentication: Hashable {
    public init() {}
    public static func == (a: CFHTTPAuthentication, b: CFHTTPAuthentication) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public final class CFHTTPMessage: Hashable {
    public init() {}
    public static func == (a: CFHTTPMessage, b: CFHTTPMessage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public final class CFHost: Hashable {
    public init() {}
    public static func == (a: CFHost, b: CFHost) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public struct CFHostClientContext {
    public var version: CFIndex = 0
    public var info: UnsafeMutableRawPointer? = nil
    public init() {}
}
public enum CFHostInfoType: Int32, Sendable {
    case addresses
    case names
    case reachability
}
public final class CFNetDiagnostic: Hashable {
    public init() {}
    public static func == (a: CFNetDiagnostic, b: CFNetDiagnostic) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public enum CFNetDiagnosticStatusValues: Int32, Sendable {
    case noErr
    case err
    case connectionUp
    case connectionIndeterminate
    case connectionDown
}
public final class CFNetService: Hashable {
    public init() {}
    public static func == (a: CFNetService, b: CFNetService) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public final class CFNetServiceBrowser: Hashable {
    public init() {}
    public static func == (a: CFNetServiceBrowser, b: CFNetServiceBrowser) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public struct CFNetServiceBrowserFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static var moreComing: CFNetServiceBrowserFlags { CFNetServiceBrowserFlags(rawValue: 1 << 0) }
    public static var isDomain: CFNetServiceBrowserFlags { CFNetServiceBrowserFlags(rawValue: 1 << 1) }
    public static var isDefault: CFNetServiceBrowserFlags { CFNetServiceBrowserFlags(rawValue: 1 << 2) }
    public static var remove: CFNetServiceBrowserFlags { CFNetServiceBrowserFlags(rawValue: 1 << 3) }
}
public struct CFNetServiceClientContext {
    public var version: CFIndex = 0
    public var info: UnsafeMutableRawPointer? = nil
    public init() {}
}
public final class CFNetServiceMonitor: Hashable {
    public init() {}
    public static func == (a: CFNetServiceMonitor, b: CFNetServiceMonitor) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public enum CFNetServiceMonitorType: Int32, Sendable {
    case TXT
}
public struct CFNetServiceRegisterFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static var noAutoRename: CFNetServiceRegisterFlags { CFNetServiceRegisterFlags(rawValue: 1 << 0) }
}
public enum CFNetServicesError: Int32, Sendable {
    case unknown
    case collision
    case notFound
    case inProgress
    case badArgument
    case cancel
    case invalid
    case timeout
    case missingRequiredConfiguration
}
public enum CFNetworkErrors: Int32, Sendable {
    case cfHostErrorHostNotFound = 1
    case cfHostErrorUnknown = 2
    case cfsocksErrorUnknownClientVersion = 100
    case cfsocksErrorUnsupportedServerVersion = 101
    case cfsocks4ErrorRequestFailed = 110
    case cfsocks4ErrorIdentdFailed = 111
    case cfsocks4ErrorIdConflict = 112
    case cfsocks4ErrorUnknownStatusCode = 113
    case cfsocks5ErrorBadState = 120
    case cfsocks5ErrorBadResponseAddr = 121
    case cfsocks5ErrorBadCredentials = 122
    case cfsocks5ErrorUnsupportedNegotiationMethod = 123
    case cfsocks5ErrorNoAcceptableMethod = 124
    case cfftpErrorUnexpectedStatusCode = 200
    case cfErrorHTTPAuthenticationTypeUnsupported = 300
    case cfErrorHTTPBadCredentials = 301
    case cfErrorHTTPConnectionLost = 302
    case cfErrorHTTPParseFailure = 303
    case cfErrorHTTPRedirectionLoopDetected = 304
    case cfErrorHTTPBadURL = 305
    case cfErrorHTTPProxyConnectionFailure = 306
    case cfErrorHTTPBadProxyCredentials = 307
    case cfErrorPACFileError = 308
    case cfErrorPACFileAuth = 309
    case cfErrorHTTPSProxyConnectionFailure = 310
    case cfStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod = 311
    case cfurlErrorBackgroundSessionInUseByAnotherProcess = -996
    case cfurlErrorBackgroundSessionWasDisconnected = -997
    case cfurlErrorUnknown = -998
    case cfurlErrorCancelled = -999
    case cfurlErrorBadURL = -1000
    case cfurlErrorTimedOut = -1001
    case cfurlErrorUnsupportedURL = -1002
    case cfurlErrorCannotFindHost = -1003
    case cfurlErrorCannotConnectToHost = -1004
    case cfurlErrorNetworkConnectionLost = -1005
    case cfurlErrorDNSLookupFailed = -1006
    case cfurlErrorHTTPTooManyRedirects = -1007
    case cfurlErrorResourceUnavailable = -1008
    case cfurlErrorNotConnectedToInternet = -1009
    case cfurlErrorRedirectToNonExistentLocation = -1010
    case cfurlErrorBadServerResponse = -1011
    case cfurlErrorUserCancelledAuthentication = -1012
    case cfurlErrorUserAuthenticationRequired = -1013
    case cfurlErrorZeroByteResource = -1014
    case cfurlErrorCannotDecodeRawData = -1015
    case cfurlErrorCannotDecodeContentData = -1016
    case cfurlErrorCannotParseResponse = -1017
    case cfurlErrorInternationalRoamingOff = -1018
    case cfurlErrorCallIsActive = -1019
    case cfurlErrorDataNotAllowed = -1020
    case cfurlErrorRequestBodyStreamExhausted = -1021
    case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
    case cfurlErrorFileDoesNotExist = -1100
    case cfurlErrorFileIsDirectory = -1101
    case cfurlErrorNoPermissionsToReadFile = -1102
    case cfurlErrorDataLengthExceedsMaximum = -1103
    case cfurlErrorFileOutsideSafeArea = -1104
    case cfurlErrorSecureConnectionFailed = -1200
    case cfurlErrorServerCertificateHasBadDate = -1201
    case cfurlErrorServerCertificateUntrusted = -1202
    case cfurlErrorServerCertificateHasUnknownRoot = -1203
    case cfurlErrorServerCertificateNotYetValid = -1204
    case cfurlErrorClientCertificateRejected = -1205
    case cfurlErrorClientCertificateRequired = -1206
    case cfurlErrorCannotLoadFromNetwork = -2000
    case cfurlErrorCannotCreateFile = -3000
    case cfurlErrorCannotOpenFile = -3001
    case cfurlErrorCannotCloseFile = -3002
    case cfurlErrorCannotWriteToFile = -3003
    case cfurlErrorCannotRemoveFile = -3004
    case cfurlErrorCannotMoveFile = -3005
    case cfurlErrorDownloadDecodingFailedMidStream = -3006
    case cfurlErrorDownloadDecodingFailedToComplete = -3007
    case cfhttpCookieCannotParseCookieFile = -4000
    case cfNetServiceErrorUnknown = -72000
    case cfNetServiceErrorCollision = -72001
    case cfNetServiceErrorNotFound = -72002
    case cfNetServiceErrorInProgress = -72003
    case cfNetServiceErrorBadArgument = -72004
    case cfNetServiceErrorCancel = -72005
    case cfNetServiceErrorInvalid = -72006
    case cfNetServiceErrorTimeout = -72007
    case cfNetServiceErrorDNSServiceFailure = -73000
}
public enum CFStreamErrorHTTP: Int32, Sendable {
    case parseFailure
    case redirectionLoop
    case badURL
}
public enum CFStreamErrorHTTPAuthentication: Int32, Sendable {
    case typeUnsupported
    case badUserName
    case badPassword
}
public typealias CFNetDiagnosticStatus = CFIndex
public var kCFStreamErrorDomainFTP: Int32 { 0 }
public nonisolated(unsafe) let kCFStreamPropertyFTPUserName: CFString = "kCFStreamPropertyFTPUserName" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPPassword: CFString = "kCFStreamPropertyFTPPassword" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPUsePassiveMode: CFString = "kCFStreamPropertyFTPUsePassiveMode" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPResourceSize: CFString = "kCFStreamPropertyFTPResourceSize" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPFetchResourceInfo: CFString = "kCFStreamPropertyFTPFetchResourceInfo" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPFileTransferOffset: CFString = "kCFStreamPropertyFTPFileTransferOffset" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPAttemptPersistentConnection: CFString = "kCFStreamPropertyFTPAttemptPersistentConnection" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPProxy: CFString = "kCFStreamPropertyFTPProxy" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPProxyHost: CFString = "kCFStreamPropertyFTPProxyHost" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPProxyPort: CFString = "kCFStreamPropertyFTPProxyPort" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPProxyUser: CFString = "kCFStreamPropertyFTPProxyUser" as CFString
public nonisolated(unsafe) let kCFStreamPropertyFTPProxyPassword: CFString = "kCFStreamPropertyFTPProxyPassword" as CFString
public nonisolated(unsafe) let kCFFTPResourceMode: CFString = "kCFFTPResourceMode" as CFString
public nonisolated(unsafe) let kCFFTPResourceName: CFString = "kCFFTPResourceName" as CFString
public nonisolated(unsafe) let kCFFTPResourceOwner: CFString = "kCFFTPResourceOwner" as CFString
public nonisolated(unsafe) let kCFFTPResourceGroup: CFString = "kCFFTPResourceGroup" as CFString
public nonisolated(unsafe) let kCFFTPResourceLink: CFString = "kCFFTPResourceLink" as CFString
public nonisolated(unsafe) let kCFFTPResourceSize: CFString = "kCFFTPResourceSize" as CFString
public nonisolated(unsafe) let kCFFTPResourceType: CFString = "kCFFTPResourceType" as CFString
public nonisolated(unsafe) let kCFFTPResourceModDate: CFString = "kCFFTPResourceModDate" as CFString
public func CFFTPCreateParsedResourceListing(_ alloc: CFAllocator?, _ buffer: UnsafePointer<UInt8>, _ bufferLength: CFIndex, _ parsed: UnsafeMutablePointer<Unmanaged<CFDictionary>?>?) -> CFIndex { Inert.use("CFFTPCreateParsedResourceListing(_:_:_:_:)"); return 0 }
public nonisolated(unsafe) let kCFHTTPAuthenticationUsername: CFString = "kCFHTTPAuthenticationUsername" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationPassword: CFString = "kCFHTTPAuthenticationPassword" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationAccountDomain: CFString = "kCFHTTPAuthenticationAccountDomain" as CFString
public func CFHTTPAuthenticationGetTypeID() -> CFTypeID { Inert.use("CFHTTPAuthenticationGetTypeID()"); return 0 }
public func CFHTTPAuthenticationAppliesToRequest(_ auth: CFHTTPAuthentication, _ request: CFHTTPMessage) -> Bool { Inert.use("CFHTTPAuthenticationAppliesToRequest(_:_:)"); return false }
public func CFHTTPAuthenticationRequiresOrderedRequests(_ auth: CFHTTPAuthentication) -> Bool { Inert.use("CFHTTPAuthenticationRequiresOrderedRequests(_:)"); return false }
public func CFHTTPAuthenticationRequiresUserNameAndPassword(_ auth: CFHTTPAuthentication) -> Bool { Inert.use("CFHTTPAuthenticationRequiresUserNameAndPassword(_:)"); return false }
public func CFHTTPAuthenticationRequiresAccountDomain(_ auth: CFHTTPAuthentication) -> Bool { Inert.use("CFHTTPAuthenticationRequiresAccountDomain(_:)"); return false }
public nonisolated(unsafe) let kCFHTTPVersion1_0: CFString = "kCFHTTPVersion1_0" as CFString
public nonisolated(unsafe) let kCFHTTPVersion1_1: CFString = "kCFHTTPVersion1_1" as CFString
public nonisolated(unsafe) let kCFHTTPVersion2_0: CFString = "kCFHTTPVersion2_0" as CFString
public nonisolated(unsafe) let kCFHTTPVersion3_0: CFString = "kCFHTTPVersion3_0" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeBasic: CFString = "kCFHTTPAuthenticationSchemeBasic" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeDigest: CFString = "kCFHTTPAuthenticationSchemeDigest" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeNTLM: CFString = "kCFHTTPAuthenticationSchemeNTLM" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeKerberos: CFString = "kCFHTTPAuthenticationSchemeKerberos" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeNegotiate: CFString = "kCFHTTPAuthenticationSchemeNegotiate" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeNegotiate2: CFString = "kCFHTTPAuthenticationSchemeNegotiate2" as CFString
public nonisolated(unsafe) let kCFHTTPAuthenticationSchemeXMobileMeAuthToken: CFString = "kCFHTTPAuthenticationSchemeXMobileMeAuthToken" as CFString
public func CFHTTPMessageGetTypeID() -> CFTypeID { Inert.use("CFHTTPMessageGetTypeID()"); return 0 }
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { Inert.use("CFHTTPMessageIsRequest(_:)"); return false }
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? { Inert.use("CFHTTPMessageCopyBody(_:)"); return nil }
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { Inert.use("CFHTTPMessageSetBody(_:_:)") }
public func CFHTTPMessageCopyHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: CFString) -> Unmanaged<CFString>? { Inert.use("CFHTTPMessageCopyHeaderFieldValue(_:_:)"); return nil }
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? { Inert.use("CFHTTPMessageCopyAllHeaderFields(_:)"); return nil }
public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?) { Inert.use("CFHTTPMessageSetHeaderFieldValue(_:_:_:)") }
public func CFHTTPMessageAppendBytes(_ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex) -> Bool { Inert.use("CFHTTPMessageAppendBytes(_:_:_:)"); return false }
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { Inert.use("CFHTTPMessageIsHeaderComplete(_:)"); return false }
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<CFData>? { Inert.use("CFHTTPMessageCopySerializedMessage(_:)"); return nil }
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<CFURL>? { Inert.use("CFHTTPMessageCopyRequestURL(_:)"); return nil }
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<CFString>? { Inert.use("CFHTTPMessageCopyRequestMethod(_:)"); return nil }
public func CFHTTPMessageAddAuthentication(_ request: CFHTTPMessage, _ authenticationFailureResponse: CFHTTPMessage?, _ username: CFString, _ password: CFString, _ authenticationScheme: CFString?, _ forProxy: Bool) -> Bool { Inert.use("CFHTTPMessageAddAuthentication(_:_:_:_:_:_:)"); return false }
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex { Inert.use("CFHTTPMessageGetResponseStatusCode(_:)"); return 0 }
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<CFString>? { Inert.use("CFHTTPMessageCopyResponseStatusLine(_:)"); return nil }
public var kCFStreamErrorDomainHTTP: Int32 { 0 }
public nonisolated(unsafe) let kCFStreamPropertyHTTPResponseHeader: CFString = "kCFStreamPropertyHTTPResponseHeader" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPFinalURL: CFString = "kCFStreamPropertyHTTPFinalURL" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPFinalRequest: CFString = "kCFStreamPropertyHTTPFinalRequest" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPProxy: CFString = "kCFStreamPropertyHTTPProxy" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPProxyHost: CFString = "kCFStreamPropertyHTTPProxyHost" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPProxyPort: CFString = "kCFStreamPropertyHTTPProxyPort" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPSProxyHost: CFString = "kCFStreamPropertyHTTPSProxyHost" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPSProxyPort: CFString = "kCFStreamPropertyHTTPSProxyPort" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPShouldAutoredirect: CFString = "kCFStreamPropertyHTTPShouldAutoredirect" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPAttemptPersistentConnection: CFString = "kCFStreamPropertyHTTPAttemptPersistentConnection" as CFString
public nonisolated(unsafe) let kCFStreamPropertyHTTPRequestBytesWrittenCount: CFString = "kCFStreamPropertyHTTPRequestBytesWrittenCount" as CFString
public var kCFStreamErrorDomainNetDB: Int32 { 0 }
public var kCFStreamErrorDomainSystemConfiguration: Int32 { 0 }
public func CFHostGetTypeID() -> CFTypeID { Inert.use("CFHostGetTypeID()"); return 0 }
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) { Inert.use("CFHostCancelInfoResolution(_:_:)") }
public func CFNetDiagnosticSetName(_ details: CFNetDiagnostic, _ name: CFString) { Inert.use("CFNetDiagnosticSetName(_:_:)") }
public func CFNetDiagnosticDiagnoseProblemInteractively(_ details: CFNetDiagnostic) -> CFNetDiagnosticStatus { Inert.use("CFNetDiagnosticDiagnoseProblemInteractively(_:)"); return 0 }
public func CFNetDiagnosticCopyNetworkStatusPassively(_ details: CFNetDiagnostic, _ description: UnsafeMutablePointer<Unmanaged<CFString>?>?) -> CFNetDiagnosticStatus { Inert.use("CFNetDiagnosticCopyNetworkStatusPassively(_:_:)"); return 0 }
public var kCFStreamErrorDomainMach: Int32 { 0 }
public var kCFStreamErrorDomainNetServices: Int32 { 0 }
public func CFNetServiceGetTypeID() -> CFTypeID { Inert.use("CFNetServiceGetTypeID()"); return 0 }
public func CFNetServiceMonitorGetTypeID() -> CFTypeID { Inert.use("CFNetServiceMonitorGetTypeID()"); return 0 }
public func CFNetServiceBrowserGetTypeID() -> CFTypeID { Inert.use("CFNetServiceBrowserGetTypeID()"); return 0 }
public func CFNetServiceCancel(_ theService: CFNetService) { Inert.use("CFNetServiceCancel(_:)") }
public func CFNetServiceGetTargetHost(_ theService: CFNetService) -> Unmanaged<CFString>? { Inert.use("CFNetServiceGetTargetHost(_:)"); return nil }
public func CFNetServiceGetPortNumber(_ theService: CFNetService) -> Int32 { Inert.use("CFNetServiceGetPortNumber(_:)"); return 0 }
public func CFNetServiceGetAddressing(_ theService: CFNetService) -> Unmanaged<CFArray>? { Inert.use("CFNetServiceGetAddressing(_:)"); return nil }
public func CFNetServiceGetTXTData(_ theService: CFNetService) -> Unmanaged<CFData>? { Inert.use("CFNetServiceGetTXTData(_:)"); return nil }
public func CFNetServiceSetTXTData(_ theService: CFNetService, _ txtRecord: CFData) -> Bool { Inert.use("CFNetServiceSetTXTData(_:_:)"); return false }
public func CFNetServiceCreateDictionaryWithTXTData(_ alloc: CFAllocator?, _ txtRecord: CFData) -> Unmanaged<CFDictionary>? { Inert.use("CFNetServiceCreateDictionaryWithTXTData(_:_:)"); return nil }
public func CFNetServiceCreateTXTDataWithDictionary(_ alloc: CFAllocator?, _ keyValuePairs: CFDictionary) -> Unmanaged<CFData>? { Inert.use("CFNetServiceCreateTXTDataWithDictionary(_:_:)"); return nil }
public func CFNetServiceMonitorInvalidate(_ monitor: CFNetServiceMonitor) { Inert.use("CFNetServiceMonitorInvalidate(_:)") }
public func CFNetServiceBrowserInvalidate(_ browser: CFNetServiceBrowser) { Inert.use("CFNetServiceBrowserInvalidate(_:)") }
public nonisolated(unsafe) let kCFErrorDomainCFNetwork: CFString = "kCFErrorDomainCFNetwork" as CFString
public nonisolated(unsafe) let kCFErrorDomainWinSock: CFString = "kCFErrorDomainWinSock" as CFString
public nonisolated(unsafe) let kCFURLErrorFailingURLErrorKey: CFString = "kCFURLErrorFailingURLErrorKey" as CFString
public nonisolated(unsafe) let kCFURLErrorFailingURLStringErrorKey: CFString = "kCFURLErrorFailingURLStringErrorKey" as CFString
public nonisolated(unsafe) let kCFGetAddrInfoFailureKey: CFString = "kCFGetAddrInfoFailureKey" as CFString
public nonisolated(unsafe) let kCFSOCKSStatusCodeKey: CFString = "kCFSOCKSStatusCodeKey" as CFString
public nonisolated(unsafe) let kCFSOCKSVersionKey: CFString = "kCFSOCKSVersionKey" as CFString
public nonisolated(unsafe) let kCFSOCKSNegotiationMethodKey: CFString = "kCFSOCKSNegotiationMethodKey" as CFString
public nonisolated(unsafe) let kCFDNSServiceFailureKey: CFString = "kCFDNSServiceFailureKey" as CFString
public nonisolated(unsafe) let kCFFTPStatusCodeKey: CFString = "kCFFTPStatusCodeKey" as CFString
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? { Inert.use("CFNetworkCopySystemProxySettings()"); return nil }
public func CFNetworkCopyProxiesForAutoConfigurationScript(_ proxyAutoConfigurationScript: CFString, _ targetURL: CFURL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Unmanaged<CFArray>? { Inert.use("CFNetworkCopyProxiesForAutoConfigurationScript(_:_:_:)"); return nil }
public nonisolated(unsafe) let kCFProxyTypeKey: CFString = "kCFProxyTypeKey" as CFString
public nonisolated(unsafe) let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey" as CFString
public nonisolated(unsafe) let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey" as CFString
public nonisolated(unsafe) let kCFProxyAutoConfigurationURLKey: CFString = "kCFProxyAutoConfigurationURLKey" as CFString
public nonisolated(unsafe) let kCFProxyAutoConfigurationJavaScriptKey: CFString = "kCFProxyAutoConfigurationJavaScriptKey" as CFString
public nonisolated(unsafe) let kCFProxyUsernameKey: CFString = "kCFProxyUsernameKey" as CFString
public nonisolated(unsafe) let kCFProxyPasswordKey: CFString = "kCFProxyPasswordKey" as CFString
public nonisolated(unsafe) let kCFProxyTypeNone: CFString = "kCFProxyTypeNone" as CFString
public nonisolated(unsafe) let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP" as CFString
public nonisolated(unsafe) let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS" as CFString
public nonisolated(unsafe) let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS" as CFString
public nonisolated(unsafe) let kCFProxyTypeFTP: CFString = "kCFProxyTypeFTP" as CFString
public nonisolated(unsafe) let kCFProxyTypeAutoConfigurationURL: CFString = "kCFProxyTypeAutoConfigurationURL" as CFString
public nonisolated(unsafe) let kCFProxyTypeAutoConfigurationJavaScript: CFString = "kCFProxyTypeAutoConfigurationJavaScript" as CFString
public nonisolated(unsafe) let kCFProxyAutoConfigurationHTTPResponseKey: CFString = "kCFProxyAutoConfigurationHTTPResponseKey" as CFString
public nonisolated(unsafe) let kCFNetworkProxiesHTTPEnable: CFString = "kCFNetworkProxiesHTTPEnable" as CFString
public nonisolated(unsafe) let kCFNetworkProxiesHTTPPort: CFString = "kCFNetworkProxiesHTTPPort" as CFString
public nonisolated(unsafe) let kCFNetworkProxiesHTTPProxy: CFString = "kCFNetworkProxiesHTTPProxy" as CFString
public nonisolated(unsafe) let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "kCFNetworkProxiesProxyAutoConfigEnable" as CFString
public nonisolated(unsafe) let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "kCFNetworkProxiesProxyAutoConfigURLString" as CFString
public nonisolated(unsafe) let kCFNetworkProxiesProxyAutoConfigJavaScript: CFString = "kCFNetworkProxiesProxyAutoConfigJavaScript" as CFString
public nonisolated(unsafe) let kCFStreamPropertySSLContext: CFString = "kCFStreamPropertySSLContext" as CFString
public nonisolated(unsafe) let kCFStreamPropertySSLPeerTrust: CFString = "kCFStreamPropertySSLPeerTrust" as CFString
public nonisolated(unsafe) let kCFStreamSSLValidatesCertificateChain: CFString = "kCFStreamSSLValidatesCertificateChain" as CFString
public nonisolated(unsafe) let kCFStreamPropertySSLSettings: CFString = "kCFStreamPropertySSLSettings" as CFString
public nonisolated(unsafe) let kCFStreamSSLLevel: CFString = "kCFStreamSSLLevel" as CFString
public nonisolated(unsafe) let kCFStreamSSLPeerName: CFString = "kCFStreamSSLPeerName" as CFString
public nonisolated(unsafe) let kCFStreamSSLCertificates: CFString = "kCFStreamSSLCertificates" as CFString
public nonisolated(unsafe) let kCFStreamSSLIsServer: CFString = "kCFStreamSSLIsServer" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceType: CFString = "kCFStreamNetworkServiceType" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeVideo: CFString = "kCFStreamNetworkServiceTypeVideo" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeVoice: CFString = "kCFStreamNetworkServiceTypeVoice" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeBackground: CFString = "kCFStreamNetworkServiceTypeBackground" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeResponsiveData: CFString = "kCFStreamNetworkServiceTypeResponsiveData" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeCallSignaling: CFString = "kCFStreamNetworkServiceTypeCallSignaling" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeAVStreaming: CFString = "kCFStreamNetworkServiceTypeAVStreaming" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeResponsiveAV: CFString = "kCFStreamNetworkServiceTypeResponsiveAV" as CFString
public nonisolated(unsafe) let kCFStreamNetworkServiceTypeVoIP: CFString = "kCFStreamNetworkServiceTypeVoIP" as CFString
public nonisolated(unsafe) let kCFStreamPropertyNoCellular: CFString = "kCFStreamPropertyNoCellular" as CFString
public nonisolated(unsafe) let kCFStreamPropertyConnectionIsCellular: CFString = "kCFStreamPropertyConnectionIsCellular" as CFString
public nonisolated(unsafe) let kCFStreamPropertyAllowExpensiveNetworkAccess: CFString = "kCFStreamPropertyAllowExpensiveNetworkAccess" as CFString
public nonisolated(unsafe) let kCFStreamPropertyConnectionIsExpensive: CFString = "kCFStreamPropertyConnectionIsExpensive" as CFString
public nonisolated(unsafe) let kCFStreamPropertyAllowConstrainedNetworkAccess: CFString = "kCFStreamPropertyAllowConstrainedNetworkAccess" as CFString
public var kCFStreamErrorDomainWinSock: CFIndex { 0 }
public var kCFStreamErrorSOCKSSubDomainNone: Int { 0 }
public var kCFStreamErrorSOCKSSubDomainVersionCode: Int { 0 }
public var kCFStreamErrorSOCKS4SubDomainResponse: Int { 0 }
public var kCFStreamErrorSOCKS5SubDomainUserPass: Int { 0 }
public var kCFStreamErrorSOCKS5SubDomainMethod: Int { 0 }
public var kCFStreamErrorSOCKS5SubDomainResponse: Int { 0 }
public var kCFStreamErrorSOCKS5BadResponseAddr: Int { 0 }
public var kCFStreamErrorSOCKS5BadState: Int { 0 }
public var kCFStreamErrorSOCKSUnknownClientVersion: Int { 0 }
public var kCFStreamErrorSOCKS4RequestFailed: Int { 0 }
public var kCFStreamErrorSOCKS4IdentdFailed: Int { 0 }
public var kCFStreamErrorSOCKS4IdConflict: Int { 0 }
public var kSOCKS5NoAcceptableMethod: Int { 0 }
public nonisolated(unsafe) let kCFStreamPropertyProxyLocalBypass: CFString = "kCFStreamPropertyProxyLocalBypass" as CFString
public nonisolated(unsafe) let kCFStreamPropertySocketRemoteHost: CFString = "kCFStreamPropertySocketRemoteHost" as CFString
public nonisolated(unsafe) let kCFStreamPropertySocketRemoteNetService: CFString = "kCFStreamPropertySocketRemoteNetService" as CFString
public nonisolated(unsafe) let kCFStreamPropertySocketExtendedBackgroundIdleMode: CFString = "kCFStreamPropertySocketExtendedBackgroundIdleMode" as CFString
