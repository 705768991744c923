#pragma once

namespace stemdesk {

/// Which threads a request is worked on by. What may take long, or may have to wait for something, is kept from those
/// that read.
enum class Lane {
    Read, ///< Looks and answers; never waits. Every request begins here.
    Write, ///< May wait for the lock of the database.
    Document, ///< Computes for long: files, large sheets, pictures.
    Outside, ///< Asks name servers and keyrings, which may not answer.
};
inline constexpr int kLaneCount = 4;

} // namespace stemdesk
