import CoreGraphics
import Foundation

// The keys and values of the keychain's dictionaries, with Apple's strings: apps compare and store them.
// Constants of Core Foundation's types are objects whose addresses code takes: each is one object, which nothing changes.

// MARK: Item classes

public nonisolated(unsafe) let kSecClass: CFString = "class" as CFString
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet" as CFString
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp" as CFString
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert" as CFString
public nonisolated(unsafe) let kSecClassKey: CFString = "keys" as CFString
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt" as CFString

// MARK: Item attributes

public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn" as CFString
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc" as CFString
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp" as CFString
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync" as CFString
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna" as CFString
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat" as CFString
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat" as CFString
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc" as CFString
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt" as CFString
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr" as CFString
public nonisolated(unsafe) let kSecAttrType: CFString = "type" as CFString
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl" as CFString
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi" as CFString
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega" as CFString
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct" as CFString
public nonisolated(unsafe) let kSecAttrService: CFString = "svce" as CFString
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena" as CFString
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn" as CFString
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr" as CFString
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp" as CFString
public nonisolated(unsafe) let kSecAttrPort: CFString = "port" as CFString
public nonisolated(unsafe) let kSecAttrPath: CFString = "path" as CFString
public nonisolated(unsafe) let kSecAttrSubject: CFString = "subj" as CFString
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "issr" as CFString
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "slnr" as CFString
public nonisolated(unsafe) let kSecAttrSubjectKeyID: CFString = "skid" as CFString
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "pkhh" as CFString
public nonisolated(unsafe) let kSecAttrCertificateType: CFString = "ctyp" as CFString
public nonisolated(unsafe) let kSecAttrCertificateEncoding: CFString = "cenc" as CFString
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls" as CFString
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl" as CFString
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm" as CFString
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag" as CFString
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type" as CFString
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz" as CFString
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz" as CFString
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "encr" as CFString
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "decr" as CFString
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "drve" as CFString
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "sign" as CFString
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "vrfy" as CFString
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "wrap" as CFString
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "unwp" as CFString
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid" as CFString

// MARK: Accessibility of items

public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as CFString
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as CFString
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk" as CFString
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu" as CFString
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku" as CFString
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku" as CFString
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as CFString

// MARK: Protocols

public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp " as CFString
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa" as CFString
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http" as CFString
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc " as CFString
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp" as CFString
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3" as CFString
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp" as CFString
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox " as CFString
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap" as CFString
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap" as CFString
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk" as CFString
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp " as CFString
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln" as CFString
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh " as CFString
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps" as CFString
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps" as CFString
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx" as CFString
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx" as CFString
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx" as CFString
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb " as CFString
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp" as CFString
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx" as CFString
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap" as CFString
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc" as CFString
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp " as CFString
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps" as CFString
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps" as CFString
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels" as CFString
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps" as CFString
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs" as CFString
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops" as CFString

// MARK: Authentication types

public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form" as CFString
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt" as CFString

// MARK: Search criteria

public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit" as CFString
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne" as CFString
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll" as CFString
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive" as CFString
public nonisolated(unsafe) let kSecMatchPolicy: CFString = "m_Policy" as CFString
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList" as CFString
public nonisolated(unsafe) let kSecMatchSearchList: CFString = "m_SearchList" as CFString
public nonisolated(unsafe) let kSecMatchIssuers: CFString = "m_Issuers" as CFString
public nonisolated(unsafe) let kSecMatchEmailAddressIfPresent: CFString =
    "m_EmailAddressIfPresent" as CFString
public nonisolated(unsafe) let kSecMatchSubjectContains: CFString = "m_SubjectContains" as CFString
public nonisolated(unsafe) let kSecMatchTrustedOnly: CFString = "m_TrustedOnly" as CFString
public nonisolated(unsafe) let kSecMatchValidOnDate: CFString = "m_ValidOnDate" as CFString

// MARK: Return types

public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data" as CFString
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes" as CFString
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref" as CFString
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef" as CFString

// MARK: Item values

public nonisolated(unsafe) let kSecValueData: CFString = "v_Data" as CFString
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref" as CFString
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef" as CFString

// MARK: Query options

public nonisolated(unsafe) let kSecUseItemList: CFString = "u_ItemList" as CFString
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt" as CFString
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI" as CFString
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI" as CFString
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as CFString
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg" as CFString
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA" as CFString
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF" as CFString
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS" as CFString
