extension SKPayment {
    /// Creates a payment for one of the product.
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
        quantity = 1
    }
}
