#include "tests/support/page_test.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/details/tasks_card.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/pricing/design_time_card.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::event_work_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// The workroom's part of an event's page: shortages, tasks, and working time. The event needs four vases on 1 June
/// 2026, and six are owned.
class TestEventWork : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void shortageStandsBesideTheLineThatCausesIt();
    void shortageLeadsToItsDayInHire();
    void shortageComesAndGoesWithOtherEvents();
    void tasksAreTickedAndUndone();
    void taskIsAddedForTheEvent();
    void twoEntersAddATaskOnce();
    void minutesAreTypedAndAddedUp();

private:
    enum Tab { Details, Recipe, Pricing };

    void open(const QString &tab)
    {
        m_page->open(m_filled->event);
        auto *tabs = m_page->findChild<TabStrip *>();
        for (int place = 0; place < tabs->count(); ++place) {
            if (tabs->tabText(place) == tab)
                tabs->setCurrentIndex(place);
        }
    }
    QModelIndex vase()
    {
        auto *lines = m_page->findChild<LinesModel *>();
        return lines ? lines->indexOf(m_filled->vases, LinesModel::LeftOver) : QModelIndex();
    }
    QStringList messages()
    {
        QStringList texts;
        for (const InlineMessage *message : m_page->findChildren<InlineMessage *>()) {
            if (!message->isHidden())
                texts += message->text();
        }
        return texts;
    }
    /// Creates an event on the same day that takes this many vases.
    EventId gala(double vases)
    {
        const Event ours = must(services().events.find(m_filled->event));
        const EventId id =
            must(services().events.create(
                     {.name = u"Gala"_s, .status = u"approved"_s, .venueStart = std::optional(*ours.venueStart)}))
                .event.id;
        const EventGroupId group = must(services().lines.createGroup(id, {.name = u"Hall"_s})).id;
        must(services().lines.createItem(id, group, {.variantId = m_filled->vase, .quantity = vases}));
        return id;
    }
};

void TestEventWork::init()
{
    fillShop();
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = 6}));
    showPage(1280);
}

void TestEventWork::shortageStandsBesideTheLineThatCausesIt()
{
    gala(5);
    open(u"Recipe"_s);

    QTRY_COMPARE(vase().data().toString(), u"3 short"_s);
    QCOMPARE(vase().data(ToneRole).toInt(), int(Tone::Error));
    QVERIFY(messages().contains(u"‘Vase’ is 3 short: others are out for Gala (5)."_s));
    const auto labels = m_page->findChild<GroupCard *>()->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text().endsWith(u" · 1 short"_s); }));
}

void TestEventWork::shortageLeadsToItsDayInHire()
{
    gala(5);
    open(u"Recipe"_s);
    QSignalSpy requested(m_page.get(), &EventPage::hireRequested);
    QTRY_VERIFY(withText<Button>(*m_page, u"Show in Hire"_s)->isVisible());

    withText<Button>(*m_page, u"Show in Hire"_s)->click();

    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.constFirst().at(0).value<VariantId>(), m_filled->vase);
    QCOMPARE(requested.constFirst().at(1).toDate(), QDate(2026, 5, 31)); // They go out a day before.
}

void TestEventWork::shortageComesAndGoesWithOtherEvents()
{
    open(u"Recipe"_s);
    QTRY_COMPARE(vase().data().toString(), u"–"_s);

    const EventId other = gala(4);
    QTRY_COMPARE(vase().data().toString(), u"2 short"_s);

    must(services().events.patch(other, {.status = u"quoting"_s}));
    QTRY_COMPARE(vase().data().toString(), u"–"_s);
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = 1}));
    QTRY_COMPARE(vase().data().toString(), u"3 short"_s);
    QTRY_VERIFY(messages().contains(u"‘Vase’ is 3 short: fewer are owned than the event needs."_s));
}

void TestEventWork::tasksAreTickedAndUndone()
{
    open(u"Details"_s);
    auto *card = m_page->findChild<TasksCard *>();
    QVERIFY(card->findChildren<QCheckBox *>().isEmpty());

    must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
    QTRY_VERIFY(withText<QCheckBox>(*card, u"Design"_s));
    withText<QCheckBox>(*card, u"Design"_s)->click();

    const auto design = [this] {
        return must(services().tasks.list({.eventId = m_filled->event, .kind = u"design"_s}, {})).rows.constFirst();
    };
    QTRY_VERIFY(design().doneAt);
    m_shop->edits().undo();
    QTRY_VERIFY(!design().doneAt);
    QTRY_VERIFY(!withText<QCheckBox>(*card, u"Design"_s)->isChecked());
}

void TestEventWork::taskIsAddedForTheEvent()
{
    open(u"Details"_s);
    auto *what = m_page->findChild<TasksCard *>()->findChild<QLineEdit *>();
    what->setFocus();
    QTest::keyClicks(what, u"Fetch the arch"_s);
    QTest::keyClick(what, Qt::Key_Return);

    const auto tasks = [this] { return must(services().tasks.list({.eventId = m_filled->event}, {})).rows; };
    QTRY_COMPARE(tasks().size(), 1);
    QCOMPARE(tasks().constFirst().on, QDate(2026, 6, 1));
    QTRY_VERIFY(what->text().isEmpty());
    m_shop->edits().undo();
    QTRY_COMPARE(tasks().size(), 0);
}

void TestEventWork::twoEntersAddATaskOnce()
{
    open(u"Details"_s);
    auto *what = m_page->findChild<TasksCard *>()->findChild<QLineEdit *>();
    what->setFocus();
    QTest::keyClicks(what, u"Fetch the arch"_s);

    QTest::keyClick(what, Qt::Key_Return);
    QTest::keyClick(what, Qt::Key_Return);
    QTest::keyClick(what, Qt::Key_A); // For the next task.

    QTRY_COMPARE(what->text(), u"a"_s);
    settle(*m_shop);
    QCOMPARE(must(services().tasks.list({.eventId = m_filled->event}, {})).rows.size(), 1);
}

void TestEventWork::minutesAreTypedAndAddedUp()
{
    open(u"Pricing"_s);
    auto *card = m_page->findChild<DesignTimeCard *>();
    auto *model = card->findChild<TableView *>()->model();
    QVERIFY(model->setData(model->index(0, 2), u"1:15"_s));

    const auto group = [this] { return must(services().events.find(m_filled->event, {})).groups.constFirst(); };
    QTRY_COMPARE(group().minutesPerCopy, std::optional(75.0));
    QTRY_COMPARE(model->index(0, 3).data().toString(), u"2 h 30 min"_s);
    const auto labels = card->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel *label) { return label->text().startsWith("Designing takes 2 h 30 min."_L1); }));

    QVERIFY(model->setData(model->index(0, 2), u"soon"_s));
    QVERIFY(!model->index(0, 2).data(ErrorRole).toString().isEmpty());
    m_shop->edits().undo();
    QTRY_VERIFY(!group().minutesPerCopy);
}

STEMDESK_TEST(TestEventWork)

} // namespace stemdesk::event_work_test

#include "tst_event_work.moc"
