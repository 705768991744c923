#pragma once

#include "tests/support/event_shop.h"

#include <QObject>

#include <memory>

namespace stemdesk {

/// A test that creates new shops for each test function.
class ServiceTest : public QObject {
    Q_OBJECT

protected:
    ShopServices &shop() const { return m_test->shop(); }

    std::unique_ptr<TestShop> m_test;

protected Q_SLOTS:
    void init() { m_test = std::make_unique<TestShop>(); }
    void cleanup() { m_test.reset(); }
};

/// One that creates an event in the first of them, too.
class EventTest : public ServiceTest {
    Q_OBJECT

protected:
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<ShopWithEvent> m_beside; ///< In the other shop; made by init() of the tests that need it.

protected Q_SLOTS:
    void init()
    {
        ServiceTest::init();
        m_filled = std::make_unique<ShopWithEvent>(shop());
    }
    void cleanup()
    {
        m_beside.reset();
        m_filled.reset();
        ServiceTest::cleanup();
    }
};

} // namespace stemdesk
