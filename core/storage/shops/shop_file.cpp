#include "core/storage/shops/shop_file.h"

#include "core/storage/engine/session.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// SQLite's header: its name at the start, and 68 bytes on a number for the program that the file belongs to.
constexpr QByteArrayView kEngine("SQLite format 3\0", 16);
constexpr qsizetype kMarkAt = 68;
constexpr qint32 kMark = 0x53744473; // "StDs"

} // namespace

Result<ShopFileKind> shopFileKind(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return notFound(u"There is no file %1."_s.arg(path));
    if (!info.isFile() && !info.isDir()) // It would block on a pipe.
        return ShopFileKind::Other;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return unavailable("storage_unavailable", u"The file %1 cannot be read: %2."_s.arg(path, file.errorString()));
    const QByteArray head = file.read(kMarkAt + qsizetype(sizeof(kMark)));
    if (!head.startsWith(kEngine))
        return ShopFileKind::Other;
    const bool isMarked = head.size() == kMarkAt + qsizetype(sizeof(kMark))
        && qFromBigEndian<qint32>(head.constData() + kMarkAt) == kMark;
    return isMarked ? ShopFileKind::Shop : ShopFileKind::Database;
}

Status sealShopFile(Session &session)
{
    TRY(session.run("pragma application_id = " + QByteArray::number(kMark)));
    // Moves the log's contents into the file and removes the log.
    const auto mode = TRY(session.first("pragma journal_mode = delete", [](const Row &row) { return row.text(0); }));
    return mode == u"delete"_s ? Status() : Status(internal(u"the log of a shop file stays beside it"_s));
}

Status rewriteDescriptions(Session &session, int longest, const std::function<QString(const QString &)> &rewrite)
{
    for (qint64 after = 0;;) {
        const auto described = TRY(session.first(
            "select key, description_html from event where key > ? and description_html <> '' "
            "and length(description_html) <= ? order by key limit 1",
            [](const Row &row) { return std::pair(row.integer(0), row.text(1)); }, after, longest));
        if (!described)
            return {};
        const auto &[key, before] = *described;
        after = key;
        const QString rewritten = rewrite(before);
        if (rewritten == before)
            continue;
        TRY(session.run("update event set description_html = ? where key = ?", rewritten, key));
    }
}

} // namespace stemdesk
