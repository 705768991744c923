#pragma once

#include <QString>

#include <chrono>
#include <memory>

namespace stemdesk {

/// A lock between processes, and between objects of one, by the name of a file that is there while it is held. It is
/// the system that holds it: when its process ends, however that ends, or the power goes, it is free, and what is left
/// of the file does not matter.
class FileLock {
public:
    enum class Failure {
        None,
        Held, ///< By another process or object.
        File, ///< The file can be neither made nor opened, or its disk knows no locks.
    };

    explicit FileLock(QString path);
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    /// Takes the lock, for which it waits so long. Once for each object.
    bool tryLock(std::chrono::milliseconds patience);
    /// Why the last tryLock() failed.
    Failure failure() const { return m_failure; }

private:
    class Handle;

    QString m_path;
    std::unique_ptr<Handle> m_handle; // Empty while nothing is held.
    Failure m_failure = Failure::None;
};

} // namespace stemdesk
