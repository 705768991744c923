#include "tests/fuzz/good_shop.h"

#include "core/services/row_validation.h"
#include "core/storage/engine/migrator.h"
#include "tests/support/shop_dump.h"

#include <QCoreApplication>
#include <QSqlDatabase>

namespace stemdesk::fuzz {

using namespace Qt::StringLiterals;

namespace {

/// Qt loads its database drivers as plugins, which an application object finds.
QCoreApplication &application()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char *arguments[] = {name, nullptr};
    static QCoreApplication application(count, arguments);
    return application;
}

} // namespace

Status MemoryDriver::open(QSqlDatabase &database) const
{
    database.setDatabaseName(file());
    return database.open() ? Status() : Status(internal(u"no database"_s));
}

void fillGoodShop(Session &session)
{
    demand(migrate(session, [] { return Instant(0); }).has_value());
    const Status shop = session.run(
        "insert into shop (id, name, rate_per_minute, monthly_cap, has_api_access, allowed_origins, public_url, "
        "currency, time_zone, document_language, pins_on_approval, order_days_before, proposal_terms, address, phone, "
        "email, website, default_supplier, change_seq, created_at, updated_at, version) values "
        "(x'00112233445566778899aabbccddeeff', 'Shop', 60, 0, 1, 'https://shop.example', '', 'EUR', 'UTC', 'en', 1, 7, "
        "'', '', '', '', '', 1, 1, 1, 1, 1)");
    demand(shop.has_value());
    fillEmptyTables(session, 1);
    demand(validateAllRows(session, [](const QString &sentence) {
               qFatal("%ls", qUtf16Printable(sentence));
           }).has_value());
    demand(session.run("pragma ignore_check_constraints = on").has_value());
}

/// Before the first database.
[[maybe_unused]] static const bool kHasApplication = (application(), true);

} // namespace stemdesk::fuzz
