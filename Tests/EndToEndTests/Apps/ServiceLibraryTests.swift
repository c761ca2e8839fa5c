import Foundation
import Testing

/// Firebase's services, which have no server, and the libraries that show messages, where no folder has them.
@Suite(.timeLimit(.minutes(40))) struct ServiceLibraryTests {
    /// Rendered once for all tests.
    private static let shown = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.shown.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.shown.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
    }

    @Test func nobodyIsSignedIn() async throws { try await expect("user: true", "signed in: false 17020") }

    @Test func signingInWithGoogleIsCancelled() async throws {
        try await expect("google: -5", "google since version 6: -5", "button: (230.0, 48.0) Sign in")
    }

    @Test func queriesFindNothing() async throws {
        try await expect("documents: 0 true", "document: FIRFirestoreErrorDomain 14", "time: 5.5")
    }

    @Test func signingInWithFacebookIsCancelled() async throws {
        try await expect(
            "facebook: true true", "facebook since version 5: cancelled", "button of facebook: true true")
        try await expect(
            #"permissions: ["public_profile", "user_likes"] 28.0 true true true"#, "graph: true true")
    }

    @Test func filesCannotBeRead() async throws { try await expect("file: a/b.png true") }

    @Test func valuesOfTheAppAreUsed() async throws { try await expect("value: 7 true false") }

    @Test func theFirstUseOfAServiceIsReported() async throws {
        let errors = try await Self.shown.value.run.errors
        for name in ["FirebaseApp.configure", "Analytics.logEvent"] {
            let count = errors.components(separatedBy: "\(name) has no effect here").count - 1
            #expect(count == 1, "\(errors)")
        }
    }

    @Test func boxesAreInTheMiddle() async throws {
        try await expect(
            "box: true true Loading", "hidden: true", "former: Former 20.0 0.5 true", "window: true Saved",
            "dismissed: false")
    }

    @Test func messagesAreBelow() async throws { try await expect("toast: true true", "toasts: 0") }

    @Test func messagesAndBoxesEndOnTheClockOfThePictures() async throws {
        try await expect("later: 0 false")
    }

    @Test func placeholdersAreHiddenByText() async throws { try await expect("placeholder: false true") }

    @Test func editingEndsAndTouchesOutsideAreWatched() async throws {
        try await expect("watched: true", "editing: true false")
    }

    @Test func aTouchOutsideOfAFieldEndsEditing() async throws {
        let run = try await LibraryRun(source: Self.touched, ["--tap", "Below"])
        run.expect(["edited: true", "ended: false"])
    }

    private static let touched = """
        import IQKeyboardManagerSwift
        import UIKit

        final class HomeController: UIViewController, UITextFieldDelegate {
            private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                IQKeyboardManager.shared.shouldResignOnTouchOutside = true
                let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
                label.text = "Below"
                view.addSubview(label)
                view.addSubview(field)
                field.delegate = self
                field.becomeFirstResponder()
                print("edited:", field.isEditing)
            }

            func textFieldDidEndEditing(_ textField: UITextField) { print("ended:", textField.isEditing) }
        }
        """

    private static let source = """
        import FBSDKCoreKit
        import FBSDKLoginKit
        import Firebase
        import GoogleSignIn
        import IQKeyboardManagerSwift
        import MBProgressHUD
        import SVProgressHUD
        import Toast_Swift
        import UIKit

        struct Note: Codable {
            @DocumentID var id: String?
            var text: String
        }

        extension HomeController: GIDSignInDelegate {
            func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: Error!) {
                print("google:", (error as NSError).code)
            }
        }

        extension HomeController: LoginButtonDelegate {
            func loginButton(
                _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: Error?
            ) { print("button of facebook:", result?.isCancelled ?? false, error == nil) }

            func loginButtonDidLogOut(_ loginButton: FBLoginButton) {}
        }

        final class HomeController: UIViewController {
            private var handle: AuthStateDidChangeListenerHandle?
            private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

            override func viewDidLoad() {
                super.viewDidLoad()
                FirebaseApp.configure()
                Analytics.logEvent(AnalyticsEventLogin, parameters: nil)
                Analytics.logEvent("again", parameters: ["a": 1])
                handle = Auth.auth().addStateDidChangeListener { print("user:", $1 == nil) }
                Auth.auth().signIn(withEmail: "a@b.c", password: "x") { result, error in
                    print("signed in:", result != nil, (error as NSError?)?.code ?? 0)
                }
                GIDSignIn.sharedInstance()?.delegate = self
                GIDSignIn.sharedInstance().signIn()
                GIDSignIn.sharedInstance.signIn(withPresenting: self) { result, error in
                    print("google since version 6:", (error as NSError?)?.code ?? 0)
                }
                let button = GIDSignInButton()
                print("button:", button.intrinsicContentSize, button.accessibilityLabel ?? "")
                LoginManager().logIn(permissions: ["email"], from: self) { result, error in
                    print("facebook:", result?.isCancelled ?? false, error == nil)
                }
                LoginManager().logIn(permissions: [.email, "user_likes"], viewController: self) { result in
                    if case .cancelled = result { print("facebook since version 5: cancelled") }
                }
                GraphRequest(graphPath: "me", parameters: ["fields": "name"]).start { _, result, error in
                    print("graph:", result == nil, error != nil)
                }
                let facebook = FBLoginButton(frame: .zero, permissions: [.publicProfile, "user_likes"])
                facebook.delegate = self
                view.addSubview(facebook)
                facebook.sendActions(for: .touchUpInside)
                print("permissions:", facebook.permissions, facebook.bounds.height, AccessToken.current == nil,
                      FBSDKAccessToken.current() == nil, Permission.userLikes == "user_likes")
                Firestore.firestore().collection("notes").whereField("text", isEqualTo: "a").order(by: "text")
                    .getDocuments { snapshot, error in
                        let notes = snapshot?.documents.compactMap { try? $0.data(as: Note.self) } ?? []
                        print("documents:", notes.count, error == nil)
                    }
                Firestore.firestore().document("notes/1").getDocument { _, error in
                    let error = error as NSError?
                    print("document:", error?.domain ?? "", error?.code ?? 0)
                }
                print("time:", Timestamp(seconds: 5, nanoseconds: 500_000_000).dateValue().timeIntervalSince1970)
                let file = Storage.storage().reference().child("a").child("b.png")
                file.getData(maxSize: 100) { data, error in print("file:", file.fullPath, data == nil && error != nil) }
                let values = RemoteConfig.remoteConfig()
                values.setDefaults(["count": NSNumber(value: 7), "on": NSString(string: "true")])
                print("value:", values["count"].numberValue, values["on"].boolValue, values["none"].boolValue)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let hud = MBProgressHUD.showAdded(to: view, animated: false)
                hud.label.text = "Loading"
                hud.layoutIfNeeded()
                print("box:", hud.bezelView.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY),
                      hud.bezelView.bounds.contains(hud.label.frame), hud.label.text ?? "")
                MBProgressHUD.hide(for: view, animated: false)
                print("hidden:", hud.superview == nil)
                hud.labelText = "Former"
                hud.yOffset = -20
                hud.opacity = 0.5
                view.addSubview(hud)
                hud.show(false)
                hud.layoutIfNeeded()
                print("former:", hud.label.text ?? "", view.bounds.midY - hud.bezelView.center.y, hud.opacity,
                      hud.bezelView.bounds.contains(hud.label.frame))
                hud.hide(false)
                window.makeKeyAndVisible()
                SVProgressHUD.showSuccess(withStatus: "Saved")
                print("window:", SVProgressHUD.isVisible(), texts(window).first { $0 == "Saved" } ?? "")
                SVProgressHUD.dismiss()
                print("dismissed:", SVProgressHUD.isVisible())

                view.makeToast("Hello", duration: 1)
                if let toast = view.subviews.last {
                    print("toast:", toast.frame.midY > view.bounds.midY, abs(toast.frame.midX - view.bounds.midX) < 1)
                }
                view.hideAllToasts()
                print("toasts:", view.subviews.filter { texts($0).contains("Hello") }.count)

                view.makeToast("Later", duration: 1)
                SVProgressHUD.setMinimumDismissTimeInterval(1)
                SVProgressHUD.showInfo(withStatus: "Later")
                DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [self] in
                    print("later:", view.subviews.filter { texts($0).contains("Later") }.count, SVProgressHUD.isVisible())
                }

                let area = IQTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                area.placeholder = "Type"
                area.layoutIfNeeded()
                let label = area.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Type" }
                let wasHidden = label?.isHidden ?? true
                area.text = "a"
                area.setNeedsLayout()
                area.layoutIfNeeded()
                print("placeholder:", wasHidden, label?.isHidden ?? false)

                IQKeyboardManager.shared.enable = true
                IQKeyboardManager.shared.shouldResignOnTouchOutside = true
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                window.addSubview(field)
                field.becomeFirstResponder()
                let wasEditing = field.isEditing
                print("watched:", window.gestureRecognizers?.contains(IQKeyboardManager.shared.resignFirstResponderGesture) == true)
                IQKeyboardManager.shared.resignFirstResponder()
                print("editing:", wasEditing, field.isEditing)
                window.isHidden = true
            }

            private func texts(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
            }
        }
        """
}
