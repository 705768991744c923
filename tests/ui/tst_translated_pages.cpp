#include "core/domain/events/event_history.h"
#include "tests/support/clipped_texts.h"
#include "tests/support/full_shop.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields/shop_fields.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_stack.h"

#include <QDir>
#include <QLocale>
#include <QTabBar>
#include <QTest>

namespace stemdesk::translated_pages_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Every page with each of its tabs, in every language. Where STEMDESK_PICTURES names a folder, it gets their pictures.
class TestTranslatedPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(british());
        m_shop = std::make_unique<UiShop>();
        m_shop->services().setActor(actorWindow());
        fillShop(*m_shop);
    }
    void cleanupTestCase() { m_shop.reset(); }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QLocale>("figures");
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::addColumn<QSize>("size");
        const QSize small(1280, 720);
        QTest::newRow("en") << british() << Theme::Choice::Light << small;
        for (const auto language : {QLocale::German, QLocale::Dutch, QLocale::French, QLocale::Spanish})
            QTest::newRow(qPrintable(codeOf(language))) << QLocale(language) << Theme::Choice::Light << small;
        QTest::newRow("en-dark") << british() << Theme::Choice::Dark << small;
        QTest::newRow("en-large") << british() << Theme::Choice::Light << QSize(1920, 1080);
        QTest::newRow("de-narrow") << QLocale(QLocale::German) << Theme::Choice::Dark << QSize(1024, 700);
        // A screen of 1920 x 1080 at 200 %.
        QTest::newRow("es-near-dark") << QLocale(QLocale::Spanish) << Theme::Choice::Dark << QSize(960, 540);
        if (qEnvironmentVariableIsSet("STEMDESK_PICTURES"))
            addPicturesOfAll();
    }

    void nothingIsClipped()
    {
        QFETCH(const QLocale, figures);
        QFETCH(const Theme::Choice, scheme);
        QFETCH(const QSize, size);
        const Spoken spoken(codeOf(figures.language()), figures);
        QVERIFY(spoken.loads());
        const Theme theme(*qApp, scheme);
        MainWindow window(m_shop->context());
        window.resize(size);
        window.show();
        for (const RailEntry *entry : window.findChild<NavigationRail *>()->findChildren<RailEntry *>()) {
            window.showPage(entry->objectName());
            chooseOrders(window);
            lookAtTabs(window, *window.findChild<PageStack *>()->currentWidget(), entry->objectName());
        }
        EventPage event(m_shop->context());
        event.resize(size - QSize(metric::kRailWidth, 0));
        event.open(firstEvent(m_shop->services()));
        event.show();
        lookAtTabs(event, event, u"event"_s);
        lookAtFirstStart(size);
        lookAtNewShop(size);
    }

private:
    /// Rows for viewing only: their texts have the same space as in another row.
    static void addPicturesOfAll()
    {
        for (const auto language : {QLocale::German, QLocale::Dutch, QLocale::French, QLocale::Spanish})
            QTest::newRow(qPrintable(codeOf(language) + u"-dark"_s))
                << QLocale(language) << Theme::Choice::Dark << QSize(1280, 720);
        QTest::newRow("en-dark-large") << british() << Theme::Choice::Dark << QSize(1920, 1080);
        QTest::newRow("de-large") << QLocale(QLocale::German) << Theme::Choice::Light << QSize(1920, 1080);
        QTest::newRow("en-narrow") << british() << Theme::Choice::Light << QSize(1024, 700);
        QTest::newRow("en-near") << british() << Theme::Choice::Light << QSize(960, 540);
    }

    static QString codeOf(QLocale::Language language) { return QLocale(language).name().left(2); }

    /// The week's events, so that there is an order to look at.
    static void chooseOrders(MainWindow &window)
    {
        if (auto *picker = window.findChild<EventPickModel *>(); picker && picker->chosen().isEmpty())
            picker->chooseWeek(picker->thisMonday().addDays(7));
    }

    /// With a country that has its own tax rates, and one whose time zone must be chosen.
    void lookAtFirstStart(const QSize &size)
    {
        FirstStartPage start(m_shop->context());
        start.resize(size);
        start.show();
        for (const QString &country : {u"NL"_s, u"US"_s}) {
            start.findChild<ShopFields *>()->setCountry(country);
            look(start, u"first-start-"_s + country);
        }
    }

    void lookAtNewShop(const QSize &size)
    {
        SettingsPage settings(m_shop->context());
        settings.resize(size - QSize(metric::kRailWidth, 0));
        settings.showTab(SettingsPage::Shops);
        settings.show();
        settings.startNew();
        look(settings, u"settings-new-shop"_s);
    }

    void lookAtTabs(QWidget &window, QWidget &page, const QString &name)
    {
        // A page remembers its tab from one window to the next: each begins with the first.
        for (QTabBar *strip : page.findChildren<QTabBar *>())
            strip->setCurrentIndex(0);
        look(window, name);
        // Each strip's pictures have names of their own.
        QString strips = name;
        for (QTabBar *strip : page.findChildren<QTabBar *>()) {
            for (int tab = 1; tab < strip->count() && strip->isVisible(); ++tab) {
                strip->setCurrentIndex(tab);
                look(window, u"%1-%2"_s.arg(strips).arg(tab));
            }
            strips += u"-also"_s;
        }
    }

    void look(QWidget &window, const QString &name)
    {
        settle(*m_shop); // A page that has not been filled yet has nothing to cut.
        if (const QString folder = qEnvironmentVariable("STEMDESK_PICTURES"); !folder.isEmpty()) {
            QTest::qWait(500);
            const QString file = u"%1-%2.png"_s.arg(name, QString::fromLatin1(QTest::currentDataTag()));
            QVERIFY(window.grab().save(QDir(folder).filePath(file)));
        }
        QTRY_COMPARE(name + u": "_s + clippedTexts(window), name + u": "_s);
    }

    std::unique_ptr<UiShop> m_shop;
};

STEMDESK_TEST(TestTranslatedPages)

} // namespace stemdesk::translated_pages_test

#include "tst_translated_pages.moc"
