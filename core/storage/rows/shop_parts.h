#pragma once

#include "core/base/function_ref.h"
#include "core/base/result.h"

#include <QByteArrayView>

#include <optional>

namespace stemdesk {

class Session;

using OfShops = FunctionRef<Status(const QByteArray &ofShops)>;

/// Whether all machines have answered.
struct Reached {
    std::optional<Error> away; ///< Of the first one that has not.
};

/// Runs a statement about all shops. It is called with "" or, where tables are distributed, for one part of the shops
/// after the other with the condition " and `column` in (...)", so that each statement goes to one machine. Machines
/// that do not answer are passed over.
Result<Reached> forReachableShops(Session &session, QByteArrayView column, OfShops run);

/// The same, as a failure if a machine does not answer: for what must not miss a shop.
Status forAllShops(Session &session, QByteArrayView column, OfShops run);

} // namespace stemdesk
