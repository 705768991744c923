#include "tests/support/test_shop.h"

#include "core/services/database.h"
#include "core/storage/driver.h"
#include "core/storage/session.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A fixture that cannot be made ends the test: nothing after it would mean anything.
template <class T>
T required(Result<T> result)
{
    if (!result)
        qFatal("the test's shop cannot be made: %ls", qUtf16Printable(result.error().message));
    return *std::move(result);
}

ShopServices *newShop(Services &services, const QString &name)
{
    const Shop shop = required(services.shops().create(name, u"Europe/London"_s));
    return required(services.forShop(shop.id));
}

} // namespace

TestShop::TestShop()
{
    QObject::connect(&m_bus, &ChangeBus::committed, &m_bus, [this](const Changes &changes) { m_announced += changes; });
    m_driver = required(openDatabase(m_folder.filePath(u"data"_s), true, clock()));
    m_services = required(Services::open(source()));
    m_shop = newShop(*m_services, u"Test shop"_s);
    m_otherShop = newShop(*m_services, u"Other shop"_s);
    m_announced.clear();
}

TestShop::~TestShop() = default;

Clock TestShop::clock() const
{
    return [this] { return m_now.load(); };
}

Changes TestShop::takeAnnounced()
{
    return std::exchange(m_announced, {});
}

} // namespace stemdesk
