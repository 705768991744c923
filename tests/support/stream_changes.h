#pragma once

#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/api_fixture.h"

namespace stemdesk {

/// Makes a supplier; its id.
inline QByteArray newSupplier(ApiClient &client)
{
    return client.post("/api/v1/suppliers", R"({"name":"New"})").text(u"supplierId");
}

/// Adds `count` changes of suppliers in one go.
inline void addChanges(ApiFixture &fixture, int count)
{
    Changes changes;
    for (int i = 0; i < count; ++i)
        changes.append({.shop = fixture.test().shopId(), .at = 1, .resource = Resource::Supplier, .id = newIdBytes()});
    auto transaction = must(Transaction::begin(fixture.test().session()));
    const bool isAdded = ChangeStore(fixture.test().session(), fixture.test().context().tenant()).append(changes)
        && transaction.commit();
    if (!isAdded)
        qFatal("no changes");
    fixture.test().bus().publish(changes);
}

} // namespace stemdesk
