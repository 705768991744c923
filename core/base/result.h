#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

#include <type_traits>
#include <utility>

namespace stemdesk {

/// A value, or the Error that prevented it. Constructed from either: `return event;` or `return notFound();`. Behaves
/// like std::expected, which will replace it once the compilers have it.
template <class T>
class [[nodiscard]] Result : public tl::expected<T, Error> {
public:
    using tl::expected<T, Error>::expected;
    Result() = default;
    // NOLINTBEGIN(google-explicit-constructor): both are there to be converted from.
    Result(tl::expected<T, Error> other) : tl::expected<T, Error>(std::move(other)) {}
    Result(Error error) : tl::expected<T, Error>(tl::unexpect, std::move(error)) {}
    // NOLINTEND(google-explicit-constructor)

    /// The value, moved out. Only if there is one.
    T take()
    {
        if constexpr (!std::is_void_v<T>)
            return std::move(**this);
    }
};

/// A Result with nothing to return: `return {};` is success.
using Status = Result<void>;

} // namespace stemdesk

/// The value of a Result; on an error, returns its Error from the function: `const Event event = TRY(find(id));`. The
/// only macro for control flow. It may be nested, so the warning about shadowing is disabled in it.
#define TRY(...)                                                                                                       \
    __extension__({                                                                                                    \
        _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"") auto tried = (__VA_ARGS__);      \
        _Pragma("GCC diagnostic pop") if (!tried) [[unlikely]] return std::move(tried.error());                        \
        tried.take();                                                                                                  \
    })
