#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "ui/pages/event/details/palette_field.h"
#include "ui/pages/event/details/time_span_field.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/status_button.h"
#include "ui/pages/event/title_field.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/fees_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/unstored_question.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::event_conflicts_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Two people on one value of an event; the other one changes it by the services, as the API does.
class TestEventConflicts : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFieldShowsBothValues();
    void anotherKindOfFieldShowsBothValues();
    void theNameShowsBothValues();
    void aLineShowsBothValues();
    void aFeeShowsBothValues();
    void theStatusShowsBothValues();
    void whatIsRefusedOnceAnotherEventIsOpenIsSaid();

private:
    void change(const EventPatch &patch) { QVERIFY(services().events.patch(m_filled->event, patch)); }
    Event stored() { return *services().events.find(m_filled->event); }
    FormRow *rowOf(const QString &name);
    ConflictNote *shownNote();
    void choose(const QString &choice);
};

void TestEventConflicts::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
    for (const int tab : {1, 2, 0}) // Details and Pricing are created when they are first shown.
        m_page->findChild<TabStrip *>()->setCurrentIndex(tab);
    QCoreApplication::sendPostedEvents(); // Lay out, then paint: users type only into visible cells.
    m_page->grab();
}

FormRow *TestEventConflicts::rowOf(const QString &name)
{
    for (FormRow *row : m_page->findChildren<FormRow *>()) {
        if (row->field()->accessibleName() == name)
            return row;
    }
    return nullptr;
}

/// The note that is not hidden, even if its tab is.
ConflictNote *TestEventConflicts::shownNote()
{
    for (ConflictNote *note : m_page->findChildren<ConflictNote *>()) {
        if (!note->isHidden() && !note->text().isEmpty())
            return note;
    }
    return nullptr;
}

void TestEventConflicts::choose(const QString &choice)
{
    QTRY_VERIFY(shownNote());
    const auto buttons = shownNote()->findChildren<Button *>();
    const auto found = std::ranges::find(buttons, choice, &QAbstractButton::text);
    QVERIFY(found != buttons.end());
    (*found)->click();
}

void TestEventConflicts::aFieldShowsBothValues()
{
    FormRow *row = rowOf(u"Guests"_s);
    auto *guests = qobject_cast<ValueField *>(row->field());
    guests->setText(u"12"_s);
    change({.numberOfGuests = 15});

    Q_EMIT guests->editingFinished();

    QTRY_COMPARE(row->note(), u"Yours: 12, now: 15"_s);
    QCOMPARE(stored().numberOfGuests, 15);
    choose(u"Keep mine"_s);
    QTRY_COMPARE(stored().numberOfGuests, 12);
    QTRY_VERIFY(row->note().isEmpty());
}

void TestEventConflicts::aFeeShowsBothValues()
{
    const auto feeOf = [](double amount) {
        const EventPricingPatch pricing{.additionalFees = QList<AdditionalFee>{{u"Delivery"_s, amount}}};
        return EventPatch{.pricing = std::optional(pricing)};
    };
    change(feeOf(25));
    auto *fees = m_page->findChild<FeesField *>();
    QTRY_COMPARE(fees->findChildren<ValueField *>().size(), 2);
    ValueField *amount = fees->findChildren<ValueField *>().constLast();
    amount->setText(u"40"_s);
    change(feeOf(30));

    Q_EMIT amount->editingFinished();

    QTRY_VERIFY(shownNote());
    QTRY_COMPARE(shownNote()->text(), u"Yours: 40, now: 30"_s);
    QCOMPARE(stored().pricing->additionalFees->constFirst().amountExclTax, 30);
    choose(u"Keep mine"_s);
    QTRY_COMPARE(stored().pricing->additionalFees->constFirst().amountExclTax, 40);
    QTRY_VERIFY(!shownNote());
}

