#include "ui/window/window_frame.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::window_memory_test {

using namespace stemdesk::ui;

class TestWindowMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_memory = std::make_unique<WindowMemory>(file()); }
    void cleanup()
    {
        m_memory.reset();
        QFile::remove(file());
    }

    void eachChangeIsWritten()
    {
        m_memory->setValue(u"page"_s, u"events"_s);
        QTRY_VERIFY(written().contains("page=events"));

        m_memory->setValue(u"page"_s, u"orders"_s);
        QTRY_VERIFY(written().contains("page=orders"));
    }

    void closingWritesWhatIsLeft()
    {
        m_memory->setValue(u"page"_s, u"events"_s);
        m_memory.reset();

        QVERIFY(written().contains("page=events"));
    }

    void theNextStartFindsIt()
    {
        m_memory->setValue(u"page"_s, u"events"_s);
        m_memory.reset();
        m_memory = std::make_unique<WindowMemory>(file());

        QCOMPARE(m_memory->value(u"page"_s).toString(), u"events"_s);
    }

#ifdef Q_OS_UNIX
    void onlyItsOwnerMayReadIt()
    {
        constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(QFile::exists(file())); // Closed from the start.
        QVERIFY(!(QFile::permissions(file()) & kOthers));

        m_memory->setValue(u"page"_s, u"events"_s);
        QTRY_VERIFY(written().contains("page=events"));
        QVERIFY(!(QFile::permissions(file()) & kOthers));

        QVERIFY(QFile::remove(file()));
        m_memory->setValue(u"page"_s, u"orders"_s);
        m_memory.reset();
        QVERIFY(written().contains("page=orders"));
        QVERIFY(!(QFile::permissions(file()) & kOthers));
    }
#endif

private:
    QString file() const
    {
        return m_folder.filePath(u"window.ini"_s);
    }
    /// Not read with QSettings, which includes pending writes.
    QByteArray written() const
    {
        QFile onDisk(file());
        return onDisk.open(QIODevice::ReadOnly) ? onDisk.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowMemory> m_memory;
};

STEMDESK_TEST(TestWindowMemory)

} // namespace stemdesk::window_memory_test

#include "tst_window_memory.moc"
