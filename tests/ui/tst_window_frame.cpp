#include "ui/window_frame.h"

#include "tests/support/test_registry.h"
#include "ui/window_settings.h"

#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::window_frame_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestWindowFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWindowFromALargerScreenFits()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        QWidget large;
        large.resize(QGuiApplication::primaryScreen()->availableSize() + QSize(0, 60));
        large.show();
        WindowSettings(settings).setGeometry(large.saveGeometry());

        const WindowFrame frame(settings);

        QVERIFY(frame.height() <= frame.screen()->availableSize().height());
        QVERIFY(frame.isMaximized());
    }
};

STEMDESK_TEST(TestWindowFrame)

} // namespace stemdesk::window_frame_test

#include "tst_window_frame.moc"
