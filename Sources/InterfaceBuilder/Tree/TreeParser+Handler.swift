import CLibXML2

extension TreeParser {
    /// The callbacks. They are C functions, so they capture nothing and find the builder by its address.
    static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { user, local, prefix, _, _, _, count, _, list in
            guard let local else { return }
            builder(user)?.pointee.start(local, prefix: prefix, count: Int(count), list: list)
        }
        handler.endElementNs = { user, _, _, _ in builder(user)?.pointee.end() }
        handler.characters = { user, text, count in
            guard let text else { return }
            builder(user)?.pointee.text(text, count: Int(count))
        }
        handler.comment = { user, text in
            guard let text else { return }
            builder(user)?.pointee.comment(text)
        }
        handler.processingInstruction = { user, target, data in
            guard let target else { return }
            builder(user)?.pointee.instruction(target, data)
        }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = handler.characters
        handler.internalSubset = { user, _, _, _ in builder(user)?.pointee.documentType() }
        handler.entityDecl = { user, _, _, _, _, _ in builder(user)?.pointee.halt(.documentType) }
        handler.serror = { user, error in
            guard let error else { return }
            builder(user)?.pointee.complain(UnsafePointer(error))
        }
        return handler
    }
}

/// A free function, since a C callback may not even capture a type.
private func builder(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder>? {
    user?.assumingMemoryBound(to: TreeBuilder.self)
}
