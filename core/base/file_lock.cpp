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

// Not QLockFile: it takes a file without a readable process number in it, as a process that is killed or a power cut
// leaves behind, for a lock that is held.
class FileLock::Handle {
public:
    explicit Handle(const QByteArray &path)
        : m_path(path), m_descriptor(::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
    {}
    ~Handle()
    {
        if (m_isHeld) // While it is: nobody else's file goes by that name.
            ::unlink(m_path.constData());
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(Handle)

    Failure take()
    {
        if (m_descriptor < 0)
            return Failure::File;
        if (::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0)
            return errno == EWOULDBLOCK || errno == EINTR ? Failure::Held : Failure::File;
        m_isHeld = isStillNamed();
        return m_isHeld ? Failure::None : Failure::Held;
    }

private:
    /// Not where the one who held it has removed the file since it was opened here.
    bool isStillNamed() const
    {
        struct stat opened = {};
        struct stat named = {};
        return ::fstat(m_descriptor, &opened) == 0 && ::stat(m_path.constData(), &named) == 0
            && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
    }

    QByteArray m_path;
    int m_descriptor;
    bool m_isHeld = false;
};

#else

// There QLockFile keeps the file open, which is a lock of the system's.
class FileLock::Handle {
public:
    explicit Handle(const QByteArray &path) : m_lock(QFile::decodeName(path)) { m_lock.setStaleLockTime(0); }

    Failure take()
    {
        if (m_lock.tryLock(0))
            return Failure::None;
        return m_lock.error() == QLockFile::LockFailedError ? Failure::Held : Failure::File;
    }

private:
    QLockFile m_lock;
};

#endif

FileLock::FileLock(QString path) : m_path(std::move(path)) {}
FileLock::~FileLock() = default;

bool FileLock::tryLock(std::chrono::milliseconds patience)
{
    constexpr auto kBetween = 5ms;
    const QDeadlineTimer deadline(patience);
    for (;;) {
        // Opened anew each time: the file may be another one.
        auto handle = std::make_unique<Handle>(QFile::encodeName(m_path));
        m_failure = handle->take();
        if (m_failure == Failure::None) {
            m_handle = std::move(handle);
            return true;
        }
        if (m_failure == Failure::File || deadline.hasExpired())
            return false;
        QThread::msleep(kBetween.count());
    }
}

} // namespace stemdesk
