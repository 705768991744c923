#include "core/storage/rows/party_search.h"

#include "core/base/text.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLeastDigits = 3; ///< Shorter words are not looked for in phones.
constexpr qsizetype kMostDigits = 32; ///< A longer number is not a phone's.
constexpr qsizetype kMostOfWord = 500; ///< PostgreSQL takes tokens of up to 2,046 bytes.

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

QString wordToken(const Tenant &tenant, const QString &word)
{
    return QString::number(tenant.shop) + u'_' + word.first(std::min(word.size(), kMostOfWord));
}

/// Words contain no "_", so a phone's digits never match the beginning of a word.
QString phoneToken(const Tenant &tenant, const QString &digits)
{
    return QString::number(tenant.shop) + "__"_L1 + digits.first(std::min(digits.size(), kMostDigits));
}

/// The digits that a word of a query asks phones for; empty if it asks them for nothing.
QString phoneDigits(QString word)
{
    word.removeIf([](QChar c) { return u"+-()"_s.contains(c); });
    return word.size() >= kLeastDigits && std::ranges::all_of(word, isDigit) ? word : QString();
}

} // namespace

QString partySearchText(const Tenant &tenant, const QStringList &texts, const QStringList &phones)
{
    QStringList tokens;
    for (const QString &text : texts) {
        for (const QString &word : searchTokens(text))
            tokens += wordToken(tenant, word);
    }
    for (QString digits : phones) {
        digits.removeIf([](QChar c) { return !isDigit(c); });
        for (qsizetype at = 0; at + kLeastDigits <= digits.size(); ++at)
            tokens += phoneToken(tenant, digits.sliced(at));
    }
    tokens.removeDuplicates();
    return tokens.join(u' ');
}

QString partyMatchText(const Driver &driver, const Tenant &tenant, const QString &q)
{
    QStringList matches;
    for (const QString &word : q.simplified().split(u' ', Qt::SkipEmptyParts)) {
        QStringList tokens = searchTokens(word);
        for (QString &token : tokens)
            token = wordToken(tenant, token);
        if (tokens.isEmpty())
            continue;
        const QString ofTexts = driver.matchText(tokens, {});
        const QString digits = phoneDigits(word);
        matches += digits.isEmpty() ? ofTexts
                                    : driver.matchEither(ofTexts, driver.matchText({phoneToken(tenant, digits)}, {}));
    }
    return matches.isEmpty() ? QString() : driver.matchAll(matches);
}

Status updateParty(Session &session, const Tenant &tenant, const PartyUpdate &update)
{
    using KeyAndSearch = std::pair<qint64, QString>;
    const auto read = [](const Row &row) { return KeyAndSearch(row.integer(0), row.text(1)); };
    const auto stored =
        TRY(session.first("select key, search from " + update.table + " where shop = ? and id = ? and version = ?",
                          read, tenant.shop, update.id, update.version));
    if (!stored)
        return stale();
    const auto &[key, search] = *stored;
    const RowChange change(update.table, RowColumns(update.before).add("search", search),
                           RowColumns(update.after).add("search", update.search));
    TRY(session.run(change.sql(" where shop = ? and key = ?"), change, tenant.shop, key));
    return session.driver().reindex(session, update.table, key, search, update.search);
}

} // namespace stemdesk
