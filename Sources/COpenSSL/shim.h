// The functions of OpenSSL's libcrypto that CryptoKit and CommonCrypto use.
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/ec.h>
#include <openssl/ecdh.h>
#include <openssl/ecdsa.h>
#include <openssl/objects.h>

// Macros that Swift does not import.
static const int kumiki_pkey_x25519 = EVP_PKEY_X25519;
static const int kumiki_pkey_ed25519 = EVP_PKEY_ED25519;
