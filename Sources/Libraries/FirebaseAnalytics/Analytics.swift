@_exported import FirebaseCore
import UIKit

/// Events of the app, which are not sent.
public enum Analytics {
    public static func logEvent(_ name: String, parameters: [String: Any]?) {
        Inert.use("Analytics.logEvent")
    }
    public static func setUserProperty(_ value: String?, forName name: String) {
        Inert.use("Analytics.setUserProperty")
    }
    public static func setUserID(_ userID: String?) { Inert.use("Analytics.setUserID") }
    public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    public static func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}
    public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
    public static func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {
        Inert.use("Analytics.setScreenName")
    }
    public static func resetAnalyticsData() {}
    public static func appInstanceID() -> String? { nil }
    public static func handleOpen(_ url: URL) {}
    public static func handleUserActivity(_ userActivity: Any) {}
    public static func handleEvents(
        forBackgroundURLSession identifier: String, completionHandler: (() -> Void)?
    ) {}
}

public let AnalyticsEventAddPaymentInfo = "add_payment_info"
public let AnalyticsEventAddToCart = "add_to_cart"
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
public let AnalyticsEventAppOpen = "app_open"
public let AnalyticsEventBeginCheckout = "begin_checkout"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSearch = "search"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventShare = "share"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventTutorialBegin = "tutorial_begin"
public let AnalyticsEventTutorialComplete = "tutorial_complete"
public let AnalyticsEventViewItem = "view_item"
public let AnalyticsEventViewItemList = "view_item_list"
public let AnalyticsEventViewSearchResults = "view_search_results"
public let AnalyticsParameterContent = "content"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterCurrency = "currency"
public let AnalyticsParameterIndex = "index"
public let AnalyticsParameterItemCategory = "item_category"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterItems = "items"
public let AnalyticsParameterMethod = "method"
public let AnalyticsParameterPrice = "price"
public let AnalyticsParameterQuantity = "quantity"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterSearchTerm = "search_term"
public let AnalyticsParameterSuccess = "success"
public let AnalyticsParameterTransactionID = "transaction_id"
public let AnalyticsParameterValue = "value"
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
