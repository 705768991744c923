#include "core/json/json_number.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace stemdesk {

namespace {

constexpr std::int64_t kFar = 1'000'000'000; // An exponent that no number of digits can compensate.

/// Skips digits; false if there are none.
bool skipDigits(const char *&at, const char *end)
{
    const char *const from = at;
    at = std::find_if(at, end, [](char c) { return c < '0' || c > '9'; });
    return at != from;
}

bool skipAny(const char *&at, const char *end, std::string_view characters)
{
    const bool isThere = at != end && characters.find(*at) != std::string_view::npos;
    at += isThere ? 1 : 0;
    return isThere;
}

/// Most numbers are a few digits, which a double holds exactly; nullopt for all others.
std::optional<std::int64_t> shortWholeFrom(std::string_view text)
{
    constexpr size_t kMostDigits = 15;
    if (text.empty() || text.size() > kMostDigits || (text.front() == '0' && text.size() > 1))
        return std::nullopt;
    std::int64_t whole = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        whole = whole * 10 + (c - '0');
    }
    return whole;
}

/// The grammar of RFC 8259, which is narrower than what std::from_chars takes.
bool isNumber(std::string_view text)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    skipAny(at, end, "-");
    if (!skipAny(at, end, "0") && !skipDigits(at, end))
        return false;
    if (skipAny(at, end, ".") && !skipDigits(at, end))
        return false;
    if (skipAny(at, end, "eE")) {
        skipAny(at, end, "+-");
        return skipDigits(at, end) && at == end;
    }
    return at == end;
}

std::int64_t exponentOf(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t exponent = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), exponent).ec == std::errc::result_out_of_range)
        exponent = text.starts_with('-') ? -kFar : kFar;
    return std::clamp(exponent, -kFar, kFar);
}

/// For a number outside the range of doubles: whether it is too large rather than too small.
bool isTooGreat(std::string_view text)
{
    const size_t e = std::min(text.find_first_of("eE"), text.size());
    const std::string_view digits = text.substr(0, e);
    const size_t first = digits.find_first_of("123456789");
    const size_t point = std::min(digits.find('.'), digits.size());
    const std::int64_t exponent = e < text.size() ? exponentOf(text.substr(e + 1)) : 0;
    return exponent + static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first) > 0;
}

} // namespace

std::optional<double> jsonNumberFrom(std::string_view text)
{
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    if (const auto whole = shortWholeFrom(text))
        return static_cast<double>(*whole);
    if (!isNumber(text))
        return std::nullopt;
    double number = 0;
    const std::errc error = std::from_chars(text.data(), text.data() + text.size(), number).ec;
    if (error == std::errc::result_out_of_range && isTooGreat(text))
        return std::nullopt;
    return error == std::errc() ? number : 0;
}

} // namespace stemdesk
