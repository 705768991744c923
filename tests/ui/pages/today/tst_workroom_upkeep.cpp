#include "ui/pages/today/upkeep.h"

#include "tests/support/event_shop.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/today/today_page.h"
#include "ui/theme/style_sheet.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace stemdesk::workroom_upkeep_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Today is 25 May 2026, a week before the event.
class TestWorkroomUpkeep : public PageTest<TodayPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_shop->shop().setNow(kNow);
        m_filled = std::make_unique<ShopWithEvent>(services());
    }

    void nothingIsCountedWhereNothingIsTheMatter()
    {
        QCOMPARE(must(readWorkroom(services(), kToday)), WorkroomUpkeep());
    }

    void whatIsShortIsCounted()
    {
        must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
        must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = 3}));

        QCOMPARE(must(readWorkroom(services(), kToday)).shortThings, 1);
    }

    /// As on the page that it leads to.
    void whatIsShortIsAnError()
    {
        must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
        must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = 3}));
        showPage(1280);
        const QString words = u"1 items for hire are short in the next four weeks."_s;
        QTRY_VERIFY(note(words));
        QCOMPARE(note(words)->findChild<TextLabel *>()->property("tone"), toneName(Tone::Error));
    }

    void lateTasksAndTodaysAreCounted()
    {
        must(services().tasks.create({.title = u"Call"_s, .on = kToday.addDays(-1)}));
        must(services().tasks.create({.title = u"Sweep"_s, .on = kToday}));
        must(services().tasks.create({.title = u"Later"_s, .on = kToday.addDays(1)}));
        must(services().tasks.create({.title = u"Fetched"_s, .on = kToday.addDays(-1), .doneAt = kNow}));

        const WorkroomUpkeep upkeep = must(readWorkroom(services(), kToday));
        QCOMPARE(upkeep.lateTasks, 1);
        QCOMPARE(upkeep.openTasks, 1);
    }

    void tasksOfEventsThatAreOverAreNotLate()
    {
        must(services().tasks.create({.eventId = m_filled->event, .title = u"Call"_s, .on = kToday.addDays(-1)}));
        QCOMPARE(must(readWorkroom(services(), kToday)).lateTasks, 1);

        must(services().events.patch(m_filled->event, {.status = u"complete"_s}));

        QCOMPARE(must(readWorkroom(services(), kToday)).lateTasks, 0);
    }

    void claimsAreCountedUntilTheirTimeIsOverOrTheyAreCredited()
    {
        must(services().suppliers.patch(m_filled->supplier, {.claimHours = 24}));
        must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                        {.supplierId = m_filled->supplier}));
        const OrderSheetId sheet = must(services().orderSheets.save({m_filled->event})).id;
        ReceivedRow row{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .packs = 1};
        row.rejectedUnits = 4;
        row.receivedOn = std::optional(kToday);
        must(services().orderSheets.patch(sheet, {.received = QList{row}}));
        QCOMPARE(must(readWorkroom(services(), kToday)).claims.lines, 1);

        row.creditExclTax = 2;
        must(services().orderSheets.patch(sheet, {.received = QList{row}}));
        QCOMPARE(must(readWorkroom(services(), kToday)).claims.lines, 0);

        row.creditExclTax = 0;
        must(services().orderSheets.patch(sheet, {.received = QList{row}}));
        m_shop->shop().setNow(kNow + 3LL * 24 * 3'600'000);
        QCOMPARE(must(readWorkroom(services(), kToday)).claims.lines, 0);
    }

    void todaySaysIt()
    {
        must(services().tasks.create({.title = u"Call"_s, .on = kToday.addDays(-1)}));
        showPage(1280);
        QTRY_VERIFY(note(u"1 tasks are late."_s));
        const QSignalSpy wanted(m_page.get(), &TodayPage::weekRequested);

        note(u"1 tasks are late."_s)->findChild<Button *>()->click();

        QCOMPARE(wanted.size(), 1);
    }

private:
    InlineMessage *note(const QString &text)
    {
        const auto notes = m_page->findChildren<InlineMessage *>();
        const auto found = std::ranges::find(notes, text, &InlineMessage::text);
        return found == notes.cend() ? nullptr : *found;
    }

    static constexpr Instant kNow = 1'779'703'200'000; // 10:00 UTC
    static inline const QDate kToday{2026, 5, 25};
};

STEMDESK_TEST(TestWorkroomUpkeep)

} // namespace stemdesk::workroom_upkeep_test

#include "tst_workroom_upkeep.moc"
