import Foundation
import UIKit

/// An observer of a payment queue, which does not keep it.
struct SKPaymentObserver {
    weak var observer: (any SKPaymentTransactionObserver)?
}

extension SKPaymentQueue {
    /// Reports a transaction, which fails in a later turn: there is no store here.
    func fail(_ payment: SKPayment) {
        Inert.use("SKPaymentQueue.add(_:): the store")
        let transaction = SKPaymentTransaction()
        transaction.payment = payment
        failed.append(transaction)
        Inert.later { [self] in
            report([transaction])
            Inert.later { [self] in
                transaction.transactionState = .failed
                transaction.transactionDate = Date()
                transaction.error = SKError(.unknown)
                report([transaction])
            }
        }
    }

    /// Removes a transaction, of which the observers are notified.
    func finish(_ transaction: SKPaymentTransaction) {
        guard let index = failed.firstIndex(where: { $0 === transaction }) else { return }
        failed.remove(at: index)
        Inert.later { [self] in
            for observer in transactionObservers {
                observer.paymentQueue(self, removedTransactions: [transaction])
            }
        }
    }

    func failRestoring() {
        Inert.use("SKPaymentQueue.restoreCompletedTransactions()")
        Inert.later { [self] in
            for observer in transactionObservers {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
            }
        }
    }

    private func report(_ transactions: [SKPaymentTransaction]) {
        for observer in transactionObservers {
            observer.paymentQueue(self, updatedTransactions: transactions)
        }
    }
}

extension SKRequest {
    /// Fails in a later turn as a request does that does not reach the store.
    func fail() {
        Inert.use("\(type(of: self)).start()")
        isCancelled = false
        Inert.later { [self] in
            if !isCancelled { delegate?.request(self, didFailWithError: SKError(.unknown)) }
        }
    }
}
