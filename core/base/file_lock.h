#pragma once

#include <QString>

#include <chrono>
#include <memory>

namespace stemdesk {

/// A lock between processes, and between objects of one process, by the name of a file that exists while it is held.
/// The operating system holds it: it is released when the process ends in any way, or at a power failure, and a file
/// left behind does not matter.
class FileLock {
public:
    enum class Failure {
        None,
        Held, ///< By another process or object.
        Kept, ///< By one that keeps it.
        File, ///< The file can neither be created nor opened, or its disk does not support locks.
    };

    enum class Of {
        File,
        Folder, ///< Locks the file's folder too, which stays locked if the file is deleted.
    };

    explicit FileLock(QString path, Of of = Of::File);
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    /// Tries to take the lock until the timeout; gives up at once if its holder has called keep(). Once per object.
    bool tryLock(std::chrono::milliseconds timeout);
    /// Why the last tryLock() failed.
    Failure failure() const { return m_failure; }
    /// While holding it: tells others not to wait.
    void keep();
    /// It is released soon: from now on others wait again.
    void endKeeping();

private:
    class Handle;

    QString m_path;
    Of m_of;
    std::unique_ptr<Handle> m_handle; // Empty while not held.
    Failure m_failure = Failure::None;
};

} // namespace stemdesk
