#include "tests/support/page_test.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/integrations/new_key_form.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/words/day_text.h"

#include <QTest>

#include <functional>

namespace stemdesk::typed_fields_test {

using namespace stemdesk::ui;

/// Dates as typed in five countries, in every field that takes one.
class TestTypedFields : public PageTest<QWidget> {
    Q_OBJECT

private Q_SLOTS:
    void init() { fillShop(); }
    void cleanup()
    {
        ShopTest::cleanup();
        QLocale::setDefault(british());
    }

    void everyDayIsReadEverywhere_data() { locales(); }
    void everyDayIsReadEverywhere()
    {
        QFETCH(const QLocale, figures);
        QLocale::setDefault(figures);
        const std::function<QWidget *()> pages[] = {[this] { return details(); }, [this] { return priceLists(); },
                                                    [this] { return newKey(); }, [this] { return orders(); }};
        int fields = 0;
        for (const auto &make : pages) {
            m_page.reset(make());
            m_page->resize(1280, 720);
            m_page->show();
            QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
            QTRY_VERIFY(m_page->findChild<DayField *>());
            for (DayField *field : m_page->findChildren<DayField *>()) {
                typeDays(*field);
                fields += 1;
            }
        }
        QVERIFY2(fields >= 8, qPrintable(QString::number(fields)));
    }

private:
    static void locales()
    {
        QTest::addColumn<QLocale>("figures");
        for (const QString &name : {u"en_GB"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s})
            QTest::newRow(qPrintable(name)) << QLocale(name);
    }

    QWidget *details()
    {
        must(services().events.patch(m_filled->event,
                                     {.ceremonyStart = std::optional(kNoon),
                                      .ceremonyEnd = std::optional(kNoon + 3'600'000),
                                      .venueStart = std::optional(kNoon),
                                      .venueEnd = std::optional(kNoon + 7'200'000)}));
        auto *page = new EventPage(m_shop->context());
        page->open(m_filled->event);
        page->findChild<TabStrip *>()->setCurrentIndex(1);
        return page;
    }
    QWidget *priceLists() { return new PriceListsPage(m_shop->context()); }
    QWidget *newKey() { return new NewKeyForm(m_shop->context()); }
    QWidget *orders()
    {
        auto *page = new OrdersPage(m_shop->context());
        page->show({m_filled->event});
        return page;
    }

    /// Dates in the formats of the first week, each explained at once and read as that day.
    void typeDays(DayField &field)
    {
        const QDate today = shopToday(m_shop->context());
        const QLocale locale;
        const QDate ninth(2027, 1, 9);
        const QDate saturday = today.addDays((12 - today.dayOfWeek()) % 7 + 1); // The next one.
        const std::pair<QString, QDate> forms[] = {{u"09/01/2027"_s, ninth},
                                                   {u"9/1/27"_s, ninth},
                                                   {u"9.1.27"_s, ninth},
                                                   {u"6/3/2027"_s, QDate(2027, 3, 6)},
                                                   {u"1/1/27"_s, QDate(2027, 1, 1)},
                                                   {locale.toString(ninth, u"d MMM yyyy"_s), ninth},
                                                   {u"+7"_s, today.addDays(7)},
                                                   {locale.dayName(6, QLocale::ShortFormat), saturday}};
        for (const auto &[text, day] : forms) {
            field.setEarliest({});
            typeInto(field, text);
            QVERIFY2(field.day() == day,
                     qUtf8Printable(u"%1 in %2: %3"_s.arg(text, field.accessibleName(),
                                                          field.day().value_or(QDate()).toString(Qt::ISODate))));
        }
        typeInto(field, u"31/2/27"_s);
        QVERIFY(!field.day());
        QTest::keyClick(&field, Qt::Key_Escape);
    }

    static constexpr Instant kNoon = 1'780'315'200'000; // 1 June 2026.
};

STEMDESK_TEST(TestTypedFields)

} // namespace stemdesk::typed_fields_test

#include "tst_typed_fields.moc"
