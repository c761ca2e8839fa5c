// The functions of OpenSSL's libcrypto that CryptoKit, CommonCrypto and Security use.
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/ec.h>
#include <openssl/ecdh.h>
#include <openssl/ecdsa.h>
#include <openssl/objects.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

// Macros that Swift does not import.
static const int kumiki_pkey_x25519 = EVP_PKEY_X25519;
static const int kumiki_pkey_ed25519 = EVP_PKEY_ED25519;
static const int kumiki_pkey_rsa = EVP_PKEY_RSA;
static const int kumiki_rsa_pkcs1 = RSA_PKCS1_PADDING;
static const int kumiki_rsa_oaep = RSA_PKCS1_OAEP_PADDING;
static const int kumiki_rsa_pss = RSA_PKCS1_PSS_PADDING;
static const int kumiki_rsa_plain = RSA_NO_PADDING;
