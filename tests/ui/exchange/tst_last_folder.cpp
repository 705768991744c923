#include "ui/exchange/table_output.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::last_folder_test {

using namespace stemdesk::ui;

class TestLastFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOneThatIsRememberedIsOpened()
    {
        const QTemporaryDir home;
        QSettings settings(home.filePath(u"window.ini"_s), QSettings::IniFormat);
        settings.setValue(u"tables/folder"_s, home.path());
        QCOMPARE(lastFolder(settings, u"tables/folder"_s), home.path());
    }

    void oneThatIsThereIsOpenedInPlaceOfOneThatIsNot()
    {
        const QTemporaryDir home;
        QSettings settings(home.filePath(u"window.ini"_s), QSettings::IniFormat);
        settings.setValue(u"tables/folder"_s, home.filePath(u"gone"_s));
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", home.path().toUtf8()); // It has no folder "Documents".
        const QString folder = lastFolder(settings, u"tables/folder"_s);
        qputenv("HOME", before);
        QCOMPARE(folder, home.path());
    }
};

STEMDESK_TEST(TestLastFolder)

} // namespace stemdesk::last_folder_test

#include "tst_last_folder.moc"
