#pragma once

#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/row_change.h"

namespace stemdesk {

/// The search tokens of a contact or supplier: the words of its texts, and every suffix of its phones' digits, so that
/// a prefix search finds digits anywhere in them. Every token begins with the shop's key, so that a search does not
/// walk other shops' rows.
QString partySearchText(const Tenant &tenant, const QStringList &texts, const QStringList &phones);

/// The parameter of Driver::searchFrom() that finds contacts or suppliers by `q`; empty if `q` has no words.
QString partyMatchText(const Driver &driver, const Tenant &tenant, const QString &q);

/// A contact or supplier with other fields.
struct PartyUpdate {
    QByteArray table;
    IdBytes id;
    int version = 0; ///< The version that is stored.
    RowColumns before;
    RowColumns after;
    QString search; ///< The search tokens of its new fields.
};

/// Stale where the row has another version.
Status updateParty(Session &session, const Tenant &tenant, const PartyUpdate &update);

} // namespace stemdesk
