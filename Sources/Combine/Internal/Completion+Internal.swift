extension Subscribers.Completion {
    /// Returns the completion with another type of error.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure)
        -> Subscribers.Completion<NewFailure>
    {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The completion with its error as any error.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
