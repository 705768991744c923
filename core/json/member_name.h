#pragma once

#include <QByteArrayView>

#include <concepts>

namespace stemdesk {

/// The name of a member. The length of a literal is known when it is compiled; a QByteArrayView looks for its end each
/// time.
class MemberName : public QByteArrayView {
public:
    // NOLINTBEGIN(google-explicit-constructor): names are written as literals.
    template <size_t kSize>
    constexpr MemberName(const char (&literal)[kSize]) : QByteArrayView(literal, qsizetype(kSize) - 1)
    {}
    template <std::convertible_to<QByteArrayView> Text>
    constexpr MemberName(const Text &text) : QByteArrayView(text)
    {}
    // NOLINTEND(google-explicit-constructor)
};

} // namespace stemdesk
