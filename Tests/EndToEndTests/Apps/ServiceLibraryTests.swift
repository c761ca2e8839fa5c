import Foundation
import Testing

/// Firebase's services, which have no server, and the libraries that show and log messages, where no folder has them.
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

    @Test func theCameraIsInTheMiddleOfTheMap() async throws {
        try await expect("camera: (128.0, 128.0) 4.0", "moved: (-45.0, 170.0) 6.0 moves: 1", "limited: 21.0")
    }

    @Test func aMapShowsAllOfTheRectangleThatFits() async throws {
        try await expect("fitting: true true false", "bounds: 51.5 -0.1 48.9 2.4 true false")
    }

    @Test func linesAreReadAsServicesWriteThem() async throws {
        try await expect("path: 3 (43.252, -126.453) true true", "distance: 111195 90")
    }

    @Test func markersAreAtTheirCoordinates() async throws {
        try await expect(
            "marker: (128.0, 128.0) pin: true", "window: (78.0, 37.0)", "closed: Here", "cleared: 0")
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

    @Test func messagesOfAppsHaveTheirFormat() async throws {
        try await expect("| WARN App.writeLog() - 2 of 3 %", "log: 2 true")
        try await expect("lumberjack: true App 2 of 3 %", "loggers: 1")
    }

    @Test func namesAndResultsOfFormerVersionsOfFirebaseAreThere() async throws {
        try await expect("former user: none 17020", "former app: __FIRAPP_DEFAULT")
    }

    @Test func connectionsOfSocketsFailWithoutANetwork() async throws {
        try await expect(
            "socket: true false", "socket of version 4.0.4: example.org", "socket before version 4: true")
    }

    @Test func publishersOfAnOpenImplementationAreThoseOfCombine() async throws {
        try await expect("values: [2, 4]")
    }

    @Test func messagesOfAConversationAreOnTheSideOfTheirSender() async throws {
        try await expect("chat: 2 (30.0, 4.0) Hello Ada", "own: true true", "typing: 3")
    }

    @Test func theBarBelowAConversationSendsItsText() async throws {
        try await expect("bar: Aa false", "typed: true true", "sent: Hi")
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
        import CocoaLumberjackSwift
        import FBSDKCoreKit
        import FBSDKLoginKit
        import Firebase
        import GoogleMaps
        import GoogleSignIn
        import IQKeyboardManagerSwift
        import MBProgressHUD
        import MessageKit
        import OpenCombine
        import OpenCombineDispatch
        import Starscream
        import SVProgressHUD
        import SwiftyBeaver
        import Toast_Swift
        import UIKit

        func writeLog() {
            let console = ConsoleDestination()
            console.format = "| $L $N.$F - $M"
            console.levelString.warning = "WARN"
            console.minLevel = .info
            SwiftyBeaver.addDestination(console)
            let file = FileDestination()
            SwiftyBeaver.addDestination(file)
            SwiftyBeaver.debug("only in the file")
            SwiftyBeaver.warning("2 of 3 %")
            let text = file.logFileURL.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
            print("log:", text.split(separator: "\\n").count, text.contains(" - only in the file\\n"))
            SwiftyBeaver.removeAllDestinations()

            final class Short: NSObject, DDLogFormatter {
                func format(message logMessage: DDLogMessage) -> String? {
                    "lumberjack: \\(logMessage.flag == .warning) \\(logMessage.fileName) \\(logMessage.message)"
                }
            }
            DDTTYLogger.sharedInstance?.logFormatter = Short()
            DDLog.add(DDTTYLogger.sharedInstance, with: .warning)
            DDLogWarn("2 of 3 %")
            DDLogInfo("not written")
            dynamicLogLevel = .off
            DDLogError("not written either")
            print("loggers:", DDLog.allLoggers.count)
            FIRAuth.auth()?.createUser(withEmail: "a@b.c", password: "123456") { user, error in
                print("former user:", user?.uid ?? "none", (error as NSError?)?.code ?? 0)
            }
            let likes = FIRDatabase.database().reference().child("likes")
            likes.runTransactionBlock { data in
                data.value = (data.value as? Int ?? 0) + 1
                return .success(withValue: data)
            }
        }

        struct Line: MessageType {
            var sender: SenderType
            var messageId: String
            var sentDate = Date()
            var kind: MessageKind
        }

        final class ChatController: MessagesViewController, MessagesDataSource, MessagesLayoutDelegate,
            MessagesDisplayDelegate, InputBarAccessoryViewDelegate
        {
            let user = Sender(senderId: "1", displayName: "Ada")
            lazy var lines = [
                Line(sender: Sender(senderId: "2", displayName: "Alan"), messageId: "a", kind: .text("Hello Ada")),
                Line(sender: user, messageId: "b", kind: .text("Hello Alan")),
            ]

            override func viewDidLoad() {
                super.viewDidLoad()
                messagesCollectionView.messagesDataSource = self
                messagesCollectionView.messagesLayoutDelegate = self
                messagesCollectionView.messagesDisplayDelegate = self
                messageInputBar.delegate = self
            }

            func currentSender() -> SenderType { user }
            func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int { lines.count }
            func messageForItem(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
                -> MessageType
            { lines[indexPath.section] }

            func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String) {
                print("sent:", text)
            }

            func check() {
                view.layoutIfNeeded()
                let cells = (0..<2).compactMap {
                    messagesCollectionView.cellForItem(at: IndexPath(item: 0, section: $0)) as? TextMessageCell
                }
                cells.forEach { $0.layoutIfNeeded() }
                let boxes = cells.map { $0.messageContainerView.frame }
                print("chat:", cells.count, (Double(boxes[0].minX) - 4, Double(cells[0].frame.minY)),
                      cells[0].messageLabel.text ?? "")
                print("own:", isFromCurrentSender(message: lines[1]), boxes[1].maxX > view.bounds.width / 2)
                setTypingIndicatorViewHidden(false, animated: false)
                print("typing:", messagesCollectionView.numberOfSections)
                let bar = messageInputBar
                print("bar:", bar.inputTextView.placeholder ?? "", bar.sendButton.isEnabled)
                bar.inputTextView.text = "Hi"
                print("typed:", bar.sendButton.isEnabled, bar.inputTextView.placeholderLabel.isHidden)
                bar.sendButton.sendActions(for: .touchUpInside)
            }
        }

        extension HomeController: WebSocketDelegate {
            func didReceive(event: WebSocketEvent, client: WebSocketClient) {
                guard case .error(let error) = event else { return }
                print("socket:", (error as? URLError)?.code == .notConnectedToInternet, client.isConnected)
            }
        }

        final class Listener: WebSocketDelegate {
            func didReceive(event: WebSocketEvent, client: WebSocket) {
                if case .error = event { print("socket of version 4.0.4:", client.request.url?.host ?? "") }
            }

            func websocketDidConnect(socket: WebSocketClient) { print("connected") }
            func websocketDidDisconnect(socket: WebSocketClient, error: Error?) {
                print("socket before version 4:", error != nil)
                socket.disconnect()
            }
        }

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

        extension HomeController: GMSMapViewDelegate {
            func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) { moves += 1 }
            func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? {
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            }
            func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {
                print("closed:", marker.title ?? "")
            }

            func showMap() {
                let camera = GMSCameraPosition.camera(withLatitude: 0, longitude: 0, zoom: 4)
                let map = GMSMapView.map(withFrame: CGRect(x: 0, y: 0, width: 256, height: 256), camera: camera)
                view.addSubview(map)
                map.delegate = self
                map.layoutIfNeeded()
                let marker = GMSMarker(position: camera.target)
                marker.title = "Here"
                marker.map = map
                let pin = GMSMarker.markerImage(with: .red).size
                print("camera:", map.projection.point(for: camera.target), map.camera.zoom)
                print("marker:", map.projection.point(for: marker.position), "pin:", pin.height > pin.width)
                map.selectedMarker = marker
                print("window:", map.subviews.last?.frame.origin ?? .zero)
                map.selectedMarker = nil
                map.camera = GMSCameraPosition(latitude: -45, longitude: 170, zoom: 6)
                let target = map.projection.coordinate(for: CGPoint(x: 128, y: 128))
                print("moved:", (target.latitude.rounded(), target.longitude.rounded()), map.camera.zoom, "moves:", moves)
                map.animate(toZoom: 40)
                print("limited:", map.camera.zoom)
                let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)
                let paris = CLLocationCoordinate2D(latitude: 48.9, longitude: 2.4)
                let bounds = GMSCoordinateBounds(coordinate: london, coordinate: paris)
                map.moveCamera(GMSCameraUpdate.fit(bounds, withPadding: 20))
                let madrid = CLLocationCoordinate2D(latitude: 40.4, longitude: -3.7)
                print("fitting:", map.projection.contains(london), map.projection.contains(paris), map.projection.contains(madrid))
                print("bounds:", bounds.northEast.latitude, bounds.southWest.longitude, bounds.southWest.latitude,
                      bounds.northEast.longitude, bounds.isValid, GMSCoordinateBounds().includingBounds(bounds).contains(madrid))
                let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
                let path = GMSPath(fromEncodedPath: text)
                let last = path?.coordinate(at: 2) ?? london
                print("path:", path?.count() ?? 0, (last.latitude, last.longitude), path?.encodedPath() == text,
                      GMSPath(fromEncodedPath: "_") == nil)
                let (zero, east) = (CLLocationCoordinate2D(), CLLocationCoordinate2D(latitude: 0, longitude: 1))
                print("distance:", Int(GMSGeometryDistance(zero, east)), Int(GMSGeometryHeading(zero, east)))
                let line = GMSPolyline(path: path)
                line.map = map
                map.clear()
                print("cleared:", [marker, line].compactMap(\\.map).count)
                map.removeFromSuperview()
            }
        }

        final class HomeController: UIViewController {
            var moves = 0
            private let socket = WebSocket(request: URLRequest(url: URL(string: "wss://example.com")!))
            private let olderSocket = WebSocket(url: URL(string: "wss://example.org/chat")!, protocols: ["chat"])
            private let listener = Listener()
            private var cancellables: Set<AnyCancellable> = []
            private var handle: AuthStateDidChangeListenerHandle?
            private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

            override func viewDidLoad() {
                super.viewDidLoad()
                FirebaseApp.configure()
                print("former app:", FIRApp.defaultApp()?.name ?? "none")
                socket.delegate = self
                socket.connect()
                olderSocket.delegate = listener
                olderSocket.connect()
                [1, 2].publisher.map { $0 * 2 }.collect().sink { print("values:", $0) }.store(in: &cancellables)
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
                writeLog()
                let chat = ChatController()
                addChild(chat)
                chat.view.frame = view.bounds
                view.addSubview(chat.view)
                chat.didMove(toParent: self)
                chat.beginAppearanceTransition(true, animated: false)
                chat.endAppearanceTransition()
                chat.check()
                chat.view.removeFromSuperview()
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

                showMap()

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
