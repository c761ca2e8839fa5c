import Workers

extension Shard {
    /// The part of a run that the arguments name; nil for the whole.
    init?(_ arguments: Arguments) throws(UsageError) {
        guard let text = arguments.value("--shard") else { return nil }
        guard let shard = Shard(text) else {
            throw UsageError("--shard is I/N with I from 1 to N, such as 2/4, not \(text)")
        }
        self = shard
    }
}
