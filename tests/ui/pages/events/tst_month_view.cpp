#include "ui/pages/events/month_view.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/events/month_delegate.h"
#include "ui/pages/events/month_grid.h"
#include "ui/pages/events/month_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/words/day_text.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QDropEvent>
#include <QImage>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace stemdesk::month_view_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestMonthView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        m_shop = std::make_unique<UiShop>(); // It is 21 March 2026 there.
        m_tea = add(u"Tea"_s, QDate(2026, 3, 21), u"approved"_s);
        m_gala = add(u"Gala"_s, QDate(2026, 3, 30), u"new"_s);
        add(u"May day"_s, QDate(2026, 5, 1), u"new"_s);
        must(m_shop->services().events.create({.name = u"Undated gala"_s}));
        m_view = std::make_unique<MonthView>(m_shop->context());
        m_view->resize(1080, 620);
        m_view->show();
        m_view->setLive(true);
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_grid = m_view->findChild<MonthGrid *>();
        m_model = m_view->findChild<MonthModel *>();
        m_grid->setFocus();
    }
    void cleanup()
    {
        m_view.reset();
        m_shop.reset();
    }

    void monthOfTodayIsShown();
    void weekBeginsAsTheLocaleSays();
    void modelKeepsItsPromises();
    void dayIsSpoken();
    void chipsKnowHourPaletteAndLateOrders();
    void chipsShowTheirPalette();
    void wordsKeepClearOfTheirChipsEdge();
    void statusIsSeenWithoutItsWord();
    void everyDayHasTheSameRoom();
    void arrowsGoFromDayToDay();
    void buttonsTurnThePages();
    void enterOpensWhatIsOnTheDay();
    void chipIsPicked();
    void newEventGoesOnTheDay();
    void whatHasNoRoomIsCounted();
    void filtersNarrow();
    void onlyItsOwnDaysAreRead();
    void droppedChipAsksForItsDay();
    void controlAndArrowMoveTheEvent();

private:
    EventId add(const QString &name, QDate day, const QString &status)
    {
        const Instant start = QDateTime(day, QTime(12, 0), zoneOf(m_shop->context().shop)).toMSecsSinceEpoch();
        return must(m_shop->services().events.create({.name = name, .status = status, .venueStart = start})).event.id;
    }
    QStringList namesOn(QDate day) const
    {
        QStringList names;
        for (const Event &event : m_model->eventsOn(day))
            names << event.name;
        return names;
    }
    QPoint chipOf(QDate day, int chip) const
    {
        const QRect cell = m_grid->visualRect(m_model->indexOf(day));
        return dayParts(cell, m_model->eventsOn(day).size()).chips.at(chip).center();
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<MonthView> m_view;
    MonthGrid *m_grid = nullptr;
    MonthModel *m_model = nullptr;
    EventId m_tea, m_gala;
};

void TestMonthView::monthOfTodayIsShown()
{
    QCOMPARE(m_view->monthText(), u"March 2026"_s);
    QCOMPARE(m_view->currentDay(), QDate(2026, 3, 21));
    QCOMPARE(m_view->eventCount(), 2);
    QCOMPARE(namesOn(QDate(2026, 3, 21)), QStringList{u"Tea"_s});
    QCOMPARE(m_model->rowCount(), 6);
    QCOMPARE(m_model->dayAt(m_model->index(0, 0)), QDate(2026, 2, 23));
    QCOMPARE(m_model->index(0, 0).data().toString(), u"23 Feb"_s); // The days before are of another month.
}

void TestMonthView::weekBeginsAsTheLocaleSays()
{
    QLocale::setDefault(QLocale(u"en_US"_s));
    const MonthModel model(m_shop->context());

    QCOMPARE(model.dayAt(model.index(0, 0)), QDate(2026, 3, 1));
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Sun"_s);
    QCOMPARE(model.rowCount(), 5);
}

void TestMonthView::modelKeepsItsPromises()
{
    const QAbstractItemModelTester tester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);

    add(u"Lunch"_s, QDate(2026, 3, 21), u"new"_s);
    QTRY_COMPARE(m_view->eventCount(), 3);
    must(m_shop->services().events.remove(m_tea));
    QTRY_COMPARE(namesOn(QDate(2026, 3, 21)), QStringList{u"Lunch"_s});
    m_model->setMonth(QDate(2026, 2, 14));
    QCOMPARE(m_view->eventCount(), 0);
}

