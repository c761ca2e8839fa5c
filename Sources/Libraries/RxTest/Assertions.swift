import RxSwift
import XCTest

/// Fails unless recorded events are the elements, without an end.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath,
    line: UInt = #line
) {
    if let end = stream.first(where: \.value.isStopEvent) {
        return XCTFail("the sequence has ended: \(end)", file: file, line: line)
    }
    XCTAssertEqual(stream.compactMap(\.value.element), elements, file: file, line: line)
}
