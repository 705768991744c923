#pragma once

#include "core/base/result.h"

namespace stemdesk {

/// An error of what is nested in a body, with its place in the message: "groups.0.items.3.variantId".
Error withPlace(Error error);

template <class T>
Result<T> withPlace(Result<T> result)
{
    return result ? std::move(result) : Result<T>(withPlace(std::move(result.error())));
}

} // namespace stemdesk
