#pragma once

#include "tests/support/counting_hand.h"
#include "tests/support/page_test.h"
#include "ui/window/main_window.h"

#include <QDir>

namespace stemdesk {

/// A test of the whole window.
class WindowTest : public ShopTest {
protected:
    /// A window on the shop, an empty one if there is none yet.
    void makeWindow()
    {
        if (!m_shop)
            m_shop = std::make_unique<UiShop>();
        m_window = std::make_unique<ui::MainWindow>(m_shop->context());
    }
    void show()
    {
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    /// Makes the window and shows it to whose hand it is.
    void showWindow(int width = 1280, int height = 720)
    {
        makeWindow();
        m_window->resize(width, height);
        show();
        m_hand = std::make_unique<CountingHand>(*m_window);
    }
    /// What each step of the hand took.
    void printSteps() const
    {
        for (const CountingHand::Step &step : m_hand->steps() + QList{m_hand->total()})
            qInfo("%-44s %3d clicks %4d keys", qPrintable(step.name), step.clicks, step.keys);
    }

    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<CountingHand> m_hand;

private:
    /// If the test failed, STEMDESK_PICTURES is the folder for a picture of the window.
    void closePage() final
    {
        const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
        if (m_window && QTest::currentTestFailed() && !folder.isEmpty())
            m_window->grab().save(
                QDir(folder).filePath(QStringLiteral("%1.png").arg(QLatin1String(QTest::currentTestFunction()))));
        m_hand.reset();
        m_window.reset();
    }
};

} // namespace stemdesk
