import Combine
import Foundation
import Testing

@Suite struct FoundationTests {
    @Test func notificationsArePublishedUntilCancelled() {
        let (center, name) = (NotificationCenter(), Notification.Name("tide"))
        let object = NSObject()
        let recorder = Recorder<Notification, Never>(first: .max(2))
        center.publisher(for: name, object: object).subscribe(recorder)
        center.post(name: name, object: object)
        center.post(name: name, object: nil)
        center.post(name: name, object: object)
        center.post(name: name, object: object)
        #expect(recorder.values.count == 2)
        recorder.subscription?.request(.unlimited)
        recorder.subscription?.cancel()
        center.post(name: name, object: object)
        #expect(recorder.values.count == 2)
    }

    @Test func valuesAreEncodedAndDecoded() {
        struct Boat: Codable { var name: String }
        let names = Just(Boat(name: "Umi")).encode(encoder: JSONEncoder())
            .decode(type: Boat.self, decoder: JSONDecoder()).map(\.name)
        #expect(events(names) == ["Umi", "finished"])
        let broken = Just(Data("{".utf8)).decode(type: Boat.self, decoder: JSONDecoder()).map(\.name)
        #expect(events(broken).first?.hasPrefix("failed") == true)
    }

    @Test func aWorkQueueRunsWhatIsReceivedOnIt() async {
        let queue = DispatchQueue(label: "waves")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let marks = (1...2).publisher.receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) }
        var values: [Bool?] = []
        for await value in marks.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).values {
            values.append(value)
        }
        #expect(values == [true, true])
    }
}
