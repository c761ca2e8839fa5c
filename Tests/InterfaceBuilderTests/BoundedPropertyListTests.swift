import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct BoundedPropertyListTests {
    /// A binary list of arrays in one another, of which each has the next one twice.
    private func doubled(depth: Int, isCyclic: Bool = false) -> Data {
        let objects = (0..<depth).map { level -> [UInt8] in
            let next = UInt8(isCyclic && level == depth - 1 ? 0 : level + 1)
            return [0xA2, next, next]
        }
        return file(objects + [[0x51, UInt8(ascii: "x")]])
    }

    private func file(_ objects: [[UInt8]], top: UInt8 = 0) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        return Data(bytes)
    }

    private func count(_ data: Data, limit: Int = 1_000) throws -> Int? {
        var counter = try #require(BinaryPropertyListCounter(data))
        return counter.valueCount(limit: limit)
    }

    @Test func listsThatFoundationWrites() throws {
        let list: [String: Any] = ["a": Array(1...400), "b": ["c": "d", "e": [true, 2.5]] as [String: Any]]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            #expect(BoundedPropertyList.read(data) as? NSDictionary == list as NSDictionary)
        }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        // Three containers in the outermost one with two keys, 400 numbers, two keys, a text and two numbers.
        #expect(try count(data) == 1 + 2 + 1 + 400 + 1 + 2 + 1 + 1 + 2)
    }

    @Test func sharedValuesCountForEachPlace() throws {
        #expect(try count(doubled(depth: 3)) == 15)
        #expect(try count(doubled(depth: 9)) == 1_001)
        #expect(BoundedPropertyList.read(doubled(depth: 3)) is [Any])
    }

    @Test func moreValuesThanTheLimitAreNotRead() {
        #expect(BoundedPropertyList.read(doubled(depth: 60)) == nil)
    }

    @Test func listsThatContainThemselvesAreNotRead() throws {
        #expect(try count(doubled(depth: 3, isCyclic: true)) == nil)
        #expect(BoundedPropertyList.read(doubled(depth: 3, isCyclic: true)) == nil)
    }

    @Test func damagedListsAreNotRead() throws {
        #expect(try count(file([[0xA2, 1, 9], [0x51, 0x78]])) == nil)
        #expect(try count(file([[0xAF, 0x11, 0xFF, 0xFF]])) == nil)
        #expect(try count(file([[0x51, 0x78]], top: 4)) == nil)
        #expect(BinaryPropertyListCounter(Data("bplist00".utf8)) == nil)
        let sound = doubled(depth: 3)
        for position in sound.indices {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var damaged = sound
                damaged[position] = value
                _ = BoundedPropertyList.read(damaged)
            }
        }
    }
}
