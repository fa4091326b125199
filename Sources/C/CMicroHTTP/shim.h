#pragma once
#include <microhttpd.h>
#include <string.h>

/// Leaves a request's path as it was sent. The library would decode it, and %00 would then end it early.
static inline size_t micro_http_leave_escaped(
    void *context, struct MHD_Connection *connection, char *text) {
  return strlen(text);
}

/// Starts a daemon on a listening socket, which it closes when it stops; null if it cannot. With a key and a
/// certificate (PEM) it speaks TLS. The function that starts daemons takes any number of arguments, and Swift
/// does not import such.
static inline struct MHD_Daemon *micro_http_start(
    int socket, const char *key, const char *certificate, unsigned int timeout,
    unsigned int connections, unsigned int connections_of_an_address,
    MHD_AccessHandlerCallback handler, void *context) {
  struct MHD_OptionItem usual[] = {
      {MHD_OPTION_LISTEN_SOCKET, socket, NULL},
      {MHD_OPTION_CONNECTION_TIMEOUT, timeout, NULL},
      {MHD_OPTION_CONNECTION_LIMIT, connections, NULL},
      {MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_of_an_address, NULL},
      {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)&micro_http_leave_escaped, NULL},
      {MHD_OPTION_END, 0, NULL}};
  const unsigned int flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO;
  if (!key || !certificate)
    return MHD_start_daemon(
        flags, 0, NULL, NULL, handler, context, MHD_OPTION_ARRAY, usual, MHD_OPTION_END);
  return MHD_start_daemon(
      flags | MHD_USE_TLS, 0, NULL, NULL, handler, context, MHD_OPTION_ARRAY, usual,
      MHD_OPTION_HTTPS_MEM_KEY, key, MHD_OPTION_HTTPS_MEM_CERT, certificate,
      MHD_OPTION_HTTPS_PRIORITIES, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2", MHD_OPTION_END);
}

/// The value of a request's header, or null. Swift does not import the library's names of kinds of values.
static inline const char *micro_http_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/// A response whose body is a copy of some bytes, or null.
static inline struct MHD_Response *micro_http_copied(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
