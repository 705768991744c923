#include "ui/widgets/layout/dialog_frame.h"

#include "tests/support/test_registry.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFrame>
#include <QTest>

namespace stemdesk::popup_shadow_test {

using namespace stemdesk::ui;

class TestPopupShadow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_page.resize(300, 200);
        m_page.show();
        m_popup = new QFrame(&m_page);
        m_popup->setGeometry(60, 60, 120, 60);
        m_popup->hide();
        PopupShadow::put(m_popup);
    }
    void cleanup()
    {
        delete m_popup;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void itIsThereWhileThePanelIs()
    {
        QVERIFY(!isDarker(120, 125));
        m_popup->show();
        QVERIFY(isDarker(120, 125)); // Below, more than above.
        QVERIFY(lightness(120, 125) < lightness(120, 56));
        m_popup->hide();
        QVERIFY(!isDarker(120, 125));
    }

    void itFollowsThePanel()
    {
        m_popup->show();
        m_popup->setGeometry(150, 100, 100, 40);
        QVERIFY(!isDarker(70, 125));
        QVERIFY(isDarker(200, 145));
    }

    void itLetsTheMouseThroughAndLiesUnderThePanel()
    {
        m_popup->show();
        QCOMPARE(m_page.childAt(120, 125), nullptr);
        QCOMPARE(m_page.childAt(120, 90), m_popup);
    }

    void itGoesWithThePanel()
    {
        QVERIFY(m_page.findChild<PopupShadow *>());
        delete std::exchange(m_popup, nullptr);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!m_page.findChild<PopupShadow *>());
    }

private:
    int lightness(int x, int y) { return m_page.grab().toImage().pixelColor(x, y).lightness(); }
    bool isDarker(int x, int y) { return lightness(x, y) < lightness(2, 2); }

    Theme m_theme{*qApp, Theme::Choice::Light};
    QWidget m_page;
    QFrame *m_popup = nullptr;
};

STEMDESK_TEST(TestPopupShadow)

} // namespace stemdesk::popup_shadow_test

#include "tst_popup_shadow.moc"
