import UIKit

// Names of types before Swift 4.2, which sources in its mode still use.

/// `UIWebView.NavigationType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.NavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType
/// `UIWebView.PaginationMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.PaginationMode")
public typealias UIWebPaginationMode = UIWebView.PaginationMode
/// `UIWebView.PaginationBreakingMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.PaginationBreakingMode")
public typealias UIWebPaginationBreakingMode = UIWebView.PaginationBreakingMode
/// `UIDocument.SaveOperation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// `UIApplication.ExtensionPointIdentifier` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.ExtensionPointIdentifier")
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
