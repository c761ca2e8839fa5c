/// A variable that closures share. The contract has values arrive one after another, so it needs no lock.
final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
