#pragma once

#include "tests/support/api_client.h"

namespace stemdesk {

/// The cursor of a client of the change feed that has caught up.
inline QByteArray feedEnd(ApiClient &client)
{
    QByteArray cursor;
    for (;;) {
        const Answer page =
            client.get("/api/v1/changes?limit=100" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
        cursor = page.text(u"cursor");
        if (page.at(u"isDone").toBool())
            return cursor;
    }
}

/// "created suppliers sup_...", of each change after the cursor; of all without one.
inline QByteArrayList changesAfter(ApiClient &client, QByteArray cursor)
{
    QByteArrayList changes;
    for (bool isDone = false; !isDone;) {
        const Answer page =
            client.get("/api/v1/changes?limit=100" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
        for (const QJsonValue item : page.at(u"items").toArray())
            changes +=
                (item[u"action"].toString() + u' ' + item[u"resource"].toString() + u' ' + item[u"id"].toString())
                    .toLatin1();
        cursor = page.text(u"cursor");
        isDone = page.at(u"isDone").toBool();
    }
    return changes;
}

} // namespace stemdesk
