#include "core/storage/postgres/postgres_search.h"

#include "core/storage/engine/session.h"

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QByteArrayView, 3> kSearched{"supplier", "product", "event"};

/// How many characters of a token are stored: a token of a tsvector has up to 2,046 bytes, up to four per character,
/// and a longer one is not refused but stored wrongly.
constexpr int kTokenLength = 500;

/// The tokens of a text. A tsvector has at most a megabyte, too: words beyond that (thousands of variants of one
/// product) are not found.
QByteArray tokensOf(const QByteArray &text)
{
    const QByteArray length = QByteArray::number(kTokenLength);
    return "array_to_tsvector(cast(cast(string_to_array(left(" + text + ", 250000), ' ') as varchar(" + length
        + ")[]) as text[]))";
}

/// Cut to the length of tokens in the index.
QString cut(const QString &token)
{
    if (token.size() <= kTokenLength)
        return token;
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(token.toUcs4().constData()),
                             std::min<qsizetype>(token.toUcs4().size(), kTokenLength));
}

QString term(const QString &token)
{
    QString quoted = cut(token);
    quoted.replace(u'\\', "\\\\"_L1).replace(u'\'', "''"_L1);
    return u'\'' + quoted + u'\'';
}

} // namespace

Status createPostgresSearch(Session &session)
{
    for (const QByteArrayView table : kSearched) {
        TRY(createPostgresSearch(session, table));
    }
    return {};
}

Status createPostgresSearch(Session &session, QByteArrayView table)
{
    const QByteArray name = table.toByteArray();
    TRY(session.run("alter table " + name + " add column tokens tsvector generated always as (" + tokensOf("search")
                    + ") stored"));
    return session.run("create index " + name + "_search on " + name + " using gin (tokens)");
}

QByteArray postgresSearchFrom(QByteArrayView table)
{
    const QByteArray name = table.toByteArray();
    return "(select " + name + ".*, " + name + ".key as found from " + name + " where " + name
        + ".tokens @@ cast(? as tsquery)) as " + name;
}

QString postgresMatchText(const QStringList &words, const QStringList &tags)
{
    QStringList terms;
    for (const QString &word : words)
        terms += term(word) + ":*"_L1;
    for (const QString &tag : tags)
        terms += term(tag);
    return terms.join(" & "_L1);
}

Result<QList<qint64>> postgresWronglyIndexed(Session &session, QByteArrayView table)
{
    return session.all("select key from " + table.toByteArray() + " where tokens is distinct from "
                           + tokensOf("search"),
                       [](const Row &row) { return row.integer(0); });
}

} // namespace stemdesk
