#include "tests/support/test_webhooks.h"

#include "core/security/digest.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Not a secret kept, but none in the clear either.
QByteArray turned(QByteArray bytes)
{
    for (char &byte : bytes)
        byte = static_cast<char>(~byte);
    return bytes;
}

Error locked()
{
    return unavailable("master_key_locked", u"The test's vault is locked."_s);
}

} // namespace

Result<DeliveryAttempt> EasySender::sent(const ClaimedDelivery &delivery, Instant now) const
{
    const std::scoped_lock lock(m_mutex);
    m_all.append(delivery);
    if (delivery.url.startsWith("https://hooks."_L1))
        return DeliveryAttempt{.at = now, .status = 204, .durationMs = 7};
    return DeliveryAttempt{.at = now, .error = u"The host's name could not be found."_s, .durationMs = 7};
}

QList<ClaimedDelivery> EasySender::all() const
{
    const std::scoped_lock lock(m_mutex);
    return m_all;
}

Result<QString> EasyUrlCheck::accepted(const QString &url) const
{
    if (m_whileChecking)
        m_whileChecking();
    const qsizetype slashes = url.indexOf("//"_L1);
    if (slashes < 0)
        return refused("url_invalid", u"url"_s, u"Give a URL."_s);
    const qsizetype host = slashes + 2;
    const qsizetype end = url.indexOf(u'/', host);
    const qsizetype pathAt = end < 0 ? url.size() : end;
    const QString name = url.sliced(host, pathAt - host);
    if (name.startsWith("url_"_L1))
        return refused(name.toLatin1(), u"url"_s, u"The test refuses this host."_s);
    if (!url.startsWith("https://"_L1, Qt::CaseInsensitive))
        return refused("url_not_https", u"url"_s, u"Give a URL that begins with https://."_s);
    return QString(url.first(pathAt).toLower() + url.sliced(pathAt));
}

Status MemoryVault::prepare()
{
    return m_isLocked ? Status(locked()) : Status();
}

Result<QByteArray> MemoryVault::seal(Session &, const QByteArray &plain, const QByteArray &identity)
{
    if (m_isLocked)
        return locked();
    return sha256(identity) + turned(plain);
}

Result<QByteArray> MemoryVault::open(const QByteArray &sealed, const QByteArray &identity)
{
    if (m_isLocked)
        return locked();
    const QByteArray head = sha256(identity);
    if (!sealed.startsWith(head))
        return unavailable("secret_damaged", u"The test's secret is damaged."_s);
    return turned(sealed.sliced(head.size()));
}

} // namespace stemdesk