void TestEventConflicts::theStatusShowsBothValues()
{
    auto *status = m_page->findChild<StatusButton *>();
    change({.status = u"approved"_s});

    Q_EMIT status->statusChosen(u"quoting"_s);

    QTRY_VERIFY(shownNote());
    QCOMPARE(shownNote()->text(), u"Yours: Quoting, now: Approved"_s);
    QCOMPARE(stored().status, u"approved"_s);
    choose(u"Keep mine"_s);
    QTRY_COMPARE(stored().status, u"quoting"_s);
    QTRY_VERIFY(!shownNote());

    change({.status = u"pending_approval"_s});
    Q_EMIT status->statusChosen(u"cancelled"_s);
    choose(u"Take theirs"_s);
    QTRY_COMPARE(status->text(), u"With client"_s);
    QCOMPARE(stored().status, u"pending_approval"_s);
    QVERIFY(!shownNote());
}

void TestEventConflicts::anotherKindOfFieldShowsBothValues()
{
    FormRow *row = rowOf(u"Colours"_s);
    auto *palette = qobject_cast<PaletteField *>(row->field());
    change({.colourScheme = QStringList{u"Blush"_s}});

    Q_EMIT palette->namesChosen({u"White"_s});

    QTRY_COMPARE(row->note(), u"Yours: White, now: Blush"_s);
    choose(u"Keep mine"_s);
    QTRY_COMPARE(stored().colourScheme, std::optional(QStringList{u"White"_s}));
    QTRY_VERIFY(row->note().isEmpty());
}

void TestEventConflicts::theNameShowsBothValues()
{
    auto *name = m_page->findChild<TitleField *>();
    name->setText(u"Mine"_s);
    change({.name = u"Theirs"_s});

    Q_EMIT name->editingFinished();

    QTRY_VERIFY(shownNote());
    QCOMPARE(shownNote()->text(), u"Yours: Mine, now: Theirs"_s);
    choose(u"Take theirs"_s);
    QCOMPARE(name->text(), u"Theirs"_s);
    QCOMPARE(stored().name, u"Theirs"_s);
}

void TestEventConflicts::aLineShowsBothValues()
{
    auto *lines = m_page->findChild<LinesModel *>();
    const QModelIndex cell = lines->index(0, LinesModel::Stems);
    must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 15.0}));

    QVERIFY(lines->setData(cell, 12.0, Qt::EditRole));

    QTRY_VERIFY(shownNote());
    QCOMPARE(shownNote()->text(), u"Yours: 12, now: 15"_s);
    choose(u"Take theirs"_s);
    QCOMPARE(cell.data().toString(), u"15"_s);
    QCOMPARE(m_filled->whole().groups.constFirst().items.constFirst().quantity, 15.0);
}

void TestEventConflicts::whatIsRefusedOnceAnotherEventIsOpenIsSaid()
{
    auto *note = new LateRefusal(m_page.get());
    const EventId other = must(services().events.create({.name = u"Gala"_s})).event.id;
    auto *name = m_page->findChild<TitleField *>();
    const QString before = name->text();
    auto *lines = m_page->findChild<LinesModel *>();
    HeldThread held(m_shop->editsThread());
    enterInto(name, u"Mine"_s);
    QVERIFY(lines->setData(lines->index(0, LinesModel::Stems), 12.0, Qt::EditRole));
    change({.name = u"Theirs"_s});
    must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 15.0}));

    m_page->open(other);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // Of the lines.
    held.release();

    QTRY_COMPARE(note->text().count(u"Not saved: "_s + before), 2);
    const QString said = u"Not saved: %1 · Name of the event: Mine. "_s.arg(before);
    QVERIFY2(note->text().startsWith(said), qPrintable(note->text()));
    QVERIFY(note->isVisible());
    QCOMPARE(name->text(), u"Gala"_s);
    QVERIFY(!name->isRefused());
}

STEMDESK_TEST(TestEventConflicts)

} // namespace stemdesk::event_conflicts_test

#include "tst_event_conflicts.moc"
