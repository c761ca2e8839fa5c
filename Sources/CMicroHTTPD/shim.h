#include <microhttpd.h>

// What this library offers only as functions of variable arguments.

/// A daemon with one thread of its own, which serves a socket that listens already. Answers may be given later, from any
/// thread. Times are in seconds, sizes in bytes.
static inline struct MHD_Daemon *http_start(
    int socket, void *context, MHD_AccessHandlerCallback handler,
    void *(*begin)(void *context, const char *uri, struct MHD_Connection *connection),
    MHD_RequestCompletedCallback end, unsigned int connections, unsigned int timeout, size_t header_limit) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_URI_LOG_CALLBACK, begin, context,
        MHD_OPTION_NOTIFY_COMPLETED, end, context, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, header_limit,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
}

static inline struct MHD_Response *http_copied_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline ssize_t http_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }

static inline enum MHD_Result http_result(int goes_on) { return goes_on ? MHD_YES : MHD_NO; }

static inline int http_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
    return MHD_queue_response(connection, status, response) == MHD_YES;
}

static inline const char *http_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}
