extension Publishers {
    /// How values are collected by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of an interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// All values of an interval, or as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
