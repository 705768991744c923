#pragma once

#include "core/base/result.h"
#include "core/security/master_key.h"

namespace stemdesk {

/// Encrypts with AES-256-GCM under a new random nonce. `identity` says whose secret it is: it is not stored, but the
/// box opens with the same one only. Layout: version, key id (16), nonce (12), ciphertext, tag (16).
QByteArray sealedBox(const MasterKey &key, QByteArrayView plain, QByteArrayView identity);

/// Id of the key that opens the box; empty if it is no box.
QByteArray keyIdOf(QByteArrayView box);

/// Errors of kind Unavailable: secret_damaged (cut short, changed, or of another row) and master_key_wrong.
Result<QByteArray> openedBox(const MasterKey &key, QByteArrayView box, QByteArrayView identity);

} // namespace stemdesk
