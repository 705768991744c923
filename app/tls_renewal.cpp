#include "app/tls_renewal.h"

#include "core/base/day.h"
#include "core/base/log.h"

#include <QSslCertificate>
#include <QSslKey>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

TlsRenewal::TlsRenewal(TlsFiles files, const QSslConfiguration &current, Clock now, QObject *parent)
    : QObject(parent), m_files(std::move(files)), m_current(current), m_now(std::move(now))
{
    connect(&m_timer, &QTimer::timeout, this, [this] { look(Asked::ByNobody); });
    m_timer.start(kEvery);
}

void TlsRenewal::look()
{
    look(Asked::BySomebody);
}

void TlsRenewal::look(Asked asked)
{
    const Result<QSslConfiguration> read = m_files.read();
    if (!read) {
        refuse(read.error().message, asked);
        return;
    }
    m_problem.clear();
    const bool isSame = read->localCertificateChain() == m_current.localCertificateChain()
        && read->privateKey() == m_current.privateKey();
    if (isSame)
        return;
    m_current = *read;
    qCInfo(logApi).noquote()
        << u"the certificate in %1 was renewed and is used from now on; it is valid until %2"_s.arg(
               m_files.certificate, timeText(m_current.localCertificate().expiryDate().toUTC()));
    for (const QString &warning : m_files.warnings(m_current, m_now()))
        qCWarning(logApi).noquote() << warning;
    Q_EMIT renewed(m_current);
}

/// Without a request it checks twice: one file may have been replaced before the other.
void TlsRenewal::refuse(const QString &why, Asked asked)
{
    const bool isNew = std::exchange(m_problem, why) != why;
    if (isNew)
        m_isSaid = false;
    if (m_isSaid || (isNew && asked == Asked::ByNobody))
        return;
    m_isSaid = true;
    qCWarning(logApi).noquote() << "the certificate stays the one that was read before:" << why;
}

} // namespace stemdesk
