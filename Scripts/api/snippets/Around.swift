// What the documentation's examples take for granted: the app that they stand in.

import Kumiki
import KumikiTesting
import Observation
import UIKit

// MARK: - Models

struct User: DataSourceModel, Sendable {
    var id = 0
    var name = ""
}

struct Boat: DataSourceModel, Sendable {
    var id = 0
    var name = ""
}

struct Ad: DataSourceModel, Sendable { var id = 0 }
struct Comment: DataSourceModel, Sendable {
    var id = 0
    var text = ""
}

struct Round: Sendable { var players: [User] = [] }

struct Track: Equatable, Sendable {
    var path = ""
    var title = ""
}

struct MapState: ScreenState {
    var count = 0
    init(count: Int) { self.count = count }
}

struct Server: Sendable {
    var users: AsyncStream<[User]> { AsyncStream { $0.finish() } }
}

struct Game: Sendable {
    var rounds: AsyncStream<Round> { AsyncStream { $0.finish() } }
}

@Observable @MainActor final class Store { var users: [User] = [] }

final class Loader: Sendable {
    func load(_ completion: @escaping @Sendable (Int) -> Void) { completion(0) }
    func image(of user: User) async -> UIImage? { nil }
}

final class Downloader {
    init() {}
}

// MARK: - Events

struct AskToLeave: ResponderEvent {
    init(boat: String = "") {}
    func stimulate(responder: any AskingToLeave) {}
}

struct OpenComment: ResponderEvent {
    init(_ comment: Comment) {}
    func stimulate(responder: any AskingToLeave) {}
}

struct ShowUser: ResponderEvent {
    init(_ user: User) {}
    func stimulate(responder: any AskingToLeave) {}
}

struct ShowAlert: ResponderEvent {
    init(title: String) {}
    func stimulate(responder: any AlertShowing) {}
}

struct Confirm: AnswerableEvent {
    init(text: String) {}
    func stimulate(responder: any AskingToLeave, answer: Answer<Bool>) { answer(true) }
}

@MainActor protocol AskingToLeave {}

// MARK: - Views

final class CommentView: UIView, ReusableViewType {
    enum Maker: BackingViewMaker {
        static func make() -> CommentView { CommentView() }
    }
    var isUnfolded = false
    func show(_ comment: Comment) {}
}

enum CommentMaker: BackingViewMaker {
    static func make() -> CommentView { CommentView() }
}

final class TitleView: UIView, ReusableViewType { var title = "" }

enum TitleMaker: BackingViewMaker {
    static func make() -> TitleView { TitleView() }
}

final class UserCell: UITableViewCell { func show(_ user: User) {} }
final class AdCell: UITableViewCell { func show(_ ad: Ad) {} }
final class TrackCell: UITableViewCell { let titleLabel = UILabel() }
final class RatingView: UIView {}
final class LogWindow: UIWindow, EventObserver { func observe(_ event: some ResponderEvent) {} }

// MARK: - Screens

class Screen: UIViewController {
    func greet() {}
    func show(_ user: User) {}
    func loadNextPage() async {}
}

struct MapLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case whole, corner }
    let view = UIView()
    let countLabel = UILabel()
    let button = UIButton()
    init(key: Key) {}
}

final class MapViewController: CodeViewController, CodeScreen, Storyboardable, AlertShowing {
    func bind(_ layout: MapLayout) {}
    func show(_ alert: ShowAlert) {}
}

final class VideoViewController: CodeViewController, AlertShowing {
    func show(_ alert: ShowAlert) {}
}

final class HarborViewController: UIViewController {}

final class DetailViewController: UIViewController, Storyboardable {
    var user = User()
    required init?(coder: NSCoder) { super.init(coder: coder) }
    init?(coder: NSCoder, user: User) { super.init(coder: coder) }
}

@MainActor protocol AlertShowing { func show(_ alert: ShowAlert) }

final class AppDelegate: NSObject, UIApplicationDelegate {
    required override init() {}
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    required override init() {}
}

// MARK: - What is at hand

@MainActor let button = UIButton()
@MainActor let commentButton = UIButton()
@MainActor let label = UILabel()
@MainActor let stack = UIStackView()
@MainActor let root = UIView()
@MainActor let table = UITableView()
@MainActor let tableView = UITableView()
@MainActor let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .init())
@MainActor let list = UIScrollView()
@MainActor let cell = WrapperCell<CommentMaker>(frame: .zero)
@MainActor let dataSource = ListSource<User>()
@MainActor let store = Store()
@MainActor let screen = UIViewController()
@MainActor var map: Harness<MapViewController> { fatalError("never run") }
@MainActor var harbor: Harness<HarborViewController> { fatalError("never run") }
@MainActor let layout = MapLayout(key: .whole)
let indexPath = IndexPath(item: 0, section: 0)
let bounds = CGRect.zero
let server = Server()
let game = Game()
let loader = Loader()
let user = User()
let ad = Ad()
let comment = Comment()
let users: [User] = []
let tracks: [Track] = []