void TestMonthView::dayIsSpoken()
{
    QCOMPARE(m_model->indexOf(QDate(2026, 3, 21)).data(Qt::AccessibleTextRole).toString(),
             QLocale().toString(QDate(2026, 3, 21), QLocale::LongFormat) + u", today, Tea (Approved)"_s);
}

void TestMonthView::chipsKnowHourPaletteAndLateOrders()
{
    ShopServices &shop = m_shop->services();
    const ShopWithEvent stock(shop);
    must(shop.colours.create({.name = u"Moss"_s, .hex = u"#556b2f"_s}));
    const EventId late = add(u"Lunch"_s, QDate(2026, 3, 26), u"approved"_s);
    const EventGroupId group = must(shop.lines.createGroup(late, {.name = u"Tables"_s})).id;
    must(shop.lines.createItem(late, group, {.variantId = stock.rose, .supplierId = stock.supplier, .quantity = 10}));
    must(shop.events.patch(late, {.colourScheme = std::optional(QStringList{u"Moss"_s})}));
    const auto lunch = [this] { return m_model->eventsOn(QDate(2026, 3, 26)).value(0); };

    QTRY_COMPARE(m_model->lateText(late), u"Order 2 days late"_s);
    QCOMPARE(m_model->hourOf(lunch()), u"12:00"_s);
    QCOMPARE(m_model->paletteOf(lunch()), QList<QColor>{QColor(0x55, 0x6b, 0x2f)});
    QCOMPARE(m_model->lateText(m_tea), QString());
    QVERIFY(m_model->indexOf(QDate(2026, 3, 26))
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(u"Lunch (Approved), Order 2 days late"_s));
}

void TestMonthView::chipsShowTheirPalette()
{
    const QDate day(2026, 3, 21);
    const auto painted = [&] {
        const Event tea = m_model->eventsOn(day).constFirst();
        const QList<QColor> palette = m_model->paletteOf(tea);
        const QRect chip = dayParts(m_grid->visualRect(m_model->indexOf(day)), 1).chips.constFirst();
        const QImage picture = m_grid->viewport()->grab(chip).toImage();
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width() && !palette.isEmpty(); ++x) {
                if (picture.pixelColor(x, y).rgb() == palette.constFirst().rgb())
                    return true;
            }
        }
        return false;
    };
    QVERIFY(!painted());

    must(m_shop->services().events.patch(m_tea, {.colourScheme = QStringList{u"Red"_s}}));

    QTRY_VERIFY(painted());
}

void TestMonthView::wordsKeepClearOfTheirChipsEdge()
{
    const QDate day(2026, 3, 21);
    const QRect chip = dayParts(m_grid->visualRect(m_model->indexOf(day)), 1).chips.constFirst();
    const QImage picture = m_grid->viewport()->grab(chip).toImage();
    const QRgb ground = picture.pixel(4, picture.height() / 2);
    const auto isBlank = [&](int y) {
        for (int x = 8; x < picture.width() / 2; ++x) {
            if (picture.pixel(x, y) != ground)
                return false;
        }
        return true;
    };

    int above = 1; // The first row is the rounded edge.
    while (above < picture.height() && isBlank(above))
        ++above;
    int below = 1;
    while (below < picture.height() && isBlank(picture.height() - 1 - below))
        ++below;

    QVERIFY2(above >= 5 && above < picture.height(), qPrintable(QString::number(above)));
    QVERIFY2(below >= 3, qPrintable(QString::number(below)));
}

/// In a narrow month, where chips have no room for the word.
void TestMonthView::statusIsSeenWithoutItsWord()
{
    const QStringList statuses{u"new"_s,         u"quoting"_s,  u"pending_approval"_s,
                               u"in_progress"_s, u"complete"_s, u"cancelled"_s};
    const QDate first(2026, 3, 23); // One each, in the same week.
    for (int day = 0; day < statuses.size(); ++day)
        add(u"Ball"_s, first.addDays(day), statuses.at(day));
    m_view->resize(720, 620);
    QTRY_COMPARE(m_view->eventCount(), 2 + int(statuses.size()));
    QList<QImage> seen;
    for (int day = 0; day < statuses.size(); ++day) {
        const QRect cell = m_grid->visualRect(m_model->indexOf(first.addDays(day)));
        const QRect chip = dayParts(cell, 1).chips.constFirst();
        const QImage picture = m_grid->viewport()->grab(QRect(chip.topLeft(), QSize(50, chip.height()))).toImage();
        QVERIFY2(!seen.contains(picture), qPrintable(statuses.at(day)));
        seen.append(picture);
    }
}

