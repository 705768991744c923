#pragma once

#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/resource_rows.h"

namespace stemdesk {

/// The search tokens of a contact or supplier: the words of its texts, and every suffix of its phones' digits, so that
/// a prefix search finds digits anywhere in them. Every token begins with the shop's key, so that a search does not
/// walk other shops' rows.
QString partySearchText(const Tenant &tenant, const QStringList &texts, const QStringList &phones);

/// The parameter of Driver::searchFrom() that finds contacts or suppliers by `q`; empty if `q` has no words.
QString partyMatchText(const Driver &driver, const Tenant &tenant, const QString &q);

/// Stores a contact or supplier with other fields, and with the search tokens of those; Stale where its row has another
/// version than the one before.
template <class Party>
Status updateParty(Session &session, const Tenant &tenant, const ResourceRows<Party> &rows, const Party &after,
                   const QString &search)
{
    struct Stored {
        qint64 key;
        QString search;
        Party party;
    };
    const auto read = [&rows](const Row &row) { return Stored{row.integer(0), row.text(1), rows.read(row, 2)}; };
    const auto before = TRY(session.first("select key, search, " + rows.names() + " from " + rows.table()
                                              + " where shop = ? and id = ? and version = ?",
                                          read, tenant.shop, after.id, after.version - 1));
    if (!before)
        return stale();
    const RowChange change(rows.table(), rows.updated(before->party).add("search", before->search),
                           rows.updated(after).add("search", search));
    TRY(session.run(change.sql(" where shop = ? and key = ?"), change, tenant.shop, before->key));
    return session.driver().reindex(session, rows.table(), before->key, before->search, search);
}

} // namespace stemdesk
