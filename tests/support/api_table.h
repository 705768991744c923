#pragma once

#include "tests/support/api_fixture.h"

namespace stemdesk {

/// Adds a data row for each row of tests/data/<name>: its name, method, path, headers ("Name: value", `|` between),
/// body, status, error code and fragments that the answer's body must hold (`|` between). Columns are separated by
/// tabs, `\xNN` is a byte, and ApiFixture::filled() fills in ids. Lines that begin with # are comments.
void addApiTable(const QString &name);

/// Sends the request of a row of such a table.
Answer sendApiRow(const ApiFixture &fixture, ApiClient &client, const QByteArrayList &columns);

/// Sends the data row's request and compares the answer. A refused request must change nothing.
void checkApiRow(ApiFixture &fixture, ApiClient &client);

} // namespace stemdesk