/// Those of Monday and Sunday kept clear of the page's edges, and had less than the others.
void TestMonthView::everyDayHasTheSameRoom()
{
    const QDate monday(2026, 3, 23);
    for (int day = 0; day < 7; ++day)
        add(u"Ball"_s, monday.addDays(day), u"new"_s);
    QTRY_COMPARE(m_view->eventCount(), 9);
    const auto pictureOf = [&](int day) {
        const QRect cell = m_grid->visualRect(m_model->indexOf(monday.addDays(day)));
        const QRect chip = dayParts(cell, 1).chips.constFirst();
        return m_grid->viewport()->grab(QRect(chip.topLeft(), QSize(60, chip.height()))).toImage();
    };
    for (int day = 1; day < 7; ++day)
        QCOMPARE(pictureOf(day), pictureOf(0));
    QCOMPARE(m_grid->x(), metric::kPageEdge + metric::kHairline); // Below the page's title, as the board is.
}

void TestMonthView::arrowsGoFromDayToDay()
{
    QTest::keyClick(m_grid, Qt::Key_Right);
    QCOMPARE(m_view->currentDay(), QDate(2026, 3, 22));
    QTest::keyClick(m_grid, Qt::Key_Down);
    QTest::keyClick(m_grid, Qt::Key_Down);
    QCOMPARE(m_view->currentDay(), QDate(2026, 4, 5));
    QCOMPARE(m_view->monthText(), u"April 2026"_s);
    QTest::keyClick(m_grid, Qt::Key_PageDown);
    QCOMPARE(m_view->currentDay(), QDate(2026, 5, 5));
    QCOMPARE(namesOn(QDate(2026, 5, 1)), QStringList{u"May day"_s});
    QTest::keyClick(m_grid, Qt::Key_PageUp);
    QTest::keyClick(m_grid, Qt::Key_Up);
    QTest::keyClick(m_grid, Qt::Key_Left);
    QCOMPARE(m_view->currentDay(), QDate(2026, 3, 28));
}

void TestMonthView::buttonsTurnThePages()
{
    const auto press = [this](const QString &name) {
        const auto buttons = m_view->findChildren<QAbstractButton *>();
        const auto found = std::ranges::find_if(buttons, [&](const QAbstractButton *button) {
            return button->accessibleName() == name || button->text() == name;
        });
        QVERIFY(found != buttons.cend());
        (*found)->click();
    };

    press(u"Month after"_s);
    QCOMPARE(m_view->monthText(), u"April 2026"_s);
    press(u"Month before"_s);
    press(u"Month before"_s);
    QCOMPARE(m_view->monthText(), u"February 2026"_s);
    const auto isTodayOffered = [this] {
        const auto buttons = m_view->findChildren<QAbstractButton *>();
        return std::ranges::any_of(
            buttons, [](const QAbstractButton *button) { return button->text() == u"Today" && button->isEnabled(); });
    };
    QVERIFY(isTodayOffered());
    press(u"Today"_s);
    QCOMPARE(m_view->currentDay(), QDate(2026, 3, 21));
    QVERIFY(!isTodayOffered());
}

void TestMonthView::enterOpensWhatIsOnTheDay()
{
    QSignalSpy opened(m_view.get(), &MonthView::openRequested);

    QTest::keyClick(m_grid, Qt::Key_Return);
    QCOMPARE(opened.takeFirst().constFirst().value<EventId>(), m_tea);

    add(u"Lunch"_s, QDate(2026, 3, 21), u"new"_s);
    QTRY_COMPARE(m_view->eventCount(), 3);
    QTest::keyClick(m_grid, Qt::Key_Return);
    auto *day = m_grid->findChild<QMenu *>();
    QTRY_VERIFY(day->isVisible());
    QCOMPARE(day->actions().size(), 2);
    day->actions().constFirst()->trigger();
    day->close();
    QCOMPARE(opened.count(), 1);
}

