#pragma once

#include "core/base/result.h"

namespace stemdesk {

/// Adds the path of a nested value to an error's message: "groups.0.items.3.variantId".
Error withPlace(Error error);

template <class T>
Result<T> withPlace(Result<T> result)
{
    return result ? std::move(result) : Result<T>(withPlace(std::move(result.error())));
}

} // namespace stemdesk
