import UIKit

// The alerts of each style, and those of former versions, which have a duration in seconds.

extension SCLAlertView {
    @discardableResult public func showSuccess(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.success.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .success,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showSuccess(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.success.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .success,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showError(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.error.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .error,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showError(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.error.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .error,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showNotice(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.notice.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .notice,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showNotice(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.notice.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .notice,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showWarning(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.warning.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .warning,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showWarning(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.warning.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .warning,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showInfo(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.info.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .info,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showInfo(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.info.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .info,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showEdit(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.edit.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .edit,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showEdit(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.edit.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .edit,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showWait(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil, colorStyle: UInt = SCLAlertViewStyle.wait.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .wait,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showWait(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.wait.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .wait,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showQuestion(
        _ title: String, subTitle: String? = nil, closeButtonTitle: String? = nil,
        timeout: SCLTimeoutConfiguration? = nil,
        colorStyle: UInt = SCLAlertViewStyle.question.defaultColorInt,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .question,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showQuestion(
        _ title: String, subTitle: String, closeButtonTitle: String? = nil, duration: TimeInterval,
        colorStyle: UInt = SCLAlertViewStyle.question.defaultColorInt, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: closeButtonTitle,
            style: .question,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }

    @discardableResult public func showCustom(
        _ title: String, subTitle: String? = nil, color: UIColor, icon: UIImage? = nil,
        closeButtonTitle: String? = nil, timeout: SCLTimeoutConfiguration? = nil,
        colorTextButton: UInt? = nil, circleIconImage: UIImage? = nil,
        animationStyle: SCLAnimationStyle = .topToBottom
    ) -> SCLAlertViewResponder {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let number = [red, green, blue].reduce(UInt(0)) { $0 << 8 | UInt(($1 * 255).rounded()) }
        return showTitle(
            title, subTitle: subTitle, timeout: timeout, completeText: closeButtonTitle, style: .success,
            colorStyle: number, colorTextButton: colorTextButton, circleIconImage: circleIconImage ?? icon)
    }

    @discardableResult public func showTitle(
        _ title: String, subTitle: String, duration: TimeInterval, completeText: String? = nil,
        style: SCLAlertViewStyle, colorStyle: UInt? = nil, colorTextButton: UInt? = nil,
        circleIconImage: UIImage? = nil
    ) -> SCLAlertViewResponder {
        showTitle(
            title, subTitle: subTitle, timeout: .after(duration), completeText: completeText, style: style,
            colorStyle: colorStyle, colorTextButton: colorTextButton, circleIconImage: circleIconImage)
    }
}

extension SCLAlertView.SCLTimeoutConfiguration? {
    /// Returns a time after which an alert closes; nil without a duration.
    fileprivate static func after(_ duration: TimeInterval) -> Self {
        duration > 0 ? .init(timeoutValue: duration) {} : nil
    }
}
