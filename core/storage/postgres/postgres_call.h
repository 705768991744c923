#pragma once

#include <QByteArray>

#include <vector>

namespace stemdesk {

/// A value to send.
struct PostgresValue {
    unsigned type = 0; ///< The server's OID.
    QByteArray bytes;
    bool isNull = true;
    bool isBinary = false;

    friend bool operator==(const PostgresValue &, const PostgresValue &) = default;
};

/// A statement with its values, ready to send.
struct PostgresCall {
    QByteArray name; ///< Under which it was prepared; empty if it goes as a text.
    QByteArray sql;
    std::vector<PostgresValue> values;
    bool isBinary = false; ///< Format of the results.

    friend bool operator==(const PostgresCall &, const PostgresCall &) = default;
};

} // namespace stemdesk
