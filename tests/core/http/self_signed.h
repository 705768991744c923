#pragma once

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <memory>

namespace stemdesk::http {

/// A server's TLS settings with a key and certificate made for this run.
inline QSslConfiguration selfSignedConfiguration()
{
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(EVP_EC_gen("P-256"), &EVP_PKEY_free);
    const std::unique_ptr<X509, decltype(&X509_free)> certificate(X509_new(), &X509_free);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -60);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3600);
    X509_set_pubkey(certificate.get(), key.get());
    const QByteArray name = "localhost";
    X509_NAME *subject = X509_get_subject_name(certificate.get());
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char *>(name.constData()),
                               -1, -1, 0);
    X509_set_issuer_name(certificate.get(), subject);
    X509_sign(certificate.get(), key.get(), EVP_sha256());

    const auto pemOf = [](auto write) {
        const std::unique_ptr<BIO, decltype(&BIO_free)> out(BIO_new(BIO_s_mem()), &BIO_free);
        write(out.get());
        char *text = nullptr;
        const auto size = BIO_get_mem_data(out.get(), &text);
        return QByteArray(text, qsizetype(size));
    };
    const QByteArray certificatePem = pemOf([&](BIO *out) { PEM_write_bio_X509(out, certificate.get()); });
    const QByteArray keyPem =
        pemOf([&](BIO *out) { PEM_write_bio_PrivateKey(out, key.get(), nullptr, nullptr, 0, nullptr, nullptr); });

    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(certificatePem));
    configuration.setPrivateKey(QSslKey(keyPem, QSsl::Ec));
    return configuration;
}

} // namespace stemdesk::http
