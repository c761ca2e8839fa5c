import Testing
import UIKit

struct WeakCollectionTests {
    private final class Thing: NSObject {}

    @Test func objectsThatNobodyHoldsLeaveAWeakTable() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        table.add(kept)
        table.add(kept)
        autoreleasepool { table.add(Thing()) }
        #expect(table.allObjects == [kept])
        #expect(table.contains(kept))
        table.remove(kept)
        #expect(table.count == 0)
    }

    @Test func aStrongTableKeepsItsObjects() {
        let table = NSHashTable<Thing>()
        table.add(Thing())
        #expect(table.count == 1)
    }

    @Test func entriesDisappearWithWhatIsHeldWeakly() {
        let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
        let kept = Thing()
        table.setObject(kept, forKey: "a")
        table.setObject(Thing(), forKey: "b")
        #expect(table.object(forKey: "a") === kept)
        #expect(table.object(forKey: "b") == nil)
        #expect(table.count == 1)
        table.removeObject(forKey: "a")
        #expect(table.count == 0)
    }

    @Test func pointersToReleasedObjectsRemainUntilTheListIsCompacted() {
        let list = NSPointerArray.weakObjects()
        let kept = Thing()
        list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        do {
            let released = Thing()
            list.addPointer(Unmanaged.passUnretained(released).toOpaque())
            withExtendedLifetime(released) {}
        }
        list.insertPointer(nil, at: 0)
        #expect(list.count == 3 && list.pointer(at: 2) == nil)
        #expect(list.pointer(at: 1) == Unmanaged.passUnretained(kept).toOpaque())
        list.compact()
        #expect(list.count == 1 && list.allObjects.first as? Thing === kept)
        list.removePointer(at: 0)
        #expect(list.count == 0)
    }

    @Test func locksOfObjectsAreTakenMoreThanOnce() {
        let object = Thing()
        objc_sync_enter(object)
        objc_sync_enter(object)
        objc_sync_exit(object)
        #expect(objc_sync_exit(object) == 0)
        #expect(NSEC_PER_SEC == 1_000_000_000)
        let text = NSMutableString(string: "a")
        text.appendFormat("%d", 3)
        #expect(text == "a3")
    }

    @Test func objectsOfAProtocolAreWeakToo() {
        let listeners = NSHashTable<any Listener>.weakObjects()
        var ear: Ear? = Ear()
        listeners.add(ear)
        let contained = listeners.contains(ear)
        ear = nil
        #expect(contained && listeners.allObjects.isEmpty)
    }
}

private protocol Listener: AnyObject {}

private final class Ear: Listener {}
