#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <utility>

namespace stemdesk {

/// An object after a write, with the corrections that the service made.
template <class T>
struct Written {
    T object;
    QList<QByteArray> warnings;
};

/// The written object of a service that has no warnings.
template <class T>
Result<Written<T>> written(Result<T> object)
{
    return Written<T>{TRY(std::move(object)), {}};
}

/// The result of a change by a service without warnings.
template <class T>
Result<QList<QByteArray>> changed(tl::expected<T, Error> outcome)
{
    TRY(Result<T>(std::move(outcome)));
    return QList<QByteArray>();
}

} // namespace stemdesk
