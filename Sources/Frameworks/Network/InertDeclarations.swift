// Declarations without behavior, of which there is no interface to generate them from.
// swift-format-ignore-file

@_exported import Foundation
import UIKit
import FoundationNetworking
import FoundationXML

open class NWConnectionGroup {
    open internal(set) lazy var parameters: NWParameters = NWParameters()
    open func start(queue: DispatchQueue) { Inert.use("NWConnectionGroup.start(queue:)") }
    open var queue: DispatchQueue? { nil }
    open func cancel() { Inert.use("NWConnectionGroup.cancel()") }
}
public protocol NWGroupDescriptor: AnyObject {
    var members: [NWEndpoint] { get }
}
extension NWListener { public struct Service: Equatable, Sendable {
    public var name: String? = nil
    public var type: String = ""
    public var domain: String? = nil
    public var txtRecordObject: NWTXTRecord? = nil
    public var txtRecord: Data? = nil
    public var noAutoRename: Bool = false
    public init() {}
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) { self.name = name; self.type = type; self.domain = domain; self.txtRecord = txtRecord }
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) { self.init(name: name, type: type, domain: domain); txtRecordObject = txtRecord }
}}
open class NWMulticastGroup: NWGroupDescriptor {
    open var sourceFilter: NWEndpoint? { nil }
    open var isUnicastDisabled: Bool { false }
    open var members: [NWEndpoint] { [] }
}
open class NWProtocol {
    public init() {}
}
open class NWProtocolFramer: NWProtocol {
}
extension NWProtocolFramer { open class Instance {
    open func markReady() { Inert.use("NWProtocolFramer.Instance.markReady()") }
    open func markFailed(error: NWError?) { Inert.use("NWProtocolFramer.Instance.markFailed(error:)") }
    open func parseInput(minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int) -> Bool { Inert.use("NWProtocolFramer.Instance.parseInput(minimumIncompleteLength:maximumLength:parse:)"); return false }
    open func deliverInput(data: Data, message: NWProtocolFramer.Message, isComplete: Bool) { Inert.use("NWProtocolFramer.Instance.deliverInput(data:message:isComplete:)") }
    open func deliverInputNoCopy(length: Int, message: NWProtocolFramer.Message, isComplete: Bool) -> Bool { Inert.use("NWProtocolFramer.Instance.deliverInputNoCopy(length:message:isComplete:)"); return false }
    open func passThroughInput() { Inert.use("NWProtocolFramer.Instance.passThroughInput()") }
    open func parseOutput(minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int) -> Bool { Inert.use("NWProtocolFramer.Instance.parseOutput(minimumIncompleteLength:maximumLength:parse:)"); return false }
    open func writeOutput(data: Data) { Inert.use("NWProtocolFramer.Instance.writeOutput(data:)") }
    open func writeOutput(discontiguousData: DispatchData) { Inert.use("NWProtocolFramer.Instance.writeOutput(discontiguousData:)") }
    open func writeOutputNoCopy(length: Int) throws { Inert.use("NWProtocolFramer.Instance.writeOutputNoCopy(length:)"); throw Inert.error("NWProtocolFramer.Instance.writeOutputNoCopy(length:)") }
    open func passThroughOutput() { Inert.use("NWProtocolFramer.Instance.passThroughOutput()") }
    open func async(execute: @escaping () -> Void) { Inert.use("NWProtocolFramer.Instance.async(execute:)") }
    open var remote: NWEndpoint? { nil }
    open var local: NWEndpoint? { nil }
    open var parameters: NWParameters? { nil }
    open func prependApplicationProtocol(options: NWProtocolOptions) throws { Inert.use("NWProtocolFramer.Instance.prependApplicationProtocol(options:)"); throw Inert.error("NWProtocolFramer.Instance.prependApplicationProtocol(options:)") }
}}
extension NWProtocolFramer { open class Message: NWProtocolMetadata {
    public init(instance: NWProtocolFramer.Instance) {  }
}}
extension NWProtocolFramer { open class Options: NWProtocolOptions {
}}
extension NWProtocolFramer { public enum StartResult: Equatable, Sendable {
    case ready
    case willMarkReady
}}
public protocol NWProtocolFramerImplementation: AnyObject {
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool) -> Void
    func wakeup(framer: NWProtocolFramer.Instance) -> Void
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    func cleanup(framer: NWProtocolFramer.Instance) -> Void
}
open class NWProtocolIP: NWProtocol {
}
extension NWProtocolIP { public enum ECN: Equatable, Sendable {
    case nonECT
    case ect0
    case ect1
    case ce
}}
extension NWProtocolIP { open class Metadata: NWProtocolMetadata {
    open var ecn: NWProtocolIP.ECN = NWProtocolIP.ECN.nonECT
    open var receiveTime: UInt64 { 0 }
}}
extension NWProtocolIP { open class Options: NWProtocolOptions {
    open var version: NWProtocolIP.Options.Version = NWProtocolIP.Options.Version.any
    open var hopLimit: UInt8 = 0
    open var useMinimumMTU: Bool = false
    open var disableFragmentation: Bool = false
    open var shouldCalculateReceiveTime: Bool = false
    open var localAddressPreference: NWProtocolIP.Options.AddressPreference = NWProtocolIP.Options.AddressPreference.`default`
    open var disableMulticastLoopback: Bool = false
}}
extension NWProtocolIP.Options { public enum AddressPreference: Equatable, Sendable {
    case `default`
    case temporary
    case stable
}}
extension NWProtocolIP.Options { public enum Version: Equatable, Sendable {
    case any
    case v4
    case v6
}}
// It has no state; a class that is not final cannot be checked.
open class NWProtocolMetadata: @unchecked Sendable {
    public init() {}
}
open class NWProtocolOptions {
    public init() {}
}
open class NWProtocolTCP: NWProtocol {
}
extension NWProtocolTCP { open class Metadata: NWProtocolMetadata {
    open var availableReceiveBuffer: UInt32 { 0 }
    open var availableSendBuffer: UInt32 { 0 }
}}
extension NWProtocolTCP { open class Options: NWProtocolOptions {
    open var noDelay: Bool = false
    open var noPush: Bool = false
    open var noOptions: Bool = false
    open var enableKeepalive: Bool = false
    open var keepaliveCount: Int = 0
    open var keepaliveIdle: Int = 0
    open var keepaliveInterval: Int = 0
    open var maximumSegmentSize: Int = 0
    open var connectionTimeout: Int = 0
    open var persistTimeout: Int = 0
    open var connectionDropTime: Int = 0
    open var retransmitFinDrop: Bool = false
    open var disableAckStretching: Bool = false
    open var enableFastOpen: Bool = false
    open var disableECN: Bool = false
}}
open class NWProtocolTLS: NWProtocol {
}
extension NWProtocolTLS { open class Metadata: NWProtocolMetadata {
}}
extension NWProtocolTLS { open class Options: NWProtocolOptions {
}}
open class NWProtocolUDP: NWProtocol {
}
extension NWProtocolUDP { open class Metadata: NWProtocolMetadata {
}}
extension NWProtocolUDP { open class Options: NWProtocolOptions {
    open var preferNoChecksum: Bool = false
}}
open class NWProtocolWebSocket: NWProtocol {
}
extension NWProtocolWebSocket { open class Metadata: NWProtocolMetadata {
    open var opcode: NWProtocolWebSocket.Opcode { NWProtocolWebSocket.Opcode.cont }
    open func setPongHandler(_ queue: DispatchQueue, handler: @escaping ((NWError?) -> Void)) { Inert.use("NWProtocolWebSocket.Metadata.setPongHandler(_:handler:)"); Inert.later { handler(nil) } }
    open var selectedSubprotocol: String? { nil }
    open var additionalServerHeaders: [(String, String)]? { nil }
    public init(opcode: NWProtocolWebSocket.Opcode) {  }
}}
extension NWProtocolWebSocket { public enum Opcode: UInt8, Sendable {
    case cont
    case text
    case binary
    case close
    case ping
    case pong
}}
extension NWProtocolWebSocket { open class Options: NWProtocolOptions {
    open var autoReplyPing: Bool = false
    open var maximumMessageSize: Int = 0
    open var skipHandshake: Bool = false
    open func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { Inert.use("NWProtocolWebSocket.Options.setAdditionalHeaders(_:)") }
    open func setSubprotocols(_ subprotocols: [String]) { Inert.use("NWProtocolWebSocket.Options.setSubprotocols(_:)") }
    open func setClientRequestHandler(_ queue: DispatchQueue, handler: @escaping (([String], [(name: String, value: String)]) -> NWProtocolWebSocket.Response)) { Inert.use("NWProtocolWebSocket.Options.setClientRequestHandler(_:handler:)") }
    public init(_ version: NWProtocolWebSocket.Version = .version13) {  }
}}
extension NWProtocolWebSocket { public struct Response {
    public var status: NWProtocolWebSocket.Response.Status = NWProtocolWebSocket.Response.Status.accept
    public var subprotocol: String? = nil
    public var additionalHeaders: [(name: String, value: String)]? = nil
    public init() {}
    public init(status: NWProtocolWebSocket.Response.Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil) { self.status = status; self.subprotocol = subprotocol; self.additionalHeaders = additionalHeaders }
}}
extension NWProtocolWebSocket.Response { public enum Status: Equatable, Sendable {
    case accept
    case reject
}}
extension NWProtocolWebSocket { public enum Version: Equatable, Sendable {
    case version13
}}
public protocol OS_nw_advertise_descriptor: NSObjectProtocol {
}
public protocol OS_nw_browse_descriptor: NSObjectProtocol {
}
public protocol OS_nw_browse_result: NSObjectProtocol {
}
public protocol OS_nw_browser: NSObjectProtocol {
}
public protocol OS_nw_connection: NSObjectProtocol {
}
public protocol OS_nw_connection_group: NSObjectProtocol {
}
public protocol OS_nw_content_context: NSObjectProtocol {
}
public protocol OS_nw_data_transfer_report: NSObjectProtocol {
}
public protocol OS_nw_endpoint: NSObjectProtocol {
}
public protocol OS_nw_error: NSObjectProtocol {
}
public protocol OS_nw_establishment_report: NSObjectProtocol {
}
public protocol OS_nw_ethernet_channel: NSObjectProtocol {
}
public protocol OS_nw_framer: NSObjectProtocol {
}
public protocol OS_nw_group_descriptor: NSObjectProtocol {
}
public protocol OS_nw_interface: NSObjectProtocol {
}
public protocol OS_nw_listener: NSObjectProtocol {
}
public protocol OS_nw_object: NSObjectProtocol {
}
public protocol OS_nw_parameters: NSObjectProtocol {
}
public protocol OS_nw_path: NSObjectProtocol {
}
public protocol OS_nw_path_monitor: NSObjectProtocol {
}
public protocol OS_nw_privacy_context: NSObjectProtocol {
}
public protocol OS_nw_protocol_definition: NSObjectProtocol {
}
public protocol OS_nw_protocol_metadata: NSObjectProtocol {
}
public protocol OS_nw_protocol_options: NSObjectProtocol {
}
public protocol OS_nw_protocol_stack: NSObjectProtocol {
}
public protocol OS_nw_resolution_report: NSObjectProtocol {
}
public protocol OS_nw_resolver_config: NSObjectProtocol {
}
public protocol OS_nw_txt_record: NSObjectProtocol {
}
public protocol OS_nw_ws_request: NSObjectProtocol {
}
public protocol OS_nw_ws_response: NSObjectProtocol {
}
public struct nw_browser_state_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_connection_group_state_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_connection_state_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_data_transfer_report_state_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_endpoint_type_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_error_domain_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_framer_start_result_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_interface_type_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_ip_ecn_flag_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_ip_local_address_preference_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_ip_version_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_listener_state_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_multipath_service_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_parameters_expired_dns_behavior_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_path_status_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_path_unsatisfied_reason_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_report_resolution_protocol_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_report_resolution_source_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_service_class_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_txt_record_find_key_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_ws_close_code_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_ws_opcode_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
public struct nw_ws_response_status_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public struct nw_ws_version_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public typealias nw_object_t = OS_nw_object
public typealias nw_txt_record_t = OS_nw_txt_record
public typealias nw_txt_record_access_key_t = (UnsafePointer<CChar>, nw_txt_record_find_key_t, UnsafePointer<UInt8>?, Int) -> Bool
public typealias nw_txt_record_access_bytes_t = (UnsafePointer<UInt8>, Int) -> Bool
public typealias nw_txt_record_applier_t = (UnsafePointer<CChar>, nw_txt_record_find_key_t, UnsafePointer<UInt8>, Int) -> Bool
public typealias nw_advertise_descriptor_t = OS_nw_advertise_descriptor
public typealias nw_protocol_definition_t = OS_nw_protocol_definition
public typealias nw_protocol_options_t = OS_nw_protocol_options
public typealias nw_protocol_metadata_t = OS_nw_protocol_metadata
public typealias nw_interface_t = OS_nw_interface
public typealias nw_endpoint_t = OS_nw_endpoint
public typealias nw_resolver_config_t = OS_nw_resolver_config
public typealias nw_privacy_context_t = OS_nw_privacy_context
public typealias nw_parameters_t = OS_nw_parameters
public typealias nw_protocol_stack_t = OS_nw_protocol_stack
public typealias nw_parameters_configure_protocol_block_t = (nw_protocol_options_t) -> Void
public typealias nw_parameters_iterate_interfaces_block_t = (nw_interface_t) -> Bool
public typealias nw_parameters_iterate_interface_types_block_t = (nw_interface_type_t) -> Bool
public typealias nw_protocol_stack_iterate_protocols_block_t = (nw_protocol_options_t) -> Void
public typealias nw_browse_descriptor_t = OS_nw_browse_descriptor
public typealias nw_browse_result_t = OS_nw_browse_result
public typealias nw_browse_result_change_t = UInt64
public typealias nw_browse_result_enumerate_interface_t = (nw_interface_t) -> Bool
public typealias nw_error_t = OS_nw_error
public typealias nw_browser_t = OS_nw_browser
public typealias nw_browser_browse_results_changed_handler_t = (nw_browse_result_t, nw_browse_result_t, Bool) -> Void
public typealias nw_browser_state_changed_handler_t = (nw_browser_state_t, nw_error_t?) -> Void
public typealias nw_path_t = OS_nw_path
public typealias nw_path_enumerate_interfaces_block_t = (nw_interface_t) -> Bool
public typealias nw_path_enumerate_gateways_block_t = (nw_endpoint_t) -> Bool
public typealias nw_content_context_t = OS_nw_content_context
public typealias nw_connection_t = OS_nw_connection
public typealias nw_connection_state_changed_handler_t = (nw_connection_state_t, nw_error_t?) -> Void
public typealias nw_connection_boolean_event_handler_t = (Bool) -> Void
public typealias nw_connection_path_event_handler_t = (nw_path_t) -> Void
public typealias nw_connection_send_completion_t = (nw_error_t?) -> Void
public typealias nw_group_descriptor_t = OS_nw_group_descriptor
public typealias nw_group_descriptor_enumerate_endpoints_block_t = (nw_endpoint_t) -> Bool
public typealias nw_connection_group_t = OS_nw_connection_group
public typealias nw_connection_group_state_changed_handler_t = (nw_connection_group_state_t, nw_error_t?) -> Void
public typealias nw_connection_group_send_completion_t = (nw_error_t?) -> Void
public typealias nw_establishment_report_t = OS_nw_establishment_report
public typealias nw_establishment_report_access_block_t = (nw_establishment_report_t?) -> Void
public typealias nw_resolution_report_t = OS_nw_resolution_report
public typealias nw_report_resolution_enumerator_t = (nw_report_resolution_source_t, UInt64, UInt32, nw_endpoint_t, nw_endpoint_t) -> Bool
public typealias nw_report_resolution_report_enumerator_t = (nw_resolution_report_t) -> Bool
public typealias nw_report_protocol_enumerator_t = (nw_protocol_definition_t, UInt64, UInt64) -> Bool
public typealias nw_data_transfer_report_t = OS_nw_data_transfer_report
public typealias nw_data_transfer_report_collect_block_t = (nw_data_transfer_report_t) -> Void
public typealias nw_ethernet_channel_t = OS_nw_ethernet_channel
public typealias nw_framer_t = OS_nw_framer
public typealias nw_framer_message_t = nw_protocol_metadata_t
public typealias nw_framer_message_dispose_value_t = (UnsafeMutableRawPointer) -> Void
public typealias nw_framer_start_handler_t = (nw_framer_t) -> nw_framer_start_result_t
public typealias nw_framer_input_handler_t = (nw_framer_t) -> Int
public typealias nw_framer_output_handler_t = (nw_framer_t, nw_framer_message_t, Int, Bool) -> Void
public typealias nw_framer_wakeup_handler_t = (nw_framer_t) -> Void
public typealias nw_framer_stop_handler_t = (nw_framer_t) -> Bool
public typealias nw_framer_cleanup_handler_t = (nw_framer_t) -> Void
public typealias nw_framer_parse_completion_t = (UnsafeMutablePointer<UInt8>?, Int, Bool) -> Int
public typealias nw_framer_block_t = () -> Void
public typealias nw_listener_t = OS_nw_listener
public typealias nw_listener_state_changed_handler_t = (nw_listener_state_t, nw_error_t?) -> Void
public typealias nw_listener_new_connection_handler_t = (nw_connection_t) -> Void
public typealias nw_listener_advertised_endpoint_changed_handler_t = (nw_endpoint_t, Bool) -> Void
public typealias nw_path_monitor_t = OS_nw_path_monitor
public typealias nw_path_monitor_cancel_handler_t = () -> Void
public typealias nw_path_monitor_update_handler_t = (nw_path_t) -> Void
public typealias nw_ws_pong_handler_t = (nw_error_t?) -> Void
public typealias nw_ws_request_t = OS_nw_ws_request
public typealias nw_ws_subprotocol_enumerator_t = (UnsafePointer<CChar>) -> Bool
public typealias nw_ws_additional_header_enumerator_t = (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Bool
public typealias nw_ws_response_t = OS_nw_ws_response
public typealias nw_ws_client_request_handler_t = (nw_ws_request_t) -> nw_ws_response_t
public var NW_NOT_i386_MAC: Int32 { 0 }
public var nw_txt_record_find_key_invalid: nw_txt_record_find_key_t { nw_txt_record_find_key_t(rawValue: 0) }
public var nw_txt_record_find_key_not_present: nw_txt_record_find_key_t { nw_txt_record_find_key_t(rawValue: 0) }
public var nw_txt_record_find_key_no_value: nw_txt_record_find_key_t { nw_txt_record_find_key_t(rawValue: 0) }
public var nw_txt_record_find_key_empty_value: nw_txt_record_find_key_t { nw_txt_record_find_key_t(rawValue: 0) }
public var nw_txt_record_find_key_non_empty_value: nw_txt_record_find_key_t { nw_txt_record_find_key_t(rawValue: 0) }
public func nw_txt_record_copy(_ txt_record: nw_txt_record_t?) -> nw_txt_record_t? { Inert.use("nw_txt_record_copy(_:)"); return nil }
public func nw_txt_record_find_key(_ txt_record: nw_txt_record_t, _ key: UnsafePointer<CChar>) -> nw_txt_record_find_key_t { Inert.use("nw_txt_record_find_key(_:_:)"); return nw_txt_record_find_key_t(rawValue: 0) }
public func nw_txt_record_access_key(_ txt_record: nw_txt_record_t, _ key: UnsafePointer<CChar>, _ access_value: @escaping nw_txt_record_access_key_t) -> Bool { Inert.use("nw_txt_record_access_key(_:_:_:)"); return false }
public func nw_txt_record_set_key(_ txt_record: nw_txt_record_t, _ key: UnsafePointer<CChar>, _ value: UnsafePointer<UInt8>?, _ value_len: Int) -> Bool { Inert.use("nw_txt_record_set_key(_:_:_:_:)"); return false }
public func nw_txt_record_remove_key(_ txt_record: nw_txt_record_t, _ key: UnsafePointer<CChar>) -> Bool { Inert.use("nw_txt_record_remove_key(_:_:)"); return false }
public func nw_txt_record_get_key_count(_ txt_record: nw_txt_record_t?) -> Int { Inert.use("nw_txt_record_get_key_count(_:)"); return 0 }
public func nw_txt_record_access_bytes(_ txt_record: nw_txt_record_t, _ access_bytes: @escaping nw_txt_record_access_bytes_t) -> Bool { Inert.use("nw_txt_record_access_bytes(_:_:)"); return false }
public func nw_txt_record_apply(_ txt_record: nw_txt_record_t, _ applier: @escaping nw_txt_record_applier_t) -> Bool { Inert.use("nw_txt_record_apply(_:_:)"); return false }
public func nw_txt_record_is_equal(_ left: nw_txt_record_t?, _ right: nw_txt_record_t?) -> Bool { Inert.use("nw_txt_record_is_equal(_:_:)"); return false }
public func nw_txt_record_is_dictionary(_ txt_record: nw_txt_record_t) -> Bool { Inert.use("nw_txt_record_is_dictionary(_:)"); return false }
public func nw_advertise_descriptor_create_bonjour_service(_ name: UnsafePointer<CChar>?, _ type: UnsafePointer<CChar>, _ domain: UnsafePointer<CChar>?) -> nw_advertise_descriptor_t? { Inert.use("nw_advertise_descriptor_create_bonjour_service(_:_:_:)"); return nil }
public func nw_advertise_descriptor_set_txt_record(_ advertise_descriptor: nw_advertise_descriptor_t, _ txt_record: UnsafeRawPointer?, _ txt_length: Int) { Inert.use("nw_advertise_descriptor_set_txt_record(_:_:_:)") }
public func nw_advertise_descriptor_set_no_auto_rename(_ advertise_descriptor: nw_advertise_descriptor_t, _ no_auto_rename: Bool) { Inert.use("nw_advertise_descriptor_set_no_auto_rename(_:_:)") }
public func nw_advertise_descriptor_get_no_auto_rename(_ advertise_descriptor: nw_advertise_descriptor_t) -> Bool { Inert.use("nw_advertise_descriptor_get_no_auto_rename(_:)"); return false }
public func nw_advertise_descriptor_set_txt_record_object(_ advertise_descriptor: nw_advertise_descriptor_t, _ txt_record: nw_txt_record_t?) { Inert.use("nw_advertise_descriptor_set_txt_record_object(_:_:)") }
public func nw_advertise_descriptor_copy_txt_record_object(_ advertise_descriptor: nw_advertise_descriptor_t) -> nw_txt_record_t? { Inert.use("nw_advertise_descriptor_copy_txt_record_object(_:)"); return nil }
public func nw_protocol_definition_is_equal(_ definition1: nw_protocol_definition_t, _ definition2: nw_protocol_definition_t) -> Bool { Inert.use("nw_protocol_definition_is_equal(_:_:)"); return false }
public var nw_interface_type_other: nw_interface_type_t { nw_interface_type_t(rawValue: 0) }
public var nw_interface_type_wifi: nw_interface_type_t { nw_interface_type_t(rawValue: 0) }
public var nw_interface_type_cellular: nw_interface_type_t { nw_interface_type_t(rawValue: 0) }
public var nw_interface_type_wired: nw_interface_type_t { nw_interface_type_t(rawValue: 0) }
public var nw_interface_type_loopback: nw_interface_type_t { nw_interface_type_t(rawValue: 0) }
public func nw_interface_get_type(_ interface: nw_interface_t) -> nw_interface_type_t { Inert.use("nw_interface_get_type(_:)"); return nw_interface_type_t(rawValue: 0) }
public func nw_interface_get_index(_ interface: nw_interface_t) -> UInt32 { Inert.use("nw_interface_get_index(_:)"); return 0 }
public var nw_endpoint_type_invalid: nw_endpoint_type_t { nw_endpoint_type_t(rawValue: 0) }
public var nw_endpoint_type_address: nw_endpoint_type_t { nw_endpoint_type_t(rawValue: 0) }
public var nw_endpoint_type_host: nw_endpoint_type_t { nw_endpoint_type_t(rawValue: 0) }
public var nw_endpoint_type_bonjour_service: nw_endpoint_type_t { nw_endpoint_type_t(rawValue: 0) }
public var nw_endpoint_type_url: nw_endpoint_type_t { nw_endpoint_type_t(rawValue: 0) }
public func nw_endpoint_get_type(_ endpoint: nw_endpoint_t) -> nw_endpoint_type_t { Inert.use("nw_endpoint_get_type(_:)"); return nw_endpoint_type_t(rawValue: 0) }
public func nw_endpoint_get_port(_ endpoint: nw_endpoint_t) -> UInt16 { Inert.use("nw_endpoint_get_port(_:)"); return 0 }
public func nw_resolver_config_add_server_address(_ config: nw_resolver_config_t, _ server_address: nw_endpoint_t) { Inert.use("nw_resolver_config_add_server_address(_:_:)") }
public func nw_privacy_context_flush_cache(_ privacy_context: nw_privacy_context_t) { Inert.use("nw_privacy_context_flush_cache(_:)") }
public func nw_privacy_context_disable_logging(_ privacy_context: nw_privacy_context_t) { Inert.use("nw_privacy_context_disable_logging(_:)") }
public func nw_privacy_context_require_encrypted_name_resolution(_ privacy_context: nw_privacy_context_t, _ require_encrypted_name_resolution: Bool, _ fallback_resolver_config: nw_resolver_config_t?) { Inert.use("nw_privacy_context_require_encrypted_name_resolution(_:_:_:)") }
public func nw_parameters_set_privacy_context(_ parameters: nw_parameters_t, _ privacy_context: nw_privacy_context_t) { Inert.use("nw_parameters_set_privacy_context(_:_:)") }
public func nw_parameters_require_interface(_ parameters: nw_parameters_t, _ interface: nw_interface_t?) { Inert.use("nw_parameters_require_interface(_:_:)") }
public func nw_parameters_copy_required_interface(_ parameters: nw_parameters_t) -> nw_interface_t? { Inert.use("nw_parameters_copy_required_interface(_:)"); return nil }
public func nw_parameters_prohibit_interface(_ parameters: nw_parameters_t, _ interface: nw_interface_t) { Inert.use("nw_parameters_prohibit_interface(_:_:)") }
public func nw_parameters_clear_prohibited_interfaces(_ parameters: nw_parameters_t) { Inert.use("nw_parameters_clear_prohibited_interfaces(_:)") }
public func nw_parameters_iterate_prohibited_interfaces(_ parameters: nw_parameters_t, _ iterate_block: (nw_interface_t) -> Bool) { Inert.use("nw_parameters_iterate_prohibited_interfaces(_:_:)") }
public func nw_parameters_set_required_interface_type(_ parameters: nw_parameters_t, _ interface_type: nw_interface_type_t) { Inert.use("nw_parameters_set_required_interface_type(_:_:)") }
public func nw_parameters_get_required_interface_type(_ parameters: nw_parameters_t) -> nw_interface_type_t { Inert.use("nw_parameters_get_required_interface_type(_:)"); return nw_interface_type_t(rawValue: 0) }
public func nw_parameters_prohibit_interface_type(_ parameters: nw_parameters_t, _ interface_type: nw_interface_type_t) { Inert.use("nw_parameters_prohibit_interface_type(_:_:)") }
public func nw_parameters_clear_prohibited_interface_types(_ parameters: nw_parameters_t) { Inert.use("nw_parameters_clear_prohibited_interface_types(_:)") }
public func nw_parameters_iterate_prohibited_interface_types(_ parameters: nw_parameters_t, _ iterate_block: (nw_interface_type_t) -> Bool) { Inert.use("nw_parameters_iterate_prohibited_interface_types(_:_:)") }
public func nw_parameters_set_prohibit_expensive(_ parameters: nw_parameters_t, _ prohibit_expensive: Bool) { Inert.use("nw_parameters_set_prohibit_expensive(_:_:)") }
public func nw_parameters_get_prohibit_expensive(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_prohibit_expensive(_:)"); return false }
public func nw_parameters_set_prohibit_constrained(_ parameters: nw_parameters_t, _ prohibit_constrained: Bool) { Inert.use("nw_parameters_set_prohibit_constrained(_:_:)") }
public func nw_parameters_get_prohibit_constrained(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_prohibit_constrained(_:)"); return false }
public func nw_parameters_set_reuse_local_address(_ parameters: nw_parameters_t, _ reuse_local_address: Bool) { Inert.use("nw_parameters_set_reuse_local_address(_:_:)") }
public func nw_parameters_get_reuse_local_address(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_reuse_local_address(_:)"); return false }
public func nw_parameters_set_local_endpoint(_ parameters: nw_parameters_t, _ local_endpoint: nw_endpoint_t?) { Inert.use("nw_parameters_set_local_endpoint(_:_:)") }
public func nw_parameters_copy_local_endpoint(_ parameters: nw_parameters_t) -> nw_endpoint_t? { Inert.use("nw_parameters_copy_local_endpoint(_:)"); return nil }
public func nw_parameters_set_include_peer_to_peer(_ parameters: nw_parameters_t, _ include_peer_to_peer: Bool) { Inert.use("nw_parameters_set_include_peer_to_peer(_:_:)") }
public func nw_parameters_get_include_peer_to_peer(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_include_peer_to_peer(_:)"); return false }
public func nw_parameters_set_fast_open_enabled(_ parameters: nw_parameters_t, _ fast_open_enabled: Bool) { Inert.use("nw_parameters_set_fast_open_enabled(_:_:)") }
public func nw_parameters_get_fast_open_enabled(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_fast_open_enabled(_:)"); return false }
public var nw_service_class_best_effort: nw_service_class_t { nw_service_class_t(rawValue: 0) }
public var nw_service_class_background: nw_service_class_t { nw_service_class_t(rawValue: 0) }
public var nw_service_class_interactive_video: nw_service_class_t { nw_service_class_t(rawValue: 0) }
public var nw_service_class_interactive_voice: nw_service_class_t { nw_service_class_t(rawValue: 0) }
public var nw_service_class_responsive_data: nw_service_class_t { nw_service_class_t(rawValue: 0) }
public var nw_service_class_signaling: nw_service_class_t { nw_service_class_t(rawValue: 0) }
public func nw_parameters_set_service_class(_ parameters: nw_parameters_t, _ service_class: nw_service_class_t) { Inert.use("nw_parameters_set_service_class(_:_:)") }
public func nw_parameters_get_service_class(_ parameters: nw_parameters_t) -> nw_service_class_t { Inert.use("nw_parameters_get_service_class(_:)"); return nw_service_class_t(rawValue: 0) }
public var nw_multipath_service_disabled: nw_multipath_service_t { nw_multipath_service_t(rawValue: 0) }
public var nw_multipath_service_handover: nw_multipath_service_t { nw_multipath_service_t(rawValue: 0) }
public var nw_multipath_service_interactive: nw_multipath_service_t { nw_multipath_service_t(rawValue: 0) }
public var nw_multipath_service_aggregate: nw_multipath_service_t { nw_multipath_service_t(rawValue: 0) }
public func nw_parameters_set_multipath_service(_ parameters: nw_parameters_t, _ multipath_service: nw_multipath_service_t) { Inert.use("nw_parameters_set_multipath_service(_:_:)") }
public func nw_parameters_get_multipath_service(_ parameters: nw_parameters_t) -> nw_multipath_service_t { Inert.use("nw_parameters_get_multipath_service(_:)"); return nw_multipath_service_t(rawValue: 0) }
public func nw_protocol_stack_prepend_application_protocol(_ stack: nw_protocol_stack_t, _ protocol: nw_protocol_options_t) { Inert.use("nw_protocol_stack_prepend_application_protocol(_:_:)") }
public func nw_protocol_stack_clear_application_protocols(_ stack: nw_protocol_stack_t) { Inert.use("nw_protocol_stack_clear_application_protocols(_:)") }
public func nw_protocol_stack_iterate_application_protocols(_ stack: nw_protocol_stack_t, _ iterate_block: (nw_protocol_options_t) -> Void) { Inert.use("nw_protocol_stack_iterate_application_protocols(_:_:)") }
public func nw_protocol_stack_copy_transport_protocol(_ stack: nw_protocol_stack_t) -> nw_protocol_options_t? { Inert.use("nw_protocol_stack_copy_transport_protocol(_:)"); return nil }
public func nw_protocol_stack_set_transport_protocol(_ stack: nw_protocol_stack_t, _ protocol: nw_protocol_options_t) { Inert.use("nw_protocol_stack_set_transport_protocol(_:_:)") }
public func nw_protocol_stack_copy_internet_protocol(_ stack: nw_protocol_stack_t) -> nw_protocol_options_t? { Inert.use("nw_protocol_stack_copy_internet_protocol(_:)"); return nil }
public func nw_parameters_set_local_only(_ parameters: nw_parameters_t, _ local_only: Bool) { Inert.use("nw_parameters_set_local_only(_:_:)") }
public func nw_parameters_get_local_only(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_local_only(_:)"); return false }
public func nw_parameters_set_prefer_no_proxy(_ parameters: nw_parameters_t, _ prefer_no_proxy: Bool) { Inert.use("nw_parameters_set_prefer_no_proxy(_:_:)") }
public func nw_parameters_get_prefer_no_proxy(_ parameters: nw_parameters_t) -> Bool { Inert.use("nw_parameters_get_prefer_no_proxy(_:)"); return false }
public var nw_parameters_expired_dns_behavior_default: nw_parameters_expired_dns_behavior_t { nw_parameters_expired_dns_behavior_t(rawValue: 0) }
public var nw_parameters_expired_dns_behavior_allow: nw_parameters_expired_dns_behavior_t { nw_parameters_expired_dns_behavior_t(rawValue: 0) }
public var nw_parameters_expired_dns_behavior_prohibit: nw_parameters_expired_dns_behavior_t { nw_parameters_expired_dns_behavior_t(rawValue: 0) }
public func nw_parameters_set_expired_dns_behavior(_ parameters: nw_parameters_t, _ expired_dns_behavior: nw_parameters_expired_dns_behavior_t) { Inert.use("nw_parameters_set_expired_dns_behavior(_:_:)") }
public func nw_parameters_get_expired_dns_behavior(_ parameters: nw_parameters_t) -> nw_parameters_expired_dns_behavior_t { Inert.use("nw_parameters_get_expired_dns_behavior(_:)"); return nw_parameters_expired_dns_behavior_t(rawValue: 0) }
public func nw_browse_descriptor_get_bonjour_service_domain(_ descriptor: nw_browse_descriptor_t) -> UnsafePointer<CChar>? { Inert.use("nw_browse_descriptor_get_bonjour_service_domain(_:)"); return nil }
public func nw_browse_descriptor_set_include_txt_record(_ descriptor: nw_browse_descriptor_t, _ include_txt_record: Bool) { Inert.use("nw_browse_descriptor_set_include_txt_record(_:_:)") }
public func nw_browse_descriptor_get_include_txt_record(_ descriptor: nw_browse_descriptor_t) -> Bool { Inert.use("nw_browse_descriptor_get_include_txt_record(_:)"); return false }
public var nw_browse_result_change_invalid: Int { 0 }
public var nw_browse_result_change_identical: Int { 0 }
public var nw_browse_result_change_result_added: Int { 0 }
public var nw_browse_result_change_result_removed: Int { 0 }
public var nw_browse_result_change_interface_added: Int { 0 }
public var nw_browse_result_change_interface_removed: Int { 0 }
public var nw_browse_result_change_txt_record_changed: Int { 0 }
public func nw_browse_result_get_changes(_ old_result: nw_browse_result_t?, _ new_result: nw_browse_result_t?) -> nw_browse_result_change_t { Inert.use("nw_browse_result_get_changes(_:_:)"); return 0 }
public func nw_browse_result_get_interfaces_count(_ result: nw_browse_result_t) -> Int { Inert.use("nw_browse_result_get_interfaces_count(_:)"); return 0 }
public func nw_browse_result_copy_txt_record_object(_ result: nw_browse_result_t) -> nw_txt_record_t? { Inert.use("nw_browse_result_copy_txt_record_object(_:)"); return nil }
public func nw_browse_result_enumerate_interfaces(_ result: nw_browse_result_t, _ enumerator: (nw_interface_t) -> Bool) { Inert.use("nw_browse_result_enumerate_interfaces(_:_:)") }
public var nw_error_domain_invalid: nw_error_domain_t { nw_error_domain_t(rawValue: 0) }
public var nw_error_domain_posix: nw_error_domain_t { nw_error_domain_t(rawValue: 0) }
public var nw_error_domain_dns: nw_error_domain_t { nw_error_domain_t(rawValue: 0) }
public var nw_error_domain_tls: nw_error_domain_t { nw_error_domain_t(rawValue: 0) }
public func nw_error_get_error_domain(_ error: nw_error_t) -> nw_error_domain_t { Inert.use("nw_error_get_error_domain(_:)"); return nw_error_domain_t(rawValue: 0) }
public func nw_error_get_error_code(_ error: nw_error_t) -> Int32 { Inert.use("nw_error_get_error_code(_:)"); return 0 }
public nonisolated(unsafe) let kNWErrorDomainPOSIX: CFString = "kNWErrorDomainPOSIX" as CFString
public nonisolated(unsafe) let kNWErrorDomainDNS: CFString = "kNWErrorDomainDNS" as CFString
public nonisolated(unsafe) let kNWErrorDomainTLS: CFString = "kNWErrorDomainTLS" as CFString
public var nw_browser_state_invalid: nw_browser_state_t { nw_browser_state_t(rawValue: 0) }
public var nw_browser_state_ready: nw_browser_state_t { nw_browser_state_t(rawValue: 0) }
public var nw_browser_state_failed: nw_browser_state_t { nw_browser_state_t(rawValue: 0) }
public var nw_browser_state_cancelled: nw_browser_state_t { nw_browser_state_t(rawValue: 0) }
public var nw_browser_state_waiting: nw_browser_state_t { nw_browser_state_t(rawValue: 0) }
public func nw_browser_set_queue(_ browser: nw_browser_t, _ queue: DispatchQueue) { Inert.use("nw_browser_set_queue(_:_:)") }
public func nw_browser_set_browse_results_changed_handler(_ browser: nw_browser_t, _ handler: nw_browser_browse_results_changed_handler_t?) { Inert.use("nw_browser_set_browse_results_changed_handler(_:_:)") }
public func nw_browser_set_state_changed_handler(_ browser: nw_browser_t, _ state_changed_handler: nw_browser_state_changed_handler_t?) { Inert.use("nw_browser_set_state_changed_handler(_:_:)"); Inert.later { state_changed_handler?(nw_browser_state_t(rawValue: 0), nil) } }
public func nw_browser_start(_ browser: nw_browser_t) { Inert.use("nw_browser_start(_:)") }
public func nw_browser_cancel(_ browser: nw_browser_t) { Inert.use("nw_browser_cancel(_:)") }
public var nw_path_status_invalid: nw_path_status_t { nw_path_status_t(rawValue: 0) }
public var nw_path_status_satisfied: nw_path_status_t { nw_path_status_t(rawValue: 0) }
public var nw_path_status_unsatisfied: nw_path_status_t { nw_path_status_t(rawValue: 0) }
public var nw_path_status_satisfiable: nw_path_status_t { nw_path_status_t(rawValue: 0) }
public func nw_path_get_status(_ path: nw_path_t) -> nw_path_status_t { Inert.use("nw_path_get_status(_:)"); return nw_path_status_t(rawValue: 0) }
public var nw_path_unsatisfied_reason_not_available: nw_path_unsatisfied_reason_t { nw_path_unsatisfied_reason_t(rawValue: 0) }
public var nw_path_unsatisfied_reason_cellular_denied: nw_path_unsatisfied_reason_t { nw_path_unsatisfied_reason_t(rawValue: 0) }
public var nw_path_unsatisfied_reason_wifi_denied: nw_path_unsatisfied_reason_t { nw_path_unsatisfied_reason_t(rawValue: 0) }
public var nw_path_unsatisfied_reason_local_network_denied: nw_path_unsatisfied_reason_t { nw_path_unsatisfied_reason_t(rawValue: 0) }
public func nw_path_get_unsatisfied_reason(_ path: nw_path_t) -> nw_path_unsatisfied_reason_t { Inert.use("nw_path_get_unsatisfied_reason(_:)"); return nw_path_unsatisfied_reason_t(rawValue: 0) }
public func nw_path_enumerate_interfaces(_ path: nw_path_t, _ enumerate_block: (nw_interface_t) -> Bool) { Inert.use("nw_path_enumerate_interfaces(_:_:)") }
public func nw_path_is_equal(_ path: nw_path_t, _ other_path: nw_path_t) -> Bool { Inert.use("nw_path_is_equal(_:_:)"); return false }
public func nw_path_is_expensive(_ path: nw_path_t) -> Bool { Inert.use("nw_path_is_expensive(_:)"); return false }
public func nw_path_is_constrained(_ path: nw_path_t) -> Bool { Inert.use("nw_path_is_constrained(_:)"); return false }
public func nw_path_has_ipv4(_ path: nw_path_t) -> Bool { Inert.use("nw_path_has_ipv4(_:)"); return false }
public func nw_path_has_ipv6(_ path: nw_path_t) -> Bool { Inert.use("nw_path_has_ipv6(_:)"); return false }
public func nw_path_has_dns(_ path: nw_path_t) -> Bool { Inert.use("nw_path_has_dns(_:)"); return false }
public func nw_path_uses_interface_type(_ path: nw_path_t, _ interface_type: nw_interface_type_t) -> Bool { Inert.use("nw_path_uses_interface_type(_:_:)"); return false }
public func nw_path_copy_effective_local_endpoint(_ path: nw_path_t) -> nw_endpoint_t? { Inert.use("nw_path_copy_effective_local_endpoint(_:)"); return nil }
public func nw_path_copy_effective_remote_endpoint(_ path: nw_path_t) -> nw_endpoint_t? { Inert.use("nw_path_copy_effective_remote_endpoint(_:)"); return nil }
public func nw_path_enumerate_gateways(_ path: nw_path_t, _ enumerate_block: (nw_endpoint_t) -> Bool) { Inert.use("nw_path_enumerate_gateways(_:_:)") }
public func nw_content_context_get_is_final(_ context: nw_content_context_t) -> Bool { Inert.use("nw_content_context_get_is_final(_:)"); return false }
public func nw_content_context_set_is_final(_ context: nw_content_context_t, _ is_final: Bool) { Inert.use("nw_content_context_set_is_final(_:_:)") }
public func nw_content_context_get_expiration_milliseconds(_ context: nw_content_context_t) -> UInt64 { Inert.use("nw_content_context_get_expiration_milliseconds(_:)"); return 0 }
public func nw_content_context_set_expiration_milliseconds(_ context: nw_content_context_t, _ expiration_milliseconds: UInt64) { Inert.use("nw_content_context_set_expiration_milliseconds(_:_:)") }
public func nw_content_context_get_relative_priority(_ context: nw_content_context_t) -> Double { Inert.use("nw_content_context_get_relative_priority(_:)"); return 0 }
public func nw_content_context_set_relative_priority(_ context: nw_content_context_t, _ relative_priority: Double) { Inert.use("nw_content_context_set_relative_priority(_:_:)") }
public func nw_content_context_set_antecedent(_ context: nw_content_context_t, _ antecendent_context: nw_content_context_t?) { Inert.use("nw_content_context_set_antecedent(_:_:)") }
public func nw_content_context_copy_antecedent(_ context: nw_content_context_t) -> nw_content_context_t? { Inert.use("nw_content_context_copy_antecedent(_:)"); return nil }
public func nw_content_context_set_metadata_for_protocol(_ context: nw_content_context_t, _ protocol_metadata: nw_protocol_metadata_t) { Inert.use("nw_content_context_set_metadata_for_protocol(_:_:)") }
public func nw_content_context_copy_protocol_metadata(_ context: nw_content_context_t, _ protocol: nw_protocol_definition_t) -> nw_protocol_metadata_t? { Inert.use("nw_content_context_copy_protocol_metadata(_:_:)"); return nil }
public func nw_content_context_foreach_protocol_metadata(_ context: nw_content_context_t, _ foreach_block: @escaping (nw_protocol_definition_t, nw_protocol_metadata_t) -> Void) { Inert.use("nw_content_context_foreach_protocol_metadata(_:_:)") }
public var nw_connection_state_invalid: nw_connection_state_t { nw_connection_state_t(rawValue: 0) }
public var nw_connection_state_waiting: nw_connection_state_t { nw_connection_state_t(rawValue: 0) }
public var nw_connection_state_preparing: nw_connection_state_t { nw_connection_state_t(rawValue: 0) }
public var nw_connection_state_ready: nw_connection_state_t { nw_connection_state_t(rawValue: 0) }
public var nw_connection_state_failed: nw_connection_state_t { nw_connection_state_t(rawValue: 0) }
public var nw_connection_state_cancelled: nw_connection_state_t { nw_connection_state_t(rawValue: 0) }
public func nw_connection_set_state_changed_handler(_ connection: nw_connection_t, _ handler: nw_connection_state_changed_handler_t?) { Inert.use("nw_connection_set_state_changed_handler(_:_:)"); Inert.later { handler?(nw_connection_state_t(rawValue: 0), nil) } }
public func nw_connection_set_viability_changed_handler(_ connection: nw_connection_t, _ handler: nw_connection_boolean_event_handler_t?) { Inert.use("nw_connection_set_viability_changed_handler(_:_:)"); Inert.later { handler?(false) } }
public func nw_connection_set_better_path_available_handler(_ connection: nw_connection_t, _ handler: nw_connection_boolean_event_handler_t?) { Inert.use("nw_connection_set_better_path_available_handler(_:_:)"); Inert.later { handler?(false) } }
public func nw_connection_set_path_changed_handler(_ connection: nw_connection_t, _ handler: nw_connection_path_event_handler_t?) { Inert.use("nw_connection_set_path_changed_handler(_:_:)") }
public func nw_connection_set_queue(_ connection: nw_connection_t, _ queue: DispatchQueue) { Inert.use("nw_connection_set_queue(_:_:)") }
public func nw_connection_start(_ connection: nw_connection_t) { Inert.use("nw_connection_start(_:)") }
public func nw_connection_restart(_ connection: nw_connection_t) { Inert.use("nw_connection_restart(_:)") }
public func nw_connection_cancel(_ connection: nw_connection_t) { Inert.use("nw_connection_cancel(_:)") }
public func nw_connection_force_cancel(_ connection: nw_connection_t) { Inert.use("nw_connection_force_cancel(_:)") }
public func nw_connection_cancel_current_endpoint(_ connection: nw_connection_t) { Inert.use("nw_connection_cancel_current_endpoint(_:)") }
public func nw_connection_batch(_ connection: nw_connection_t, _ batch_block: () -> Void) { Inert.use("nw_connection_batch(_:_:)") }
public func nw_connection_copy_current_path(_ connection: nw_connection_t) -> nw_path_t? { Inert.use("nw_connection_copy_current_path(_:)"); return nil }
public func nw_connection_copy_protocol_metadata(_ connection: nw_connection_t, _ definition: nw_protocol_definition_t) -> nw_protocol_metadata_t? { Inert.use("nw_connection_copy_protocol_metadata(_:_:)"); return nil }
public func nw_connection_get_maximum_datagram_size(_ connection: nw_connection_t) -> UInt32 { Inert.use("nw_connection_get_maximum_datagram_size(_:)"); return 0 }
public func nw_group_descriptor_add_endpoint(_ descriptor: nw_group_descriptor_t, _ endpoint: nw_endpoint_t) -> Bool { Inert.use("nw_group_descriptor_add_endpoint(_:_:)"); return false }
public func nw_group_descriptor_enumerate_endpoints(_ descriptor: nw_group_descriptor_t, _ enumerate_block: (nw_endpoint_t) -> Bool) { Inert.use("nw_group_descriptor_enumerate_endpoints(_:_:)") }
public func nw_multicast_group_descriptor_set_specific_source(_ multicast_descriptor: nw_group_descriptor_t, _ source: nw_endpoint_t) { Inert.use("nw_multicast_group_descriptor_set_specific_source(_:_:)") }
public func nw_multicast_group_descriptor_set_disable_unicast_traffic(_ multicast_descriptor: nw_group_descriptor_t, _ disable_unicast_traffic: Bool) { Inert.use("nw_multicast_group_descriptor_set_disable_unicast_traffic(_:_:)") }
public func nw_multicast_group_descriptor_get_disable_unicast_traffic(_ multicast_descriptor: nw_group_descriptor_t) -> Bool { Inert.use("nw_multicast_group_descriptor_get_disable_unicast_traffic(_:)"); return false }
public var nw_connection_group_state_invalid: nw_connection_group_state_t { nw_connection_group_state_t(rawValue: 0) }
public var nw_connection_group_state_waiting: nw_connection_group_state_t { nw_connection_group_state_t(rawValue: 0) }
public var nw_connection_group_state_ready: nw_connection_group_state_t { nw_connection_group_state_t(rawValue: 0) }
public var nw_connection_group_state_failed: nw_connection_group_state_t { nw_connection_group_state_t(rawValue: 0) }
public var nw_connection_group_state_cancelled: nw_connection_group_state_t { nw_connection_group_state_t(rawValue: 0) }
public func nw_connection_group_set_queue(_ group: nw_connection_group_t, _ queue: DispatchQueue) { Inert.use("nw_connection_group_set_queue(_:_:)") }
public func nw_connection_group_set_state_changed_handler(_ group: nw_connection_group_t, _ state_changed_handler: nw_connection_group_state_changed_handler_t?) { Inert.use("nw_connection_group_set_state_changed_handler(_:_:)"); Inert.later { state_changed_handler?(nw_connection_group_state_t(rawValue: 0), nil) } }
public func nw_connection_group_start(_ group: nw_connection_group_t) { Inert.use("nw_connection_group_start(_:)") }
public func nw_connection_group_cancel(_ group: nw_connection_group_t) { Inert.use("nw_connection_group_cancel(_:)") }
public func nw_connection_group_copy_remote_endpoint_for_message(_ group: nw_connection_group_t, _ context: nw_content_context_t) -> nw_endpoint_t? { Inert.use("nw_connection_group_copy_remote_endpoint_for_message(_:_:)"); return nil }
public func nw_connection_group_copy_local_endpoint_for_message(_ group: nw_connection_group_t, _ context: nw_content_context_t) -> nw_endpoint_t? { Inert.use("nw_connection_group_copy_local_endpoint_for_message(_:_:)"); return nil }
public func nw_connection_group_copy_path_for_message(_ group: nw_connection_group_t, _ context: nw_content_context_t) -> nw_path_t? { Inert.use("nw_connection_group_copy_path_for_message(_:_:)"); return nil }
public func nw_connection_group_extract_connection_for_message(_ group: nw_connection_group_t, _ context: nw_content_context_t) -> nw_connection_t? { Inert.use("nw_connection_group_extract_connection_for_message(_:_:)"); return nil }
public func nw_connection_access_establishment_report(_ connection: nw_connection_t, _ queue: DispatchQueue, _ access_block: @escaping nw_establishment_report_access_block_t) { Inert.use("nw_connection_access_establishment_report(_:_:_:)") }
public func nw_establishment_report_get_duration_milliseconds(_ report: nw_establishment_report_t) -> UInt64 { Inert.use("nw_establishment_report_get_duration_milliseconds(_:)"); return 0 }
public func nw_establishment_report_get_attempt_started_after_milliseconds(_ report: nw_establishment_report_t) -> UInt64 { Inert.use("nw_establishment_report_get_attempt_started_after_milliseconds(_:)"); return 0 }
public func nw_establishment_report_get_previous_attempt_count(_ report: nw_establishment_report_t) -> UInt32 { Inert.use("nw_establishment_report_get_previous_attempt_count(_:)"); return 0 }
public func nw_establishment_report_get_used_proxy(_ report: nw_establishment_report_t) -> Bool { Inert.use("nw_establishment_report_get_used_proxy(_:)"); return false }
public func nw_establishment_report_get_proxy_configured(_ report: nw_establishment_report_t) -> Bool { Inert.use("nw_establishment_report_get_proxy_configured(_:)"); return false }
public func nw_establishment_report_copy_proxy_endpoint(_ report: nw_establishment_report_t) -> nw_endpoint_t? { Inert.use("nw_establishment_report_copy_proxy_endpoint(_:)"); return nil }
public var nw_report_resolution_source_query: nw_report_resolution_source_t { nw_report_resolution_source_t(rawValue: 0) }
public var nw_report_resolution_source_cache: nw_report_resolution_source_t { nw_report_resolution_source_t(rawValue: 0) }
public var nw_report_resolution_source_expired_cache: nw_report_resolution_source_t { nw_report_resolution_source_t(rawValue: 0) }
public func nw_resolution_report_get_source(_ resolution_report: nw_resolution_report_t) -> nw_report_resolution_source_t { Inert.use("nw_resolution_report_get_source(_:)"); return nw_report_resolution_source_t(rawValue: 0) }
public func nw_resolution_report_get_milliseconds(_ resolution_report: nw_resolution_report_t) -> UInt64 { Inert.use("nw_resolution_report_get_milliseconds(_:)"); return 0 }
public func nw_resolution_report_get_endpoint_count(_ resolution_report: nw_resolution_report_t) -> UInt32 { Inert.use("nw_resolution_report_get_endpoint_count(_:)"); return 0 }
public var nw_report_resolution_protocol_unknown: nw_report_resolution_protocol_t { nw_report_resolution_protocol_t(rawValue: 0) }
public var nw_report_resolution_protocol_udp: nw_report_resolution_protocol_t { nw_report_resolution_protocol_t(rawValue: 0) }
public var nw_report_resolution_protocol_tcp: nw_report_resolution_protocol_t { nw_report_resolution_protocol_t(rawValue: 0) }
public var nw_report_resolution_protocol_tls: nw_report_resolution_protocol_t { nw_report_resolution_protocol_t(rawValue: 0) }
public var nw_report_resolution_protocol_https: nw_report_resolution_protocol_t { nw_report_resolution_protocol_t(rawValue: 0) }
public func nw_resolution_report_get_protocol(_ resolution_report: nw_resolution_report_t) -> nw_report_resolution_protocol_t { Inert.use("nw_resolution_report_get_protocol(_:)"); return nw_report_resolution_protocol_t(rawValue: 0) }
public func nw_establishment_report_enumerate_resolutions(_ report: nw_establishment_report_t, _ enumerate_block: (nw_report_resolution_source_t, UInt64, UInt32, nw_endpoint_t, nw_endpoint_t) -> Bool) { Inert.use("nw_establishment_report_enumerate_resolutions(_:_:)") }
public func nw_establishment_report_enumerate_resolution_reports(_ report: nw_establishment_report_t, _ enumerate_block: (nw_resolution_report_t) -> Bool) { Inert.use("nw_establishment_report_enumerate_resolution_reports(_:_:)") }
public func nw_establishment_report_enumerate_protocols(_ report: nw_establishment_report_t, _ enumerate_block: (nw_protocol_definition_t, UInt64, UInt64) -> Bool) { Inert.use("nw_establishment_report_enumerate_protocols(_:_:)") }
public var nw_data_transfer_report_state_collecting: nw_data_transfer_report_state_t { nw_data_transfer_report_state_t(rawValue: 0) }
public var nw_data_transfer_report_state_collected: nw_data_transfer_report_state_t { nw_data_transfer_report_state_t(rawValue: 0) }
public func nw_data_transfer_report_get_state(_ report: nw_data_transfer_report_t) -> nw_data_transfer_report_state_t { Inert.use("nw_data_transfer_report_get_state(_:)"); return nw_data_transfer_report_state_t(rawValue: 0) }
public func nw_data_transfer_report_collect(_ report: nw_data_transfer_report_t, _ queue: DispatchQueue, _ collect_block: @escaping nw_data_transfer_report_collect_block_t) { Inert.use("nw_data_transfer_report_collect(_:_:_:)") }
public func nw_data_transfer_report_get_duration_milliseconds(_ report: nw_data_transfer_report_t) -> UInt64 { Inert.use("nw_data_transfer_report_get_duration_milliseconds(_:)"); return 0 }
public func nw_data_transfer_report_get_path_count(_ report: nw_data_transfer_report_t) -> UInt32 { Inert.use("nw_data_transfer_report_get_path_count(_:)"); return 0 }
public func nw_data_transfer_report_get_received_ip_packet_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_received_ip_packet_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_sent_ip_packet_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_sent_ip_packet_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_received_transport_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_received_transport_byte_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_received_transport_duplicate_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_received_transport_duplicate_byte_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_received_transport_out_of_order_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_received_transport_out_of_order_byte_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_sent_transport_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_sent_transport_byte_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_sent_transport_retransmitted_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_sent_transport_retransmitted_byte_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_transport_smoothed_rtt_milliseconds(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_transport_smoothed_rtt_milliseconds(_:_:)"); return 0 }
public func nw_data_transfer_report_get_transport_minimum_rtt_milliseconds(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_transport_minimum_rtt_milliseconds(_:_:)"); return 0 }
public func nw_data_transfer_report_get_transport_rtt_variance(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_transport_rtt_variance(_:_:)"); return 0 }
public func nw_data_transfer_report_get_received_application_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_received_application_byte_count(_:_:)"); return 0 }
public func nw_data_transfer_report_get_sent_application_byte_count(_ report: nw_data_transfer_report_t, _ path_index: UInt32) -> UInt64 { Inert.use("nw_data_transfer_report_get_sent_application_byte_count(_:_:)"); return 0 }
public func nw_protocol_metadata_is_framer_message(_ metadata: nw_protocol_metadata_t) -> Bool { Inert.use("nw_protocol_metadata_is_framer_message(_:)"); return false }
public func nw_framer_message_set_value(_ message: nw_framer_message_t, _ key: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ dispose_value: nw_framer_message_dispose_value_t?) { Inert.use("nw_framer_message_set_value(_:_:_:_:)") }
public func nw_framer_message_access_value(_ message: nw_framer_message_t, _ key: UnsafePointer<CChar>, _ access_value: (UnsafeRawPointer?) -> Bool) -> Bool { Inert.use("nw_framer_message_access_value(_:_:_:)"); return false }
public func nw_framer_message_set_object_value(_ message: nw_framer_message_t, _ key: UnsafePointer<CChar>, _ value: Any?) { Inert.use("nw_framer_message_set_object_value(_:_:_:)") }
public func nw_framer_message_copy_object_value(_ message: nw_framer_message_t, _ key: UnsafePointer<CChar>) -> Any? { Inert.use("nw_framer_message_copy_object_value(_:_:)"); return nil }
public var nw_framer_start_result_ready: nw_framer_start_result_t { nw_framer_start_result_t(rawValue: 0) }
public var nw_framer_start_result_will_mark_ready: nw_framer_start_result_t { nw_framer_start_result_t(rawValue: 0) }
public var NW_FRAMER_CREATE_FLAGS_DEFAULT: Int32 { 0 }
public func nw_framer_set_input_handler(_ framer: nw_framer_t, _ input_handler: @escaping nw_framer_input_handler_t) { Inert.use("nw_framer_set_input_handler(_:_:)") }
public func nw_framer_set_output_handler(_ framer: nw_framer_t, _ output_handler: @escaping nw_framer_output_handler_t) { Inert.use("nw_framer_set_output_handler(_:_:)") }
public func nw_framer_set_wakeup_handler(_ framer: nw_framer_t, _ wakeup_handler: @escaping nw_framer_wakeup_handler_t) { Inert.use("nw_framer_set_wakeup_handler(_:_:)") }
public func nw_framer_set_stop_handler(_ framer: nw_framer_t, _ stop_handler: @escaping nw_framer_stop_handler_t) { Inert.use("nw_framer_set_stop_handler(_:_:)") }
public func nw_framer_set_cleanup_handler(_ framer: nw_framer_t, _ cleanup_handler: @escaping nw_framer_cleanup_handler_t) { Inert.use("nw_framer_set_cleanup_handler(_:_:)") }
public func nw_framer_mark_ready(_ framer: nw_framer_t) { Inert.use("nw_framer_mark_ready(_:)") }
public func nw_framer_prepend_application_protocol(_ framer: nw_framer_t, _ protocol_options: nw_protocol_options_t) -> Bool { Inert.use("nw_framer_prepend_application_protocol(_:_:)"); return false }
public func nw_framer_mark_failed_with_error(_ framer: nw_framer_t, _ error_code: Int32) { Inert.use("nw_framer_mark_failed_with_error(_:_:)") }
public func nw_framer_parse_input(_ framer: nw_framer_t, _ minimum_incomplete_length: Int, _ maximum_length: Int, _ temp_buffer: UnsafeMutablePointer<UInt8>?, _ parse: (UnsafeMutablePointer<UInt8>?, Int, Bool) -> Int) -> Bool { Inert.use("nw_framer_parse_input(_:_:_:_:_:)"); return false }
public func nw_framer_deliver_input(_ framer: nw_framer_t, _ input_buffer: UnsafePointer<UInt8>, _ input_length: Int, _ message: nw_framer_message_t, _ is_complete: Bool) { Inert.use("nw_framer_deliver_input(_:_:_:_:_:)") }
public func nw_framer_deliver_input_no_copy(_ framer: nw_framer_t, _ input_length: Int, _ message: nw_framer_message_t, _ is_complete: Bool) -> Bool { Inert.use("nw_framer_deliver_input_no_copy(_:_:_:_:)"); return false }
public func nw_framer_pass_through_input(_ framer: nw_framer_t) { Inert.use("nw_framer_pass_through_input(_:)") }
public func nw_framer_parse_output(_ framer: nw_framer_t, _ minimum_incomplete_length: Int, _ maximum_length: Int, _ temp_buffer: UnsafeMutablePointer<UInt8>?, _ parse: (UnsafeMutablePointer<UInt8>?, Int, Bool) -> Int) -> Bool { Inert.use("nw_framer_parse_output(_:_:_:_:_:)"); return false }
public func nw_framer_write_output(_ framer: nw_framer_t, _ output_buffer: UnsafePointer<UInt8>, _ output_length: Int) { Inert.use("nw_framer_write_output(_:_:_:)") }
public func nw_framer_write_output_no_copy(_ framer: nw_framer_t, _ output_length: Int) -> Bool { Inert.use("nw_framer_write_output_no_copy(_:_:)"); return false }
public func nw_framer_pass_through_output(_ framer: nw_framer_t) { Inert.use("nw_framer_pass_through_output(_:)") }
public var NW_FRAMER_WAKEUP_TIME_FOREVER: UInt64 { 0 }
public func nw_framer_schedule_wakeup(_ framer: nw_framer_t, _ milliseconds: UInt64) { Inert.use("nw_framer_schedule_wakeup(_:_:)") }
public func nw_framer_async(_ framer: nw_framer_t, _ async_block: @escaping nw_framer_block_t) { Inert.use("nw_framer_async(_:_:)") }
public var nw_ip_version_any: nw_ip_version_t { nw_ip_version_t(rawValue: 0) }
public var nw_ip_version_4: nw_ip_version_t { nw_ip_version_t(rawValue: 0) }
public var nw_ip_version_6: nw_ip_version_t { nw_ip_version_t(rawValue: 0) }
public func nw_ip_options_set_version(_ options: nw_protocol_options_t, _ version: nw_ip_version_t) { Inert.use("nw_ip_options_set_version(_:_:)") }
public func nw_ip_options_set_hop_limit(_ options: nw_protocol_options_t, _ hop_limit: UInt8) { Inert.use("nw_ip_options_set_hop_limit(_:_:)") }
public func nw_ip_options_set_use_minimum_mtu(_ options: nw_protocol_options_t, _ use_minimum_mtu: Bool) { Inert.use("nw_ip_options_set_use_minimum_mtu(_:_:)") }
public func nw_ip_options_set_disable_fragmentation(_ options: nw_protocol_options_t, _ disable_fragmentation: Bool) { Inert.use("nw_ip_options_set_disable_fragmentation(_:_:)") }
public func nw_ip_options_set_calculate_receive_time(_ options: nw_protocol_options_t, _ calculate_receive_time: Bool) { Inert.use("nw_ip_options_set_calculate_receive_time(_:_:)") }
public var nw_ip_local_address_preference_default: nw_ip_local_address_preference_t { nw_ip_local_address_preference_t(rawValue: 0) }
public var nw_ip_local_address_preference_temporary: nw_ip_local_address_preference_t { nw_ip_local_address_preference_t(rawValue: 0) }
public var nw_ip_local_address_preference_stable: nw_ip_local_address_preference_t { nw_ip_local_address_preference_t(rawValue: 0) }
public func nw_ip_options_set_local_address_preference(_ options: nw_protocol_options_t, _ preference: nw_ip_local_address_preference_t) { Inert.use("nw_ip_options_set_local_address_preference(_:_:)") }
public func nw_ip_options_set_disable_multicast_loopback(_ options: nw_protocol_options_t, _ disable_multicast_loopback: Bool) { Inert.use("nw_ip_options_set_disable_multicast_loopback(_:_:)") }
public func nw_protocol_metadata_is_ip(_ metadata: nw_protocol_metadata_t) -> Bool { Inert.use("nw_protocol_metadata_is_ip(_:)"); return false }
public var nw_ip_ecn_flag_non_ect: nw_ip_ecn_flag_t { nw_ip_ecn_flag_t(rawValue: 0) }
public var nw_ip_ecn_flag_ect_0: nw_ip_ecn_flag_t { nw_ip_ecn_flag_t(rawValue: 0) }
public var nw_ip_ecn_flag_ect_1: nw_ip_ecn_flag_t { nw_ip_ecn_flag_t(rawValue: 0) }
public var nw_ip_ecn_flag_ce: nw_ip_ecn_flag_t { nw_ip_ecn_flag_t(rawValue: 0) }
public func nw_ip_metadata_set_ecn_flag(_ metadata: nw_protocol_metadata_t, _ ecn_flag: nw_ip_ecn_flag_t) { Inert.use("nw_ip_metadata_set_ecn_flag(_:_:)") }
public func nw_ip_metadata_get_ecn_flag(_ metadata: nw_protocol_metadata_t) -> nw_ip_ecn_flag_t { Inert.use("nw_ip_metadata_get_ecn_flag(_:)"); return nw_ip_ecn_flag_t(rawValue: 0) }
public func nw_ip_metadata_set_service_class(_ metadata: nw_protocol_metadata_t, _ service_class: nw_service_class_t) { Inert.use("nw_ip_metadata_set_service_class(_:_:)") }
public func nw_ip_metadata_get_service_class(_ metadata: nw_protocol_metadata_t) -> nw_service_class_t { Inert.use("nw_ip_metadata_get_service_class(_:)"); return nw_service_class_t(rawValue: 0) }
public func nw_ip_metadata_get_receive_time(_ metadata: nw_protocol_metadata_t) -> UInt64 { Inert.use("nw_ip_metadata_get_receive_time(_:)"); return 0 }
public var nw_listener_state_invalid: nw_listener_state_t { nw_listener_state_t(rawValue: 0) }
public var nw_listener_state_waiting: nw_listener_state_t { nw_listener_state_t(rawValue: 0) }
public var nw_listener_state_ready: nw_listener_state_t { nw_listener_state_t(rawValue: 0) }
public var nw_listener_state_failed: nw_listener_state_t { nw_listener_state_t(rawValue: 0) }
public var nw_listener_state_cancelled: nw_listener_state_t { nw_listener_state_t(rawValue: 0) }
public func nw_listener_create_with_port(_ port: UnsafePointer<CChar>, _ parameters: nw_parameters_t) -> nw_listener_t? { Inert.use("nw_listener_create_with_port(_:_:)"); return nil }
public func nw_listener_create(_ parameters: nw_parameters_t) -> nw_listener_t? { Inert.use("nw_listener_create(_:)"); return nil }
public func nw_listener_create_with_connection(_ connection: nw_connection_t, _ parameters: nw_parameters_t) -> nw_listener_t? { Inert.use("nw_listener_create_with_connection(_:_:)"); return nil }
public func nw_listener_set_queue(_ listener: nw_listener_t, _ queue: DispatchQueue) { Inert.use("nw_listener_set_queue(_:_:)") }
public func nw_listener_set_state_changed_handler(_ listener: nw_listener_t, _ handler: nw_listener_state_changed_handler_t?) { Inert.use("nw_listener_set_state_changed_handler(_:_:)"); Inert.later { handler?(nw_listener_state_t(rawValue: 0), nil) } }
public func nw_listener_set_new_connection_handler(_ listener: nw_listener_t, _ handler: nw_listener_new_connection_handler_t?) { Inert.use("nw_listener_set_new_connection_handler(_:_:)") }
public var NW_LISTENER_INFINITE_CONNECTION_LIMIT: UInt32 { 0 }
public func nw_listener_get_new_connection_limit(_ listener: nw_listener_t) -> UInt32 { Inert.use("nw_listener_get_new_connection_limit(_:)"); return 0 }
public func nw_listener_set_new_connection_limit(_ listener: nw_listener_t, _ new_connection_limit: UInt32) { Inert.use("nw_listener_set_new_connection_limit(_:_:)") }
public func nw_listener_set_advertise_descriptor(_ listener: nw_listener_t, _ advertise_descriptor: nw_advertise_descriptor_t?) { Inert.use("nw_listener_set_advertise_descriptor(_:_:)") }
public func nw_listener_set_advertised_endpoint_changed_handler(_ listener: nw_listener_t, _ handler: nw_listener_advertised_endpoint_changed_handler_t?) { Inert.use("nw_listener_set_advertised_endpoint_changed_handler(_:_:)") }
public func nw_listener_get_port(_ listener: nw_listener_t) -> UInt16 { Inert.use("nw_listener_get_port(_:)"); return 0 }
public func nw_listener_start(_ listener: nw_listener_t) { Inert.use("nw_listener_start(_:)") }
public func nw_listener_cancel(_ listener: nw_listener_t) { Inert.use("nw_listener_cancel(_:)") }
public func nw_path_monitor_prohibit_interface_type(_ monitor: nw_path_monitor_t, _ interface_type: nw_interface_type_t) { Inert.use("nw_path_monitor_prohibit_interface_type(_:_:)") }
public func nw_path_monitor_set_cancel_handler(_ monitor: nw_path_monitor_t, _ cancel_handler: @escaping nw_path_monitor_cancel_handler_t) { Inert.use("nw_path_monitor_set_cancel_handler(_:_:)"); Inert.later { cancel_handler() } }
public func nw_path_monitor_set_update_handler(_ monitor: nw_path_monitor_t, _ update_handler: @escaping nw_path_monitor_update_handler_t) { Inert.use("nw_path_monitor_set_update_handler(_:_:)") }
public func nw_path_monitor_set_queue(_ monitor: nw_path_monitor_t, _ queue: DispatchQueue) { Inert.use("nw_path_monitor_set_queue(_:_:)") }
public func nw_path_monitor_start(_ monitor: nw_path_monitor_t) { Inert.use("nw_path_monitor_start(_:)") }
public func nw_path_monitor_cancel(_ monitor: nw_path_monitor_t) { Inert.use("nw_path_monitor_cancel(_:)") }
public func nw_tcp_options_set_no_delay(_ options: nw_protocol_options_t, _ no_delay: Bool) { Inert.use("nw_tcp_options_set_no_delay(_:_:)") }
public func nw_tcp_options_set_no_push(_ options: nw_protocol_options_t, _ no_push: Bool) { Inert.use("nw_tcp_options_set_no_push(_:_:)") }
public func nw_tcp_options_set_no_options(_ options: nw_protocol_options_t, _ no_options: Bool) { Inert.use("nw_tcp_options_set_no_options(_:_:)") }
public func nw_tcp_options_set_enable_keepalive(_ options: nw_protocol_options_t, _ enable_keepalive: Bool) { Inert.use("nw_tcp_options_set_enable_keepalive(_:_:)") }
public func nw_tcp_options_set_keepalive_count(_ options: nw_protocol_options_t, _ keepalive_count: UInt32) { Inert.use("nw_tcp_options_set_keepalive_count(_:_:)") }
public func nw_tcp_options_set_keepalive_idle_time(_ options: nw_protocol_options_t, _ keepalive_idle_time: UInt32) { Inert.use("nw_tcp_options_set_keepalive_idle_time(_:_:)") }
public func nw_tcp_options_set_keepalive_interval(_ options: nw_protocol_options_t, _ keepalive_interval: UInt32) { Inert.use("nw_tcp_options_set_keepalive_interval(_:_:)") }
public func nw_tcp_options_set_maximum_segment_size(_ options: nw_protocol_options_t, _ maximum_segment_size: UInt32) { Inert.use("nw_tcp_options_set_maximum_segment_size(_:_:)") }
public func nw_tcp_options_set_connection_timeout(_ options: nw_protocol_options_t, _ connection_timeout: UInt32) { Inert.use("nw_tcp_options_set_connection_timeout(_:_:)") }
public func nw_tcp_options_set_persist_timeout(_ options: nw_protocol_options_t, _ persist_timeout: UInt32) { Inert.use("nw_tcp_options_set_persist_timeout(_:_:)") }
public func nw_tcp_options_set_retransmit_connection_drop_time(_ options: nw_protocol_options_t, _ retransmit_connection_drop_time: UInt32) { Inert.use("nw_tcp_options_set_retransmit_connection_drop_time(_:_:)") }
public func nw_tcp_options_set_retransmit_fin_drop(_ options: nw_protocol_options_t, _ retransmit_fin_drop: Bool) { Inert.use("nw_tcp_options_set_retransmit_fin_drop(_:_:)") }
public func nw_tcp_options_set_disable_ack_stretching(_ options: nw_protocol_options_t, _ disable_ack_stretching: Bool) { Inert.use("nw_tcp_options_set_disable_ack_stretching(_:_:)") }
public func nw_tcp_options_set_enable_fast_open(_ options: nw_protocol_options_t, _ enable_fast_open: Bool) { Inert.use("nw_tcp_options_set_enable_fast_open(_:_:)") }
public func nw_tcp_options_set_disable_ecn(_ options: nw_protocol_options_t, _ disable_ecn: Bool) { Inert.use("nw_tcp_options_set_disable_ecn(_:_:)") }
public func nw_protocol_metadata_is_tcp(_ metadata: nw_protocol_metadata_t) -> Bool { Inert.use("nw_protocol_metadata_is_tcp(_:)"); return false }
public func nw_tcp_get_available_receive_buffer(_ metadata: nw_protocol_metadata_t) -> UInt32 { Inert.use("nw_tcp_get_available_receive_buffer(_:)"); return 0 }
public func nw_tcp_get_available_send_buffer(_ metadata: nw_protocol_metadata_t) -> UInt32 { Inert.use("nw_tcp_get_available_send_buffer(_:)"); return 0 }
public func nw_protocol_metadata_is_tls(_ metadata: nw_protocol_metadata_t) -> Bool { Inert.use("nw_protocol_metadata_is_tls(_:)"); return false }
public func nw_udp_options_set_prefer_no_checksum(_ options: nw_protocol_options_t, _ prefer_no_checksum: Bool) { Inert.use("nw_udp_options_set_prefer_no_checksum(_:_:)") }
public func nw_protocol_metadata_is_udp(_ metadata: nw_protocol_metadata_t) -> Bool { Inert.use("nw_protocol_metadata_is_udp(_:)"); return false }
public var nw_ws_opcode_invalid: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_opcode_cont: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_opcode_text: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_opcode_binary: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_opcode_close: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_opcode_ping: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_opcode_pong: nw_ws_opcode_t { nw_ws_opcode_t(rawValue: 0) }
public var nw_ws_close_code_normal_closure: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_going_away: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_protocol_error: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_unsupported_data: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_no_status_received: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_abnormal_closure: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_invalid_frame_payload_data: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_policy_violation: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_message_too_big: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_mandatory_extension: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_internal_server_error: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_close_code_tls_handshake: nw_ws_close_code_t { nw_ws_close_code_t(rawValue: 0) }
public var nw_ws_version_invalid: nw_ws_version_t { nw_ws_version_t(rawValue: 0) }
public var nw_ws_version_13: nw_ws_version_t { nw_ws_version_t(rawValue: 0) }
public func nw_ws_options_add_additional_header(_ options: nw_protocol_options_t, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) { Inert.use("nw_ws_options_add_additional_header(_:_:_:)") }
public func nw_ws_options_add_subprotocol(_ options: nw_protocol_options_t, _ subprotocol: UnsafePointer<CChar>) { Inert.use("nw_ws_options_add_subprotocol(_:_:)") }
public func nw_ws_options_set_auto_reply_ping(_ options: nw_protocol_options_t, _ auto_reply_ping: Bool) { Inert.use("nw_ws_options_set_auto_reply_ping(_:_:)") }
public func nw_ws_options_set_skip_handshake(_ options: nw_protocol_options_t, _ skip_handshake: Bool) { Inert.use("nw_ws_options_set_skip_handshake(_:_:)") }
public func nw_ws_options_set_maximum_message_size(_ options: nw_protocol_options_t, _ maximum_message_size: Int) { Inert.use("nw_ws_options_set_maximum_message_size(_:_:)") }
public func nw_protocol_metadata_is_ws(_ metadata: nw_protocol_metadata_t) -> Bool { Inert.use("nw_protocol_metadata_is_ws(_:)"); return false }
public func nw_ws_metadata_get_opcode(_ metadata: nw_protocol_metadata_t) -> nw_ws_opcode_t { Inert.use("nw_ws_metadata_get_opcode(_:)"); return nw_ws_opcode_t(rawValue: 0) }
public func nw_ws_metadata_set_close_code(_ metadata: nw_protocol_metadata_t, _ close_code: nw_ws_close_code_t) { Inert.use("nw_ws_metadata_set_close_code(_:_:)") }
public func nw_ws_metadata_get_close_code(_ metadata: nw_protocol_metadata_t) -> nw_ws_close_code_t { Inert.use("nw_ws_metadata_get_close_code(_:)"); return nw_ws_close_code_t(rawValue: 0) }
public func nw_ws_metadata_set_pong_handler(_ metadata: nw_protocol_metadata_t, _ client_queue: DispatchQueue, _ pong_handler: @escaping nw_ws_pong_handler_t) { Inert.use("nw_ws_metadata_set_pong_handler(_:_:_:)"); Inert.later { pong_handler(nil) } }
public func nw_ws_request_enumerate_subprotocols(_ request: nw_ws_request_t, _ enumerator: (UnsafePointer<CChar>) -> Bool) -> Bool { Inert.use("nw_ws_request_enumerate_subprotocols(_:_:)"); return false }
public func nw_ws_request_enumerate_additional_headers(_ request: nw_ws_request_t, _ enumerator: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Bool) -> Bool { Inert.use("nw_ws_request_enumerate_additional_headers(_:_:)"); return false }
public var nw_ws_response_status_invalid: nw_ws_response_status_t { nw_ws_response_status_t(rawValue: 0) }
public var nw_ws_response_status_accept: nw_ws_response_status_t { nw_ws_response_status_t(rawValue: 0) }
public var nw_ws_response_status_reject: nw_ws_response_status_t { nw_ws_response_status_t(rawValue: 0) }
public func nw_ws_response_get_status(_ response: nw_ws_response_t?) -> nw_ws_response_status_t { Inert.use("nw_ws_response_get_status(_:)"); return nw_ws_response_status_t(rawValue: 0) }
public func nw_ws_response_get_selected_subprotocol(_ response: nw_ws_response_t) -> UnsafePointer<CChar>? { Inert.use("nw_ws_response_get_selected_subprotocol(_:)"); return nil }
public func nw_ws_response_add_additional_header(_ response: nw_ws_response_t, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) { Inert.use("nw_ws_response_add_additional_header(_:_:_:)") }
public func nw_ws_response_enumerate_additional_headers(_ response: nw_ws_response_t, _ enumerator: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Bool) -> Bool { Inert.use("nw_ws_response_enumerate_additional_headers(_:_:)"); return false }
public func nw_ws_options_set_client_request_handler(_ options: nw_protocol_options_t, _ client_queue: DispatchQueue, _ handler: @escaping nw_ws_client_request_handler_t) { Inert.use("nw_ws_options_set_client_request_handler(_:_:_:)") }
