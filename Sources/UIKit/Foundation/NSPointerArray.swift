import Foundation

/// A list of pointers to objects, strong or weak: a pointer to an object that is released elsewhere becomes nil and remains until
/// the list is compacted. Pointers to anything else are not among them.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var held: [Held?] = []

    /// Creates a list with the options of its objects.
    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    /// Returns a list with strong references to its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// Returns a list with weak references to its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of pointers, including nil.
    open var count: Int {
        get { held.count }
        set {
            let added = max(newValue - held.count, 0)
            held = Array(held.prefix(newValue)) + Array(repeating: nil, count: added)
        }
    }

    /// The objects, without nil.
    open var allObjects: [Any] { held.compactMap { $0?.object } }

    /// Returns the pointer at the index, which has to be in the list.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Appends a pointer.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(held(pointer)) }

    /// Inserts a pointer at the index.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        held.insert(held(item), at: index)
    }

    /// Replaces the pointer at the index.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        held[index] = held(item)
    }

    /// Removes the pointer at the index.
    open func removePointer(at index: Int) { held.remove(at: index) }

    /// Removes nil.
    open func compact() { held.removeAll { $0?.object == nil } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.held = held
        return copy
    }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> Held? {
        pointer.map {
            Held(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
        }
    }
}
