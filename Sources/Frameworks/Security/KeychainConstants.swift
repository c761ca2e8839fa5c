import CoreGraphics
import Foundation

// The keys and values of the keychain's dictionaries, with Apple's strings: apps compare and store them.

// MARK: Item classes

public var kSecClass: CFString { "class" as CFString }
public var kSecClassInternetPassword: CFString { "inet" as CFString }
public var kSecClassGenericPassword: CFString { "genp" as CFString }
public var kSecClassCertificate: CFString { "cert" as CFString }
public var kSecClassKey: CFString { "keys" as CFString }
public var kSecClassIdentity: CFString { "idnt" as CFString }

// MARK: Item attributes

public var kSecAttrAccessible: CFString { "pdmn" as CFString }
public var kSecAttrAccessControl: CFString { "accc" as CFString }
public var kSecAttrAccessGroup: CFString { "agrp" as CFString }
public var kSecAttrSynchronizable: CFString { "sync" as CFString }
public var kSecAttrSynchronizableAny: CFString { "syna" as CFString }
public var kSecAttrCreationDate: CFString { "cdat" as CFString }
public var kSecAttrModificationDate: CFString { "mdat" as CFString }
public var kSecAttrDescription: CFString { "desc" as CFString }
public var kSecAttrComment: CFString { "icmt" as CFString }
public var kSecAttrCreator: CFString { "crtr" as CFString }
public var kSecAttrType: CFString { "type" as CFString }
public var kSecAttrLabel: CFString { "labl" as CFString }
public var kSecAttrIsInvisible: CFString { "invi" as CFString }
public var kSecAttrIsNegative: CFString { "nega" as CFString }
public var kSecAttrAccount: CFString { "acct" as CFString }
public var kSecAttrService: CFString { "svce" as CFString }
public var kSecAttrGeneric: CFString { "gena" as CFString }
public var kSecAttrSecurityDomain: CFString { "sdmn" as CFString }
public var kSecAttrServer: CFString { "srvr" as CFString }
public var kSecAttrProtocol: CFString { "ptcl" as CFString }
public var kSecAttrAuthenticationType: CFString { "atyp" as CFString }
public var kSecAttrPort: CFString { "port" as CFString }
public var kSecAttrPath: CFString { "path" as CFString }
public var kSecAttrSubject: CFString { "subj" as CFString }
public var kSecAttrIssuer: CFString { "issr" as CFString }
public var kSecAttrSerialNumber: CFString { "slnr" as CFString }
public var kSecAttrSubjectKeyID: CFString { "skid" as CFString }
public var kSecAttrPublicKeyHash: CFString { "pkhh" as CFString }
public var kSecAttrCertificateType: CFString { "ctyp" as CFString }
public var kSecAttrCertificateEncoding: CFString { "cenc" as CFString }
public var kSecAttrKeyClass: CFString { "kcls" as CFString }
public var kSecAttrApplicationLabel: CFString { "klbl" as CFString }
public var kSecAttrIsPermanent: CFString { "perm" as CFString }
public var kSecAttrApplicationTag: CFString { "atag" as CFString }
public var kSecAttrKeyType: CFString { "type" as CFString }
public var kSecAttrKeySizeInBits: CFString { "bsiz" as CFString }
public var kSecAttrEffectiveKeySize: CFString { "esiz" as CFString }
public var kSecAttrCanEncrypt: CFString { "encr" as CFString }
public var kSecAttrCanDecrypt: CFString { "decr" as CFString }
public var kSecAttrCanDerive: CFString { "drve" as CFString }
public var kSecAttrCanSign: CFString { "sign" as CFString }
public var kSecAttrCanVerify: CFString { "vrfy" as CFString }
public var kSecAttrCanWrap: CFString { "wrap" as CFString }
public var kSecAttrCanUnwrap: CFString { "unwp" as CFString }
public var kSecAttrTokenID: CFString { "tkid" as CFString }

// MARK: Accessibility of items

public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" as CFString }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" as CFString }
public var kSecAttrAccessibleAlways: CFString { "dk" as CFString }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" as CFString }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" as CFString }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" as CFString }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" as CFString }

// MARK: Protocols

