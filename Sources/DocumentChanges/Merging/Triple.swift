/// A value in the three states of a merge.
struct Triple<Value> {
    var base: Value
    var ours: Value
    var theirs: Value

    init(_ base: Value, _ ours: Value, _ theirs: Value) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }

    init(_ body: (Side) -> Value) { self.init(body(.base), body(.ours), body(.theirs)) }

    subscript(side: Side) -> Value {
        switch side {
        case .base: base
        case .ours: ours
        case .theirs: theirs
        }
    }

    func map<Result>(_ transform: (Value) -> Result) -> Triple<Result> {
        Triple<Result>(transform(base), transform(ours), transform(theirs))
    }
}

extension Triple where Value: Equatable {
    /// The side whose value wins, which is the one that changed it; nil if both changed it differently.
    var winner: Side? {
        if ours == theirs || theirs == base { return .ours }
        return ours == base ? .theirs : nil
    }
}