void TestMonthView::chipIsPicked()
{
    const QDate day(2026, 3, 30);
    add(u"Late dinner"_s, day, u"new"_s);
    QTRY_COMPARE(namesOn(day).size(), 2);
    QSignalSpy deleted(m_view.get(), &MonthView::deleteRequested);
    QSignalSpy duplicated(m_view.get(), &MonthView::duplicateRequested);
    m_grid->goTo(day);
    QVERIFY(!m_view->currentEvent());

    QTest::mouseClick(m_grid->viewport(), Qt::LeftButton, {}, chipOf(day, 0));

    QCOMPARE(m_view->currentEvent().value_or(Event()).id, m_gala);
    QTest::keyClick(m_grid, Qt::Key_Delete);
    QTest::keyClick(m_grid, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(deleted.constFirst().constFirst().value<EventId>(), m_gala);
    QCOMPARE(duplicated.constFirst().constFirst().value<EventId>(), m_gala);
    QTest::keyClick(m_grid, Qt::Key_Left);
    QVERIFY(!m_view->currentEvent());
}

void TestMonthView::newEventGoesOnTheDay()
{
    QSignalSpy wanted(m_view.get(), &MonthView::newRequested);
    const QRect cell = m_grid->visualRect(m_model->indexOf(QDate(2026, 3, 11)));

    QTest::mouseDClick(m_grid->viewport(), Qt::LeftButton, {}, cell.center());

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.constFirst().constFirst().toDate(), QDate(2026, 3, 11));
}

void TestMonthView::whatHasNoRoomIsCounted()
{
    const QRect cell(0, 0, 150, 100);

    for (int events = 0; events < 12; ++events) {
        const DayParts parts = dayParts(cell, events);
        QVERIFY(parts.chips.size() <= events);
        QCOMPARE(parts.more.isEmpty(), parts.chips.size() == events);
        for (const QRect &chip : parts.chips)
            QVERIFY(cell.contains(chip) && !chip.intersects(parts.number));
    }
    QVERIFY(dayParts(cell, 1).chips.size() == 1);
    QVERIFY(!dayParts(QRect(0, 0, 150, 20), 3).more.isEmpty());
}

void TestMonthView::filtersNarrow()
{
    m_view->setFilter({.status = u"approved"_s});
    QCOMPARE(m_view->eventCount(), 1);
    m_view->setFilter({.range = EventRange::Past, .words = u"gal"_s});
    QCOMPARE(m_view->eventCount(), 1);
    QCOMPARE(namesOn(QDate(2026, 3, 30)), QStringList{u"Gala"_s});
}

void TestMonthView::onlyItsOwnDaysAreRead()
{
    QVERIFY(namesOn(QDate(2026, 5, 1)).isEmpty());
    m_view->setLive(false);
    m_grid->goTo(QDate(2026, 5, 1));
    QVERIFY(namesOn(QDate(2026, 5, 1)).isEmpty());
    m_view->setLive(true);
    QCOMPARE(namesOn(QDate(2026, 5, 1)), QStringList{u"May day"_s});
}

void TestMonthView::droppedChipAsksForItsDay()
{
    const QSignalSpy moved(m_view.get(), &MonthView::moveRequested);
    const QPoint place = m_grid->visualRect(m_model->indexOf(QDate(2026, 3, 12))).center();
    QMimeData data;
    data.setData(u"application/x-stemdesk-day-event"_s, m_gala.text());
    QDragEnterEvent enter(place, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_grid->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);

    QCoreApplication::sendEvent(m_grid->viewport(), &drop);

    QVERIFY(drop.isAccepted());
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][0].value<EventId>(), m_gala);
    QCOMPARE(moved[0][1].toDate(), QDate(2026, 3, 12));

    data.setData(u"application/x-stemdesk-day-event"_s, "no id");
    QCoreApplication::sendEvent(m_grid->viewport(), &drop);
    QCOMPARE(moved.size(), 1);
}

void TestMonthView::controlAndArrowMoveTheEvent()
{
    const QSignalSpy moved(m_view.get(), &MonthView::moveRequested);
    m_grid->goTo(QDate(2026, 3, 30));

    QTest::keyClick(m_grid, Qt::Key_Down, Qt::ControlModifier);

    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][1].toDate(), QDate(2026, 4, 6));
    QCOMPARE(m_view->currentDay(), QDate(2026, 4, 6));
    m_grid->goTo(QDate(2026, 3, 29)); // Nothing is on it.
    QTest::keyClick(m_grid, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(moved.size(), 1);
}

STEMDESK_TEST(TestMonthView)

} // namespace stemdesk::month_view_test

#include "tst_month_view.moc"
