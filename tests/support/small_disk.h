#pragma once

#include <QFile>
#include <QString>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <sys/mount.h>
#endif

namespace stemdesk {

#ifdef Q_OS_LINUX
inline bool mountDisk(const QByteArray &at, unsigned long flags, const QByteArray &options)
{
    return mount("tmpfs", at.constData(), "tmpfs", flags, options.constData()) == 0;
}
inline bool makeDiskReadOnly(const QByteArray &at, bool readOnly)
{
    return mountDisk(at, MS_REMOUNT | (readOnly ? static_cast<unsigned long>(MS_RDONLY) : 0UL), {});
}
inline void unmountDisk(const QByteArray &at)
{
    umount2(at.constData(), MNT_DETACH);
}
#else
inline bool mountDisk(const QByteArray &, unsigned long, const QByteArray &)
{
    return false;
}
inline bool makeDiskReadOnly(const QByteArray &, bool)
{
    return false;
}
inline void unmountDisk(const QByteArray &) {}
#endif

/// A real disk of a given size, for faults that only a disk has. Needs the right to mount; without it the test skips
/// itself with why().
class SmallDisk {
public:
    explicit SmallDisk(qint64 bytes) : m_isThere(mountDisk(at(), 0, "size=" + QByteArray::number(bytes) + ",mode=0700"))
    {}
    ~SmallDisk()
    {
        m_filler.close();
        if (m_isThere)
            unmountDisk(at());
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    bool isThere() const { return m_isThere; }
    static const char *why() { return "Only root may mount a small disk."; }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    bool setReadOnly(bool readOnly) { return makeDiskReadOnly(at(), readOnly); }

    /// Leaves no room at all.
    void fill()
    {
        m_filler.setFileName(path(QStringLiteral("filler")));
        if (!m_filler.isOpen() && !m_filler.open(QFile::WriteOnly | QFile::Unbuffered))
            return;
        for (const qint64 size : {65'536, 4'096, 1}) {
            const QByteArray block(size, 'x');
            while (m_filler.write(block) == size)
                continue;
        }
    }
    void empty() { m_filler.remove(); }

private:
    QByteArray at() const { return QFile::encodeName(m_folder.path()); }

    QTemporaryDir m_folder;
    bool m_isThere;
    QFile m_filler;
};

} // namespace stemdesk
