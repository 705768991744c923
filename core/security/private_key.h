#pragma once

#include <QByteArrayView>

namespace stemdesk {

/// Whether a private key can serve a certificate.
enum class KeyFit {
    Fits,
    NoCertificate, ///< It has no key, or a damaged one.
    NoKey, ///< The same for the key.
    Encrypted, ///< A passphrase would be needed.
    OfAnotherCertificate,
    TooWeak, ///< Callers would refuse it.
};

/// Both are PEM. Of several certificates the first is the server's own, the rest its chain.
KeyFit keyFit(QByteArrayView certificates, QByteArrayView key);

} // namespace stemdesk
