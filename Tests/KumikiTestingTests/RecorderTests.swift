import KumikiTesting
import Testing

@MainActor @Suite(.serialized) struct ChainRecorderTests {
    private let chain: ChainRecorder
    private let boat = UIButton()
    private let harbor = Harbor()
    private let sea = UIView()

    init() {
        chain = ChainRecorder(within: harbor)
        harbor.loadViewIfNeeded()
        harbor.view.addSubview(boat)
    }

    @Test func theWayOfAnEventIsRecorded() throws {
        boat.stimulate(Ask(name: "Umikaji"))
        try chain.expect(Ask.self, handledBy: Harbor.self)
        #expect(try chain.only(Ask.self).name == "Umikaji")
        #expect(chain.events(Ask.self).count == 1)
        #expect(chain.paths == ["Ask: UIButton > UIView > Harbor"])
    }

    @Test func anEventThatNobodyHandlesIsRecordedToo() throws {
        let former = UnhandledEvent.handler
        UnhandledEvent.handler = nil
        defer { UnhandledEvent.handler = former }
        let chain = ChainRecorder(within: sea)
        sea.stimulate(Ask(name: "Umikaji"))
        try chain.expectUnhandled(Ask.self)
        #expect(throws: ExpectationError.self) { try chain.expect(Ask.self, handledBy: Harbor.self) }
    }

    @Test func eventsOfOtherScreensAreLeftOut() {
        let elsewhere = Harbor()
        elsewhere.loadViewIfNeeded()
        elsewhere.view.stimulate(Ask(name: "Nirai"))
        #expect(chain.paths.isEmpty)
    }

    @Test func aRefusalSaysWhatWasSent() throws {
        boat.stimulate(Ask(name: "Umikaji"))
        let error = #expect(throws: ExpectationError.self) {
            try chain.expect(Ask.self, handledBy: UIButton.self)
        }
        #expect(
            error?.description
                == "expected Ask handled by UIButton; sent were Ask: UIButton > UIView > Harbor")
        boat.stimulate(Ask(name: "Nirai"))
        #expect(throws: ExpectationError.self) { try chain.only(Ask.self) }
    }

    @Test func aRecorderThatHasStoppedHearsNothing() {
        chain.stop()
        boat.stimulate(Ask(name: "Umikaji"))
        #expect(chain.paths.isEmpty)
    }
}

private struct Ask: ResponderEvent {
    let name: String
    func stimulate(responder: any HarborMaster) {}
}

@MainActor private protocol HarborMaster {}

private final class Harbor: UIViewController, HarborMaster {}

@MainActor @Suite struct ListRecorderTests {
    @Test func whatATableIsToldIsNoted() {
        let table = RecordingTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let rows = Rows()
        table.dataSource = rows
        table.reloadData()
        table.layoutIfNeeded()
        table.recorder.clear()
        table.performBatchUpdates {
            rows.count = 4
            table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .none)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        #expect(table.recorder.transcript == "{ insert 0.0 0.2 delete 0.1 }")
        #expect(table.recorder.calls.first == "{")
    }

    @Test func whatACollectionIsToldIsNoted() {
        let collection = RecordingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        collection.reloadData()
        #expect(collection.recorder.transcript == "reloadData")
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