public var kSecAttrProtocolFTP: CFString { "ftp " as CFString }
public var kSecAttrProtocolFTPAccount: CFString { "ftpa" as CFString }
public var kSecAttrProtocolHTTP: CFString { "http" as CFString }
public var kSecAttrProtocolIRC: CFString { "irc " as CFString }
public var kSecAttrProtocolNNTP: CFString { "nntp" as CFString }
public var kSecAttrProtocolPOP3: CFString { "pop3" as CFString }
public var kSecAttrProtocolSMTP: CFString { "smtp" as CFString }
public var kSecAttrProtocolSOCKS: CFString { "sox " as CFString }
public var kSecAttrProtocolIMAP: CFString { "imap" as CFString }
public var kSecAttrProtocolLDAP: CFString { "ldap" as CFString }
public var kSecAttrProtocolAppleTalk: CFString { "atlk" as CFString }
public var kSecAttrProtocolAFP: CFString { "afp " as CFString }
public var kSecAttrProtocolTelnet: CFString { "teln" as CFString }
public var kSecAttrProtocolSSH: CFString { "ssh " as CFString }
public var kSecAttrProtocolFTPS: CFString { "ftps" as CFString }
public var kSecAttrProtocolHTTPS: CFString { "htps" as CFString }
public var kSecAttrProtocolHTTPProxy: CFString { "htpx" as CFString }
public var kSecAttrProtocolHTTPSProxy: CFString { "htsx" as CFString }
public var kSecAttrProtocolFTPProxy: CFString { "ftpx" as CFString }
public var kSecAttrProtocolSMB: CFString { "smb " as CFString }
public var kSecAttrProtocolRTSP: CFString { "rtsp" as CFString }
public var kSecAttrProtocolRTSPProxy: CFString { "rtsx" as CFString }
public var kSecAttrProtocolDAAP: CFString { "daap" as CFString }
public var kSecAttrProtocolEPPC: CFString { "eppc" as CFString }
public var kSecAttrProtocolIPP: CFString { "ipp " as CFString }
public var kSecAttrProtocolNNTPS: CFString { "ntps" as CFString }
public var kSecAttrProtocolLDAPS: CFString { "ldps" as CFString }
public var kSecAttrProtocolTelnetS: CFString { "tels" as CFString }
public var kSecAttrProtocolIMAPS: CFString { "imps" as CFString }
public var kSecAttrProtocolIRCS: CFString { "ircs" as CFString }
public var kSecAttrProtocolPOP3S: CFString { "pops" as CFString }

// MARK: Authentication types

public var kSecAttrAuthenticationTypeNTLM: CFString { "ntlm" as CFString }
public var kSecAttrAuthenticationTypeMSN: CFString { "msna" as CFString }
public var kSecAttrAuthenticationTypeDPA: CFString { "dpaa" as CFString }
public var kSecAttrAuthenticationTypeRPA: CFString { "rpaa" as CFString }
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" as CFString }
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" as CFString }
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" as CFString }
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" as CFString }

// MARK: Search criteria

public var kSecMatchLimit: CFString { "m_Limit" as CFString }
public var kSecMatchLimitOne: CFString { "m_LimitOne" as CFString }
public var kSecMatchLimitAll: CFString { "m_LimitAll" as CFString }
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" as CFString }
public var kSecMatchPolicy: CFString { "m_Policy" as CFString }
public var kSecMatchItemList: CFString { "m_ItemList" as CFString }
public var kSecMatchSearchList: CFString { "m_SearchList" as CFString }
public var kSecMatchIssuers: CFString { "m_Issuers" as CFString }
public var kSecMatchEmailAddressIfPresent: CFString { "m_EmailAddressIfPresent" as CFString }
public var kSecMatchSubjectContains: CFString { "m_SubjectContains" as CFString }
public var kSecMatchTrustedOnly: CFString { "m_TrustedOnly" as CFString }
public var kSecMatchValidOnDate: CFString { "m_ValidOnDate" as CFString }

// MARK: Return types

public var kSecReturnData: CFString { "r_Data" as CFString }
public var kSecReturnAttributes: CFString { "r_Attributes" as CFString }
public var kSecReturnRef: CFString { "r_Ref" as CFString }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" as CFString }

// MARK: Item values

public var kSecValueData: CFString { "v_Data" as CFString }
public var kSecValueRef: CFString { "v_Ref" as CFString }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" as CFString }

// MARK: Query options

public var kSecUseItemList: CFString { "u_ItemList" as CFString }
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" as CFString }
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" as CFString }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" as CFString }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" as CFString }
public var kSecUseDataProtectionKeychain: CFString { "nleg" as CFString }
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" as CFString }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" as CFString }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" as CFString }
