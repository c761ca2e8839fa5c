extension Publishers {
    /// The strategy for collecting values by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of an interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// All values of an interval, or a number of values if there are that many earlier.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
