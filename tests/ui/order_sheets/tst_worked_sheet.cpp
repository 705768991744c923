#include "ui/order_sheets/worked_sheet.h"

#include "core/services/services.h"
#include "tests/support/event_test.h"
#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/order_sheets/order_lines_model.h"
#include "ui/order_sheets/sheet_view.h"

#include <QLabel>
#include <QLocale>
#include <QTest>

namespace stemdesk::worked_sheet_test {

using namespace stemdesk::ui;

class TestWorkedSheet : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void nothingIsShortWhereNobodyCounts() { QCOMPARE(shortages({m_filled->event}), HireShortages()); }

    void hiredThingsOfWhichThereAreTooFewAreShort()
    {
        own(3);
        QCOMPARE(shortages({m_filled->event}),
                 (HireShortages{{m_filled->vase, {.units = 1, .events = {}, .day = QDate(2026, 5, 31)}}}));

        own(4);
        QCOMPARE(shortages({m_filled->event}), HireShortages());
    }

    void ofSeveralEventsTheOneThatLacksMostSaysIt()
    {
        own(3);
        const EventId gala = addGala();
        const HireShortages expected{
            {m_filled->vase, {.units = 3, .events = {u"Gala (2)"_s}, .day = QDate(2026, 5, 31)}}};

        QCOMPARE(shortages({m_filled->event, gala}), expected);
        QCOMPARE(shortages({gala, m_filled->event}), expected);
        QCOMPARE(shortages({gala}), HireShortages());
    }

    void aSheetShowsItBesideTheLine()
    {
        own(3);
        const WorkedSheet worked = must(workedSheet(shop(), u"GBP"_s, {m_filled->event}));
        SheetView view;
        view.show(worked.sheet, {}, worked.advice, worked.shortages, u"GBP"_s);

        QStringList said;
        for (const OrderLinesModel *model : view.findChildren<OrderLinesModel *>()) {
            for (int row = 0; row < model->rowCount(); ++row) {
                const QModelIndex needed = model->index(row, OrderLinesModel::Needed);
                said += needed.data().toString() + u' ' + needed.data(QuietTextRole).toString();
            }
        }
        said.sort();
        QCOMPARE(said, (QStringList{u"4 · 1 short"_s, u"6 "_s}));
    }

    void whatRoundingLeavesIsNamedBesideTheTotals()
    {
        const auto rose = [](double cost) { return sheets::line(u"Rose"_s, u"Juliet"_s, 1, cost); };
        SheetView view;
        view.show(sheets::sheet({},
                                {sheets::supplier(u"Bloemenhof"_s, {rose(0.334), rose(0.334), rose(0.334)}),
                                 sheets::supplier(u"Fleura"_s, {rose(0.334)})}),
                  {}, {}, {}, u"GBP"_s);

        QStringList said;
        for (const QLabel *label : view.findChildren<QLabel *>()) {
            if (label->text().contains(u"xcl. tax"_s))
                said += label->text();
        }
        said.sort();
        QCOMPARE(said,
                 (QStringList{u"Excl. tax £0.33"_s, u"Rounding excl. tax £0.01 · Excl. tax £1.00"_s,
                              u"Rounding excl. tax £0.01 · Excl. tax £1.34"_s}));
    }

private:
    HireShortages shortages(const QList<EventId> &events)
    {
        return must(workedSheet(shop(), u"GBP"_s, events)).shortages;
    }
    void own(double units)
    {
        must(shop().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = units}));
    }
    /// On the same day, with two vases.
    EventId addGala()
    {
        const EventId gala =
            must(shop().events.create({.name = u"Gala"_s, .venueStart = m_filled->whole().venueStart})).event.id;
        const EventGroupId group = must(shop().lines.createGroup(gala, {.name = u"Stage"_s})).id;
        must(shop().lines.createItem(gala, group, {.variantId = m_filled->vase, .quantity = 2}));
        must(shop().events.patch(gala, {.status = u"approved"_s}));
        return gala;
    }
};

STEMDESK_TEST(TestWorkedSheet)

} // namespace stemdesk::worked_sheet_test

#include "tst_worked_sheet.moc"
