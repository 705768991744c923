#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace stemdesk {

/// A value, or the Error that kept it from being made. Built from either: `return event;` or `return notFound();`.
/// Behaves like std::expected, which replaces the base once the compilers have it.
template <class T>
class [[nodiscard]] Result : public tl::expected<T, Error> {
public:
    using tl::expected<T, Error>::expected;
    Result() = default;
    // NOLINTBEGIN(google-explicit-constructor): both are there to be converted from.
    Result(tl::expected<T, Error> other) : tl::expected<T, Error>(std::move(other)) {}
    Result(Error error) : tl::expected<T, Error>(tl::unexpect, std::move(error)) {}
    // NOLINTEND(google-explicit-constructor)
};

/// A Result with nothing to return: `return {};` is success.
using Status = Result<void>;

} // namespace stemdesk
