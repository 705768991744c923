#include "core/storage/billing/journal_store.h"

#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

const QByteArray kJournalColumns = "seq, at, actor, entry_kind, object_id, number, json_before, json_after, hash";

JournalEntry journalEntryFrom(const Row &row)
{
    const auto textAt = [&](int column) { return row.isNull(column) ? QString() : row.text(column); };
    return {.seq = row.integer(0),
            .at = row.integer(1),
            .by = row.text(2),
            .kind = row.text(3),
            .objectId = row.text(4),
            .number = textAt(5),
            .before = textAt(6).toUtf8(),
            .after = textAt(7).toUtf8(),
            .hash = row.text(8).toLatin1()};
}

std::optional<QString> textOrNull(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace

Result<Page<JournalEntry>> JournalStore::list(const Span &span, const PageRequest &page, bool isNewestFirst) const
{
    static const QByteArray kAll = "select " + kJournalColumns + " from journal_entry where shop = ? ";
    static const QByteArray kList = kAll + "and seq > ? and at >= ? and at < ? order by seq limit ?";
    static const QByteArray kNewestFirst = kAll + "and seq < ? and at >= ? and at < ? order by seq desc limit ?";
    const qint64 before = isNewestFirst ? std::numeric_limits<qint64>::max() : 0;
    Page<JournalEntry> found;
    TRY(m_session.each(
        isNewestFirst ? kNewestFirst : kList,
        [&](const Row &row) {
            if (found.rows.size() == page.limit)
                found.next = found.rows.constLast().seq;
            else
                found.rows.append(journalEntryFrom(row));
        },
        m_tenant.shop, page.after.value_or(before), span.from, span.to, page.limit + 1));
    return found;
}

Result<std::optional<JournalEntry>> JournalStore::last() const
{
    static const QByteArray kLast =
        "select " + kJournalColumns + " from journal_entry where shop = ? order by seq desc limit 1";
    return m_session.first(kLast, journalEntryFrom, m_tenant.shop);
}

Status JournalStore::add(const JournalEntry &entry)
{
    return m_session.run("insert into journal_entry (shop, seq, at, actor, entry_kind, object_id, number, json_before, "
                         "json_after, hash) values "
                         "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         m_tenant.shop, entry.seq, entry.at, entry.by, entry.kind, entry.objectId,
                         textOrNull(entry.number), textOrNull(QString::fromUtf8(entry.before)),
                         textOrNull(QString::fromUtf8(entry.after)), QString::fromLatin1(entry.hash));
}

} // namespace stemdesk
