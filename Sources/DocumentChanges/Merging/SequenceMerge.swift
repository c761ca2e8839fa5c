/// Merges the order of a list from three versions of it.
enum SequenceMerge {
    /// Returns the order of the members, and whether both sides changed the order in different ways.
    static func order<Member: Hashable>(
        base: [Member], ours: [Member], theirs: [Member], members: Set<Member>
    ) -> (order: [Member], isContested: Bool) {
        if ours == theirs { return (ours.filter(members.contains), false) }
        let (inOurs, inTheirs) = (Set(ours), Set(theirs))
        let fromOurs = ours.filter { inTheirs.contains($0) && members.contains($0) }
        let fromTheirs = theirs.filter { inOurs.contains($0) && members.contains($0) }
        var skeletonIsTheirs = false
        var isContested = false
        if fromOurs != fromTheirs {
            let common = inOurs.intersection(inTheirs)
            let inBase = Set(base)
            let before = base.filter { common.contains($0) && members.contains($0) }
            if fromOurs.filter(inBase.contains) == before {
                skeletonIsTheirs = true
            } else {
                isContested = fromTheirs.filter(inBase.contains) != before
            }
        }
        let order =
            skeletonIsTheirs
            ? insert(ours, into: theirs, members, first: true)
            : insert(theirs, into: ours, members, first: false)
        return (order, isContested)
    }

    /// Returns the members of the skeleton in its order, with each member of the other side after the member that
    /// precedes it there. If both sides added members at one place, the other side's come first if `first` is true.
    private static func insert<Member: Hashable>(
        _ other: [Member], into skeleton: [Member], _ members: Set<Member>, first: Bool
    ) -> [Member] {
        let inOther = Set(other)
        var following: [Member?: Member] = [:]
        var placed: Set<Member> = []
        var last: Member?
        for member in skeleton where members.contains(member) && placed.insert(member).inserted {
            following[last] = member
            last = member
        }
        var previous: Member?
        for member in other where members.contains(member) {
            if placed.insert(member).inserted {
                var place = previous
                if !first {
                    while let next = following[place], !inOther.contains(next) { place = next }
                }
                following[member] = following[place]
                following[place] = member
            }
            previous = member
        }
        var order: [Member] = []
        var next = following[nil]
        while let member = next {
            order.append(member)
            next = following[member]
        }
        return order
    }
}
