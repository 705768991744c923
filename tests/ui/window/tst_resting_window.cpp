#include "tests/support/full_shop.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/event_page.h"
#include "ui/theme/metrics.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_stack.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QTabBar>
#include <QTest>

namespace stemdesk::resting_window_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Records which widgets request a layout.
class Layouts : public QObject {
public:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            asked.append(QString::fromLatin1(watched->metaObject()->className()));
        return false;
    }

    QStringList asked;
};

/// An untouched window does nothing. A page whose layout triggers another layout keeps a processor busy; whether it
/// does depends on where lines wrap, so each page is tried at many sizes.
class TestRestingWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(british());
        m_shop = std::make_unique<UiShop>();
        fillShop(*m_shop);
        qApp->installEventFilter(&m_layouts);
    }
    void cleanupTestCase() { m_shop.reset(); }

    void everyPageComesToRest()
    {
        MainWindow window(m_shop->context());
        window.show();
        for (const RailEntry *entry : window.findChild<NavigationRail *>()->findChildren<RailEntry *>()) {
            window.showPage(entry->objectName());
            tryTabs(window, *window.findChild<PageStack *>()->currentWidget(), entry->objectName(), 0);
        }
    }

    void anEventComesToRest()
    {
        EventPage event(m_shop->context());
        event.open(firstEvent(m_shop->services()));
        event.show();
        tryTabs(event, event, u"event"_s, metric::kRailWidth);
    }

private:
    void tryTabs(QWidget &window, QWidget &page, const QString &name, int rail)
    {
        trySizes(window, name, rail);
        for (QTabBar *strip : page.findChildren<QTabBar *>()) {
            for (int tab = 1; tab < strip->count() && strip->isVisible(); ++tab) {
                strip->setCurrentIndex(tab);
                trySizes(window, u"%1-%2"_s.arg(name).arg(tab), rail);
            }
        }
    }

    void trySizes(QWidget &window, const QString &name, int rail)
    {
        constexpr int kNarrowest = 900;
        constexpr int kWidest = 1340;
        constexpr int kStep = 29;
        settle(*m_shop);
        for (int width = kNarrowest; width <= kWidest; width += kStep) {
            window.resize(width - rail, width * 2 / 3);
            QVERIFY2(comesToRest(), qPrintable(u"%1 at %2: %3"_s.arg(name).arg(width).arg(m_layouts.asked.join(u' '))));
        }
    }

    bool comesToRest()
    {
        constexpr int kRounds = 30; // A result that arrives meanwhile may lay the page out again.
        for (int round = 0; round < kRounds; ++round) {
            m_layouts.asked.clear();
            QCoreApplication::processEvents();
            if (m_layouts.asked.isEmpty())
                return true;
        }
        return false;
    }

    std::unique_ptr<UiShop> m_shop;
    Layouts m_layouts;
};

STEMDESK_TEST(TestRestingWindow)

} // namespace stemdesk::resting_window_test

#include "tst_resting_window.moc"
