#include "core/exchange/demo/demo_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTest>

namespace stemdesk::theme_switch_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestThemeSwitch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }

    /// A window that was light looks like one that is dark from the start.
    void switchingLeavesNoOldColours()
    {
        UiShop shop;
        QVERIFY(fillWithDemo(shop.services(), shop.shop().now()));
        Theme theme(*qApp, Theme::Choice::Light);
        MainWindow window(shop.context());
        const QHash<QString, QImage> light = lookAtPages(window);
        theme.setChoice(Theme::Choice::Dark);
        const QHash<QString, QImage> switched = lookAtPages(window);

        MainWindow fresh(shop.context());
        lookAtPages(fresh); // So that both have their pages made and their rows chosen.
        const QHash<QString, QImage> dark = lookAtPages(fresh);

        for (auto page = dark.cbegin(); page != dark.cend(); ++page) {
            QVERIFY(light.value(page.key()) != *page);
            const double same = sameShare(switched.value(page.key()), *page);
            if (same < 0.999)
                keep(page.key(), switched.value(page.key()), *page);
            QVERIFY2(same >= 0.999, qPrintable(u"%1: %2"_s.arg(page.key()).arg(same)));
        }
    }

private:
    static QHash<QString, QImage> lookAtPages(MainWindow &window)
    {
        QHash<QString, QImage> pictures;
        window.resize(1280, 720);
        window.show();
        for (const QString &page : {u"today"_s, u"events"_s, u"products"_s, u"suppliers"_s, u"price-lists"_s,
                                    u"orders"_s, u"colours"_s, u"integrations"_s, u"settings"_s}) {
            window.showPage(page);
            QImage last;
            QImage now = window.grab().toImage();
            for (int turn = 0; turn < 20 && now != last; ++turn) {
                QTest::qWait(100);
                last = now;
                now = window.grab().toImage();
            }
            pictures.insert(page, now);
        }
        return pictures;
    }

    static double sameShare(const QImage &one, const QImage &other)
    {
        if (one.size() != other.size())
            return 0;
        qint64 same = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x)
                same += one.pixel(x, y) == other.pixel(x, y) ? 1 : 0;
        }
        return double(same) / (double(one.width()) * one.height());
    }

    /// Saves both pictures, to show what did not switch.
    static void keep(const QString &page, const QImage &switched, const QImage &dark)
    {
        const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
        if (folder.isEmpty())
            return;
        switched.save(QDir(folder).filePath(page + u"-switched.png"_s));
        dark.save(QDir(folder).filePath(page + u"-dark.png"_s));
    }
};

STEMDESK_TEST(TestThemeSwitch)

} // namespace stemdesk::theme_switch_test

#include "tst_theme_switch.moc"
