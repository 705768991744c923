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
        Kept, ///< By one that keeps it.
        File, ///< The file can be neither made nor opened, or its disk knows no locks.
    };

    enum class Of {
        File,
        Folder, ///< Locks the file's folder too, which stays locked if the file is deleted.
    };

    explicit FileLock(QString path, Of of = Of::File);
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    /// Tries to take the lock until the timeout; gives up at once if its holder has called keep(). Once per object.
    bool tryLock(std::chrono::milliseconds patience);
    /// Why the last tryLock() failed.
    Failure failure() const { return m_failure; }
    /// While holding it: tells others not to wait.
    void keep();

private:
    class Handle;

    QString m_path;
    Of m_of;
    std::unique_ptr<Handle> m_handle; // Empty while nothing is held.
    Failure m_failure = Failure::None;
};

} // namespace stemdesk
