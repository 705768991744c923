#include "core/api/middleware/request_log.h"

#include "core/base/text.h"

#include <QByteArrayView>
#include <QRegularExpression>

#include <utility>

namespace stemdesk {

namespace {

constexpr qsizetype kLongestPath = 500;

/// Hides the rest of each segment behind `prefix`.
void hideBehind(QByteArray &path, QByteArrayView prefix)
{
    for (qsizetype at = path.indexOf(prefix); at >= 0; at = path.indexOf(prefix, at)) {
        at += prefix.size();
        qsizetype end = at;
        while (end < path.size() && path.at(end) != '/')
            ++end;
        path.replace(at, end - at, "...");
    }
}

} // namespace

void RequestLog::add(RequestRecord record)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.append(std::move(record));
    if (m_waiting.size() > kMostWaiting + kMostWaiting / 10)
        dropOldest(); // Many at once, because removing from the front moves all others.
}

QList<RequestRecord> RequestLog::take()
{
    const std::scoped_lock lock(m_mutex);
    dropOldest();
    return std::exchange(m_waiting, {});
}

void RequestLog::putBack(QList<RequestRecord> records)
{
    const std::scoped_lock lock(m_mutex);
    records.append(std::exchange(m_waiting, {}));
    m_waiting = std::move(records);
    dropOldest();
}

/// Under the lock.
void RequestLog::dropOldest()
{
    if (m_waiting.size() > kMostWaiting)
        m_waiting.remove(0, m_waiting.size() - kMostWaiting);
}

QByteArray loggedPath(const QByteArray &path)
{
    QByteArray kept = path;
    hideBehind(kept, "sdk_");
    hideBehind(kept, "whsec_");
    if (kept.size() > kLongestPath)
        kept = kept.first(kLongestPath) + "...";
    return kept;
}

QString loggedRefusal(const QString &refusal)
{
    constexpr qsizetype kLongest = 500;
    static const QRegularExpression secret(QStringLiteral("(sdk_|sdc_|whsec_)[A-Za-z0-9_+/=-]+"));
    QString kept = refusal;
    kept.replace(secret, QStringLiteral("\\1..."));
    // It may quote anything from the request.
    return kept.size() > kLongest ? cleanText(kept.first(kLongest)) + QStringLiteral("...") : cleanText(kept);
}

} // namespace stemdesk
