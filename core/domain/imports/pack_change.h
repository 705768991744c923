#pragma once

namespace stemdesk {

/// The pack size of an existing variant before and after a row of a file. A variant has one pack size for all
/// suppliers, so one wholesaler's file changes the orders to the others.
struct PackChange {
    double before = 0;
    double after = 0;

    friend bool operator==(const PackChange &, const PackChange &) = default;
};

} // namespace stemdesk
