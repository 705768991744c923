#pragma once

namespace stemdesk {

/// The queue in which a request waits for a thread. Slow work, and work that may have to wait, is kept off the reading
/// threads.
enum class RequestQueue {
    Read, ///< Reads and answers; never waits. Every request begins here.
    Write, ///< May wait for the lock of the database.
    Document, ///< Computes for long: files, large sheets, pictures.
    Outside, ///< Asks name servers and keyrings, which may not answer.
};
inline constexpr int kRequestQueueCount = 4;

} // namespace stemdesk
