#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace stemdesk {

template <class Signature>
class FunctionRef;

/// A non-owning reference to a callable, for parameters that are called before the function returns. Unlike
/// std::function it does not allocate, and it keeps functions that only pass it on out of templates.
template <class Returned, class... Parameters>
class FunctionRef<Returned(Parameters...)> {
public:
    // A callable converts to it (google-explicit-constructor); a FunctionRef is left to the constructor that copies,
    // which clang-tidy does not see (bugprone-forwarding-reference-overload).
    template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef>)
        FunctionRef(Callable &&callable) // NOLINT(google-explicit-constructor,bugprone-forwarding-reference-overload)
        : m_callable(const_cast<void *>(static_cast<const void *>(std::addressof(callable)))),
          m_call([](void *stored, Parameters... parameters) -> Returned {
              return (*static_cast<std::remove_reference_t<Callable> *>(stored))(
                  std::forward<Parameters>(parameters)...);
          })
    {}

    Returned operator()(Parameters... parameters) const
    {
        return m_call(m_callable, std::forward<Parameters>(parameters)...);
    }

private:
    void *m_callable;
    Returned (*m_call)(void *, Parameters...);
};

} // namespace stemdesk
