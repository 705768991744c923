#pragma once

#include "tests/support/event_shop.h"
#include "tests/support/ui_shop.h"

#include <QTest>
#include <QWidget>

#include <memory>

namespace stemdesk {

/// A test of the window in which init() creates a new shop for each test function.
class ShopTest : public QObject {
    Q_OBJECT

protected:
    ShopServices &services() const { return m_shop->services(); }
    /// A new shop with an event.
    void fillShop()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(services());
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled; ///< Empty without fillShop().

protected Q_SLOTS:
    void cleanup()
    {
        closePage();
        m_filled.reset();
        m_shop.reset();
    }

private:
    virtual void closePage() = 0;
};

/// A test of one page.
template <class Page>
class PageTest : public ShopTest {
protected:
    /// Shows the page on the shop.
    void showPage(int width = 1080, int height = 720)
    {
        m_page = std::make_unique<Page>(m_shop->context());
        m_page->resize(width, height);
        m_page->QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    std::unique_ptr<Page> m_page;

private:
    void closePage() final { m_page.reset(); }
};

} // namespace stemdesk
