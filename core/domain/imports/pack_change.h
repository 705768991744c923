#pragma once

namespace stemdesk {

/// The pack size of an existing variant before and after a row of a file: at the row's supplier if it has one,
/// otherwise the variant's own.
struct PackChange {
    double before = 0;
    double after = 0;

    friend bool operator==(const PackChange &, const PackChange &) = default;
};

/// The price of a unit at its supplier before and after a row of a file; the former is from the newest list that has
/// one.
struct PriceChange {
    double before = 0;
    double after = 0;

    /// More than three times or less than a third of the last price, which is more often a price for another quantity
    /// than a true one.
    bool isFarOff() const
    {
        constexpr double kFar = 3;
        return before > 0 && (after > before * kFar || after * kFar < before);
    }

    friend bool operator==(const PriceChange &, const PriceChange &) = default;
};

} // namespace stemdesk
