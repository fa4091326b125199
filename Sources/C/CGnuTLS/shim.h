#pragma once
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// A variable that anybody might set, which Swift 6 does not take, and a macro that it does not import.
static inline void gnutls_free_bytes(void *bytes) { gnutls_free(bytes); }
static inline unsigned int gnutls_bits_of_p256(void) {
  return GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1);
}
