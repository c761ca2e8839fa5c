import Foundation
import Testing

/// An app whose public libraries are in no folder is built with Kumiki's own.
@Suite(.timeLimit(.minutes(40))) struct LibraryAppTests {
    /// Built and rendered once for all tests.
    private static let rendered = Task { () async throws -> Tool.Run in
        let place = try FailingApp.place(source: source, scenes: ["Card", "Home"])
        try place.make("App/Base.lproj/Localizable.strings", .text("\"card.title\" = \"%d cards\";\n"))
        try place.make("App/CardCell.xib", .text(nib))
        return try await FailingApp.run(["render", "App", "-o", "out"], in: place)
    }

    private func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let errors = try await Self.rendered.value.errors
        #expect(errors.contains(line + "\n"), "\(errors.suffix(3000))", sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.rendered.value
        #expect(run.output.hasSuffix(" alive, 2 of 2 files whole\n"), "\(run.output) \(run.errors)")
        #expect(
            run.errors.contains(
                "Reusable, Rswift, SnapKit, Swinject, SwinjectAutoregistration, Then are in no folder; Kumiki's own are used"
            ))
    }

    @Test func constraintsAreMade() async throws {
        try await expect("made: (20.0, 10.0, 100.0, 40.0)")
        try await expect("number: 5.0")
    }

    @Test func constraintsAreUpdatedAndRemade() async throws {
        try await expect("updated: (30.0, 10.0, 100.0, 40.0)")
        try await expect("remade: (2.0, 1.0, 294.0, 396.0)")
        try await expect("height: 70.0")
    }

    @Test func cellsAreMadeByTheirClass() async throws { try await expect("cell: CardCell, Hello") }

    @Test func servicesAreResolvedWithArguments() async throws { try await expect("service: 3 harbors") }

    @Test func servicesAreRegisteredByTheirInitializersAndResolvedByOperators() async throws {
        try await expect("ports: 2 2 Harbors(count: 4)")
    }

    @Test func resourcesHaveConstants() async throws {
        try await expect("text: 4 cards")
        try await expect("controller: HomeController")
    }

    private static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tableViewCell id="a" customClass="CardCell" customModule="App">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <tableViewCellContentView key="contentView" id="b">
                        <subviews><label text="Hello" id="c"/></subviews>
                    </tableViewCellContentView>
                    <connections><outlet property="title" destination="c" id="d"/></connections>
                </tableViewCell>
            </objects>
        </document>
        """

    private static let source = """
        import Reusable
        import Rswift
        import SnapKit
        import Swinject
        import SwinjectAutoregistration
        import Then
        import UIKit

        final class CardCell: UITableViewCell, NibReusable {
            @IBOutlet var title: UILabel!
        }

        struct Harbors { let count: Int }
        struct Port { let harbors: Harbors }

        final class CardController: UIViewController, UITableViewDataSource {
            private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            private let box = UIView().then { $0.backgroundColor = .red }
            private var height: Constraint?

            override func viewDidLoad() {
                super.viewDidLoad()
                table.register(cellType: CardCell.self)
                table.dataSource = self
                view.addSubview(table)
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                let line = UIView()
                root.addSubview(box)
                root.addSubview(line)
                box.snp.makeConstraints { make in
                    make.leading.equalToSuperview().offset(20)
                    make.top.equalTo(10)
                    make.size.equalTo(CGSize(width: 100, height: 40))
                }
                line.snp.makeConstraints {
                    $0.left.right.equalTo(box).priority(.high)
                    $0.top.equalTo(box.snp.bottom).offset(5)
                    self.height = $0.height.equalTo(box).multipliedBy(0.5).offset(5).constraint
                }
                show("made", root)
                print("number:", line.frame.minY - box.frame.maxY)
                box.snp.updateConstraints { $0.leading.equalToSuperview().offset(30) }
                show("updated", root)
                box.snp.remakeConstraints {
                    $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                }
                show("remade", root)
                box.snp.remakeConstraints { $0.height.equalTo(100); $0.width.equalTo(10); $0.center.equalToSuperview() }
                height?.update(offset: 20)
                root.layoutIfNeeded()
                print("height:", line.frame.height)
                let container = Container { $0.register(Harbors.self) { (_, count: Int) in Harbors(count: count) } }
                print("service:", container.resolve(Harbors.self, argument: 3)?.count ?? 0, "harbors")
                let ports = Container { $0.autoregister(Harbors.self) { Harbors(count: 2) } }
                ports.autoregister(Port.self, initializer: Port.init)
                ports.register(Port.self, name: "other") { Port(harbors: $0~>) }
                let (port, other) = (ports ~> Port.self, ports ~> (Port.self, name: "other"))
                print("ports:", port.harbors.count, other.harbors.count, container ~> (Harbors.self, argument: 4))
                print("text:", R.string.localizable.cardTitle(4))
                print("controller:", R.storyboard.main.home().map { type(of: $0) } ?? UIViewController.self)
            }

            private func show(_ words: String, _ root: UIView) {
                root.layoutIfNeeded()
                let frame = box.frame
                print("\\(words): (\\(frame.minX), \\(frame.minY), \\(frame.width), \\(frame.height))")
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell: CardCell = tableView.dequeueReusableCell(for: path)
                print("cell: \\(type(of: cell)), \\(cell.title.text ?? "")")
                return cell
            }
        }

        final class HomeController: UIViewController {}

        """
}
