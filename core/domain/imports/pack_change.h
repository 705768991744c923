#pragma once

namespace stemdesk {

/// The units in a pack of a variant that was there, before and after a row of a file. A variant has one pack, whoever
/// supplies it: one wholesaler's file changes what is ordered of the others.
struct PackChange {
    double before = 0;
    double after = 0;

    friend bool operator==(const PackChange &, const PackChange &) = default;
};

} // namespace stemdesk
