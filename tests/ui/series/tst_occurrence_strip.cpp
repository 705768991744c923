#include "ui/series/occurrence_strip.h"

#include "tests/support/event_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/series/repeat_actions.h"
#include "ui/widgets/button.h"

#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::occurrence_strip_test {

using namespace stemdesk::ui;

class TestOccurrenceStrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void ordinaryEventsHaveNone();
    void aChangeIsOffered();
    void theFollowingAreChanged();
    void allAreChanged();
    void anEventIsRepeated();
    void anUndatedEventIsNot();
    void anEventJoinsARota();

private:
    ShopServices &services() { return m_shop->services(); }
    Event event(int place) { return must(services().series.occurrences(m_series)).at(place); }
    QStringList names() { return namesOf(must(services().series.occurrences(m_series))); }
    void press(const QString &text)
    {
        must(services().events.patch(event(1).id, {.name = u"Candles"_s}));
        m_strip->setEvent(event(1));
        withText<Button>(*m_strip, text)->click();
    }

    std::unique_ptr<Spoken> m_spoken;
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<OccurrenceStrip> m_strip;
    SeriesId m_series;
};

void TestOccurrenceStrip::init()
{
    m_spoken = std::make_unique<Spoken>(u"en"_s, british());
    m_shop = std::make_unique<UiShop>();
    m_filled = std::make_unique<ShopWithEvent>(services());
    m_series = must(services().series.create({.name = u"Lobby"_s,
                                              .templateEventIds = rotaText({m_filled->event}),
                                              .rule = u"FREQ=WEEKLY;BYDAY=MO"_s,
                                              .startsOn = QDate(2026, 3, 2)}))
                   .series.id;
    m_strip = std::make_unique<OccurrenceStrip>(m_shop->context());
}

void TestOccurrenceStrip::cleanup()
{
    m_strip.reset();
    m_filled.reset();
    m_shop.reset();
    m_spoken.reset();
}

void TestOccurrenceStrip::ordinaryEventsHaveNone()
{
    m_strip->setEvent(m_filled->whole());

    QVERIFY(m_strip->isHidden());
}

void TestOccurrenceStrip::aChangeIsOffered()
{
    m_strip->setEvent(event(1));
    QVERIFY(!m_strip->isHidden());
    QVERIFY(withText<Button>(*m_strip, u"All"_s)->isHidden());

    must(services().events.patch(event(1).id, {.name = u"Candles"_s}));
    m_strip->setEvent(event(1));

    QVERIFY(!withText<Button>(*m_strip, u"All"_s)->isHidden());
    const QSignalSpy asked(m_strip.get(), &OccurrenceStrip::seriesRequested);
    withText<Button>(*m_strip, u"Open the series"_s)->click();
    QCOMPARE(asked.at(0).at(0).value<SeriesId>(), m_series);
}

void TestOccurrenceStrip::theFollowingAreChanged()
{
    press(u"This and the following"_s);

    const QString old = u"Anna and Ben"_s;
    QTRY_COMPARE(names(), (QStringList{old, u"Candles"_s, u"Candles"_s, u"Candles"_s}));
    QCOMPARE(m_filled->whole().name, u"Candles"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(names(), (QStringList{old, u"Candles"_s, old, old}));
    QVERIFY(event(1).occurrence->isDetached);
}

void TestOccurrenceStrip::allAreChanged()
{
    press(u"All"_s);

    QTRY_COMPARE(names().count(u"Candles"_s), 4);
}

void TestOccurrenceStrip::anEventIsRepeated()
{
    QWidget page;
    RepeatActions actions(m_shop->context(), &page);
    const QSignalSpy made(&actions, &RepeatActions::made);

    actions.repeat(m_filled->event);
    auto *dialog = page.findChild<RepeatDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->rule()->first, QDate(2026, 6, 8)); // A week after the event.
    dialog->findChild<QLineEdit *>()->setText(u"Tables"_s);
    withText<Button>(*dialog, u"Repeat"_s)->click();

    QTRY_COMPARE(made.size(), 1);
    const Series series = must(services().series.find(made.at(0).at(0).value<SeriesId>()));
    QCOMPARE(series.name, u"Tables"_s);
    QCOMPARE(series.rule, u"FREQ=WEEKLY;BYDAY=MO"_s);
    QCOMPARE(rotaOf(series), QList<EventId>{m_filled->event});
}

void TestOccurrenceStrip::anUndatedEventIsNot()
{
    const EventId undated = must(services().events.create({.name = u"Some day"_s})).event.id;
    QWidget page;
    RepeatActions actions(m_shop->context(), &page);
    const QSignalSpy refused(&actions, &RepeatActions::refused);

    actions.repeat(undated);

    QCOMPARE(refused.size(), 1);
    QVERIFY(!page.findChild<RepeatDialog *>());
}

void TestOccurrenceStrip::anEventJoinsARota()
{
    QWidget page;
    RepeatActions actions(m_shop->context(), &page);
    QMenu menu;
    actions.fill(menu, m_filled->event);
    QVERIFY(menu.actions().constLast()->menu());
    QCOMPARE(menu.actions().constLast()->menu()->actions().constFirst()->text(), u"Lobby"_s);

    menu.actions().constLast()->menu()->actions().constFirst()->trigger();

    QTRY_COMPARE(must(services().series.find(m_series)).templateEventIds.size(), 2);
}

STEMDESK_TEST(TestOccurrenceStrip)

} // namespace stemdesk::occurrence_strip_test

#include "tst_occurrence_strip.moc"
