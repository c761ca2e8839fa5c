import FoundationExtras
import UIKit

/// The context of an extension that provides credentials. It has no host app here, so that its functions have no effect.
open class ASCredentialProviderExtensionContext: NSExtensionContext {
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { end("completeRequest(withSelectedCredential:completionHandler:)", completionHandler) }

    open func completeAssertionRequest(
        using credential: ASPasskeyAssertionCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { end("completeAssertionRequest(using:completionHandler:)", completionHandler) }

    open func completeRegistrationRequest(
        using credential: ASPasskeyRegistrationCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { end("completeRegistrationRequest(using:completionHandler:)", completionHandler) }

    open func completeOneTimeCodeRequest(
        using credential: ASOneTimeCodeCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { end("completeOneTimeCodeRequest(using:completionHandler:)", completionHandler) }

    open func completeRequest(withTextToInsert text: String, completionHandler: ((Bool) -> Void)? = nil) {
        end("completeRequest(withTextToInsert:completionHandler:)", completionHandler)
    }

    open func completeExtensionConfigurationRequest() {
        Inert.use("ASCredentialProviderExtensionContext.completeExtensionConfigurationRequest()")
    }

    private func end(_ name: String, _ handler: ((Bool) -> Void)?) {
        Inert.use("ASCredentialProviderExtensionContext.\(name)")
        Inert.later { handler?(false) }
    }
}

/// The controller of an extension that provides credentials. The system calls its functions on iOS; none of them is called here.
@preconcurrency @MainActor
open class ASCredentialProviderViewController: UIViewController {
    /// The context, which has no host app here.
    open private(set) lazy var extensionContext = ASCredentialProviderExtensionContext()

    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func prepareCredentialList(
        for serviceIdentifiers: [ASCredentialServiceIdentifier],
        requestParameters: ASPasskeyCredentialRequestParameters
    ) {}
    open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
    open func prepareInterfaceForExtensionConfiguration() {}
    open func prepareInterfaceForUserChoosingTextToInsert() {}
    open func performWithoutUserInteractionIfPossible(
        passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
    ) {}
}
