#include "core/storage/engine/table_names.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

/// What can follow a table that has no other name.
constexpr std::array<QByteArrayView, 17> kAfterTable{"cross", "except",    "for",   "full",  "group", "having",
                                                     "inner", "intersect", "join",  "left",  "limit", "natural",
                                                     "on",    "order",     "right", "union", "where"};

bool isOfWord(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
}

/// A query, part by part: words, texts in quotes, spaces, single signs.
class Parts {
public:
    explicit Parts(QByteArrayView query) : m_rest(query) {}

    bool isAtEnd() const { return m_rest.isEmpty(); }
    QByteArrayView next() { return take(length(m_rest)); }
    QByteArrayView spaces()
    {
        const auto end = std::ranges::find_if(m_rest, [](char letter) { return letter != ' '; });
        return take(end - m_rest.begin());
    }
    /// The word that comes next, which stays; empty if none does.
    QByteArrayView coming() const
    {
        const auto end = std::ranges::find_if_not(m_rest, isOfWord);
        return m_rest.first(end - m_rest.begin());
    }
    char sign() const { return m_rest.isEmpty() ? '\0' : m_rest.front(); }

private:
    static qsizetype length(QByteArrayView text)
    {
        const char first = text.front();
        if (first == '\'' || first == '"') {
            const qsizetype end = text.indexOf(first, 1);
            return end < 0 ? text.size() : end + 1;
        }
        const auto end = std::ranges::find_if_not(text, isOfWord);
        return std::max<qsizetype>(end - text.begin(), 1);
    }
    QByteArrayView take(qsizetype size)
    {
        const QByteArrayView taken = m_rest.first(size);
        m_rest = m_rest.sliced(size);
        return taken;
    }

    QByteArrayView m_rest;
};

/// Whether the table is given another name here.
bool isNamed(Parts after)
{
    after.spaces();
    const QByteArrayView word = after.coming();
    return !word.isEmpty() && std::ranges::find(kAfterTable, word) == kAfterTable.end();
}

/// Writes the table that comes next, and those after commas.
void writeTables(Parts &parts, const TableNames &tables, QByteArray &written)
{
    for (;;) {
        written += parts.spaces();
        const QByteArray name = parts.coming().toByteArray();
        const auto known = tables.constFind(name);
        if (known == tables.cend())
            return;
        parts.next();
        written += *known;
        if (!isNamed(parts))
            written += " as " + name;
        if (parts.sign() != ',')
            return;
        written += parts.next();
    }
}

} // namespace

QByteArray withTables(const QByteArray &query, const TableNames &tables)
{
    QByteArray written;
    written.reserve(2 * query.size());
    for (Parts parts(query); !parts.isAtEnd();) {
        const QByteArrayView part = parts.next();
        written += part;
        if (part == "from" || part == "join")
            writeTables(parts, tables, written);
    }
    return written;
}

} // namespace stemdesk
