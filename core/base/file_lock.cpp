#include "core/base/file_lock.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <QLockFile>
#endif

namespace stemdesk {

using namespace std::chrono_literals;

#ifdef Q_OS_UNIX

// Not QLockFile: it takes a file without a readable process id, as left by a killed process or a power cut, for a lock
// that is held.
class FileLock::Handle {
public:
    Handle(const QByteArray &path, Of of)
        : m_path(path), m_folder(of == Of::Folder ? opened(path.left(path.lastIndexOf('/')), O_RDONLY) : kNone)
    {}
    ~Handle()
    {
        if (m_isHeld) // Only while holding it: otherwise the file may be another process's.
            ::unlink(m_path.constData());
        for (const int descriptor : {m_descriptor, m_folder}) {
            if (descriptor >= 0)
                ::close(descriptor);
        }
    }
    Q_DISABLE_COPY_MOVE(Handle)

    /// Checks the folder first: if the file was deleted while locked, it must not be created again.
    Failure take()
    {
        if (isHeldByOthers(m_folder)) // Some network disks do not support locks on folders; there the file has to do.
            return Failure::Held;
        m_descriptor = opened(m_path, O_RDWR | O_CREAT);
        if (m_descriptor < 0)
            return Failure::File;
        if (::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0)
            return isBusy() ? Failure::Held : Failure::File;
        m_isHeld = isStillNamed();
        if (m_isHeld && ::ftruncate(m_descriptor, 0) != 0)
            return Failure::File;
        return m_isHeld ? Failure::None : Failure::Held;
    }

    void keep() const { (void)!::pwrite(m_descriptor, "kept\n", 5, 0); } // Without it, others wait for nothing.
    void endKeeping() const { (void)!::ftruncate(m_descriptor, 0); }
    static bool isKept(const QByteArray &path)
    {
        struct stat named = {};
        return ::stat(path.constData(), &named) == 0 && named.st_size > 0;
    }

private:
    static constexpr int kNone = -1;

    static int opened(const QByteArray &path, int flags) { return ::open(path.constData(), flags | O_CLOEXEC, 0600); }
    static bool isBusy() { return errno == EWOULDBLOCK || errno == EINTR; }
    static bool isHeldByOthers(int descriptor)
    {
        return descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && isBusy();
    }
    /// False if the previous holder has deleted the file since it was opened here.
    bool isStillNamed() const
    {
        struct stat opened = {};
        struct stat named = {};
        return ::fstat(m_descriptor, &opened) == 0 && ::stat(m_path.constData(), &named) == 0
            && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
    }

    QByteArray m_path;
    int m_folder;
    int m_descriptor = kNone;
    bool m_isHeld = false;
};

#else

// On this system QLockFile keeps the file open, which locks it, so that it cannot be deleted.
class FileLock::Handle {
public:
    Handle(const QByteArray &path, Of) : m_lock(QFile::decodeName(path)) { m_lock.setStaleLockTime(0); }

    Failure take()
    {
        if (m_lock.tryLock(0))
            return Failure::None;
        return m_lock.error() == QLockFile::LockFailedError ? Failure::Held : Failure::File;
    }

    void keep() const {}
    void endKeeping() const {}
    static bool isKept(const QByteArray &) { return false; }

private:
    QLockFile m_lock;
};

#endif

FileLock::FileLock(QString path, Of of) : m_path(std::move(path)), m_of(of) {}
FileLock::~FileLock() = default;

bool FileLock::tryLock(std::chrono::milliseconds timeout)
{
    constexpr auto kBetween = 5ms;
    constexpr int kSure = 4; // Consecutive checks: leftovers of a previous holder say nothing about the next one.
    const QByteArray path = QFile::encodeName(m_path);
    const QDeadlineTimer deadline(timeout);
    for (int kept = 0; kept < kSure; kept = Handle::isKept(path) ? kept + 1 : 0) {
        // Reopen each time: the file may have been replaced.
        auto handle = std::make_unique<Handle>(path, m_of);
        m_failure = handle->take();
        if (m_failure == Failure::None) {
            m_handle = std::move(handle);
            return true;
        }
        if (m_failure == Failure::File || deadline.hasExpired())
            return false;
        QThread::msleep(kBetween.count());
    }
    m_failure = Failure::Kept;
    return false;
}

void FileLock::keep()
{
    if (m_handle)
        m_handle->keep();
}

void FileLock::endKeeping()
{
    if (m_handle)
        m_handle->endKeeping();
}

} // namespace stemdesk
