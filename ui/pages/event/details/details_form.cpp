#include "ui/pages/event/details/details_form.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/details/contacts_field.h"
#include "ui/pages/event/details/description_field.h"
#include "ui/pages/event/details/links_field.h"
#include "ui/pages/event/details/palette_field.h"
#include "ui/pages/event/details/tasks_card.h"
#include "ui/pages/event/event_document.h"
#include "ui/pictures/picture_strip.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/window_settings.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QDateTime>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

/// The time for a new first date, before the real one is typed.
constexpr int kMorning = 10;
constexpr int kAfternoon = 14;

QString countText(std::optional<qint64> count)
{
    return count ? quantityText(double(*count)) : QString();
}

} // namespace

DetailsForm::DetailsForm(EventDocument &document, QWidget *parent) : EventForm(document, parent)
{
    buildWhenAndWhere();
    buildPeople();
    buildEnquiry();
    buildPalette();
    beginSecondColumn();
    takeCard(new TasksCard(document));
    buildDescription();
    buildPictures();
    buildNotes();
}

void DetailsForm::buildWhenAndWhere()
{
    Card *card = addCard(tr("When and where"));
    m_ceremony =
        addSpan(card, {tr("Ceremony"), tr("Ceremony from"), tr("Ceremony until")},
                {&Event::ceremonyStart, &Event::ceremonyEnd, &EventPatch::ceremonyStart, &EventPatch::ceremonyEnd});
    ValueField *ceremony = addField(
        card, tr("Ceremony place"), tr("Change ceremony address"),
        [](const Event &event) { return event.ceremonyAddress; }, textTake(&EventPatch::ceremonyAddress));
    m_venue = addSpan(card, {tr("At the venue"), tr("Venue from"), tr("Venue until")},
                      {&Event::venueStart, &Event::venueEnd, &EventPatch::venueStart, &EventPatch::venueEnd});
    ValueField *venue = addField(
        card, tr("Venue"), tr("Change venue"), [](const Event &event) { return event.venueAddress; },
        textTake(&EventPatch::venueAddress));
    for (ValueField *place : {ceremony, venue})
        place->setPlaceholderText(tr("name and address"));
}

TimeSpanField *DetailsForm::addSpan(Card *card, const TimeSpanField::Names &names, const Span &span)
{
    auto *field =
        new TimeSpanField(names, [this] { return dayOf(document().context().services.now(), document().zone()); });
    FormRow *row = addRow(card, names.whole, field);
    connect(field, &TimeSpanField::refused, row, &FormRow::setError);
    connect(field, &TimeSpanField::spanChosen, this, [=, this](const TimeRange &chosen) {
        const Event &event = document().shown();
        EventPatch change;
        if (chosen.start != event.*span.start)
            change.*span.startPatch = chosen.start;
        if (chosen.end != event.*span.end)
            change.*span.endPatch = chosen.end;
        patch(tr("Change date"), change, row, [=, this](const EventPatch &which) {
            QStringList moments;
            for (const MomentPatch moment : {span.startPatch, span.endPatch}) {
                if (const std::optional<Instant> at = (which.*moment).value_or(std::nullopt))
                    moments += momentText(QDateTime::fromMSecsSinceEpoch(*at, document().zone()));
            }
            return moments.join(u" – "_s);
        });
    });
    connect(&document(), &EventDocument::opened, field, &TimeSpanField::forget);
    onRefresh([=, this] {
        const Event &event = document().shown();
        field->setProposal(proposal(span.start));
        field->setSpan({.start = event.*span.start, .end = event.*span.end}, document().zone());
    });
    return field;
}

/// On the same day as the other place.
TimeSpanField::Proposal DetailsForm::proposal(Moment start)
{
    const QDate known = eventDay(document().shown(), document().zone());
    const int hour = start == &Event::venueStart ? kMorning : kAfternoon;
    return {known.isValid() ? std::optional(known) : std::nullopt, QTime(hour, 0)};
}

void DetailsForm::askForDate()
{
    const Event &event = document().shown();
    const bool isCeremony = event.venueAddress.isEmpty() && !event.ceremonyAddress.isEmpty();
    TimeSpanField *field = isCeremony ? m_ceremony : m_venue;
    ensureWidgetVisible(field);
    field->begin();
}

void DetailsForm::buildPeople()
{
    Card *card = addCard(tr("People and guests"));
    addContacts(card);
    beginFlow(card);
    ValueField *guests = addField(
        card, tr("Guests"), tr("Change guests"), [](const Event &event) { return countText(event.numberOfGuests); },
        countTake(&EventPatch::numberOfGuests));
    ValueField *tables = addField(
        card, tr("Tables"), tr("Change tables"), [](const Event &event) { return countText(event.numberOfTables); },
        countTake(&EventPatch::numberOfTables));
    ValueField *budget = addField(
        card, tr("Budget"), tr("Change budget"),
        [](const Event &event) { return event.budget ? quantityText(*event.budget) : QString(); },
        amountTake([](std::optional<double> amount) { return EventPatch{.budget = amount}; }));
    card->addPadded(budget->parentWidget()); // Below them, with its words beside it.
    guests->setFigure(NumberUnit::Pieces);
    tables->setFigure(NumberUnit::Pieces, [this] { return document().guests(); });
    budget->setFigure(NumberUnit::Money);
    for (ValueField *count : {guests, tables})
        count->setWhole();
    budget->setToolTip(tr("Blank if none was agreed"));
    onRefresh([this, budget, row = qobject_cast<FormRow *>(budget->parentWidget())] {
        budget->setCurrency(document().shop().currency);
        row->setUnit(budgetUnit());
    });
}

/// A client says a budget with tax; it is stored without.
QString DetailsForm::budgetUnit()
{
    const EventRecipe &recipe = document().recipe();
    const QString tax = taxWord();
    const QString unit = tr("excl. %1").arg(tax);
    if (!recipe.event.budget || recipe.customerPriceExclTax <= 0)
        return unit;
    const double rate = recipe.event.totals.customerPriceIncTax / recipe.customerPriceExclTax;
    return tr("%1 = %2 incl. %3").arg(unit, moneyText(*recipe.event.budget * rate, document().shop().currency), tax);
}

void DetailsForm::addContacts(Card *card)
{
    auto *contacts = new ContactsField(document());
    FormRow *row = addRow(card, tr("People"), contacts);
    connect(contacts, &ContactsField::refused, row, &FormRow::setError);
    connect(contacts, &ContactsField::peopleChosen, this,
            [this, row](const EventPatch &change) { patch(tr("Change contacts"), change, row); });
    onRefresh([contacts] { contacts->refresh(); });
}

void DetailsForm::addFollowUp(Card *card)
{
    auto *day = new DayField(tr("Follow up on"), [this] { return shopToday(document().context()); });
    day->setMayBeEmpty();
    day->setPlaceholderText(tr("a day, like +14"));
    FormRow *row = addRow(card, tr("Follow up on"), day);
    row->setFieldWidth(day->sizeHint().width());
    connect(day, &DayField::dayCommitted, this, [this, day](QDate chosen) {
        if (!document().isOpen())
            return;
        const auto followUp = chosen.isValid() ? std::optional(chosen) : std::nullopt;
        document().run(patchEventEdit(tr("Change when to follow up"), document().shown(), {.followUpOn = followUp}),
                       day, outcomeOf(day));
    });
    connect(&document(), &EventDocument::opened, day, [day] { day->setRefused({}); });
    onRefresh([this, day] { day->setDay(document().shown().followUpOn.value_or(QDate())); });
}

/// The enquiry's origin and its follow-up date; and why it was lost, once it was.
void DetailsForm::buildEnquiry()
{
    Card *card = addCard(tr("Enquiry"));
    ValueField *source = addField(
        card, tr("Came from"), tr("Change where the enquiry came from"),
        [](const Event &event) { return event.source; }, textTake(&EventPatch::source));
    source->setPlaceholderText(tr("a fair, a venue, a recommendation…"));
    addFollowUp(card);
    ValueField *lost = addField(
        card, tr("Why it was lost"), tr("Change why the event was lost"),
        [](const Event &event) { return event.lostReason; }, textTake(&EventPatch::lostReason));
    onRefresh([this, row = lost->parentWidget()] {
        const Event &event = document().shown();
        row->setVisible(event.status == "cancelled"_L1 || !event.lostReason.isEmpty());
    });
}

void DetailsForm::buildPalette()
{
    Card *card = addCard(tr("Palette"));
    auto *palette = new PaletteField(document());
    palette->setProperty("tall", true);
    FormRow *row = addRow(card, tr("Colours"), palette);
    row->hideLabel();
    connect(palette, &PaletteField::namesChosen, this, [this, row](const QStringList &names) {
        const auto scheme = names.isEmpty() ? std::nullopt : std::optional(names);
        patch(tr("Change palette"), {.colourScheme = scheme}, row, [](const EventPatch &which) {
            return which.colourScheme.value_or(std::nullopt).value_or(QStringList()).join(u", "_s);
        });
    });
    onRefresh([this, palette] { palette->setNames(document().shown().colourScheme.value_or(QStringList())); });
}

void DetailsForm::buildDescription()
{
    Card *card = addCard(tr("Description"));
    auto *description = new DescriptionField;
    FormRow *row = addRow(card, tr("For the client"), description);
    card->setNote(tr("for the client"));
    row->hideLabel();
    connect(description, &DescriptionField::committed, this, [this, row, description](const QString &html) {
        if (!document().isOpen())
            return;
        const Edit edit = patchEventEdit(tr("Change description"), document().shown(), {.descriptionHtml = html});
        document().run(edit, row, [row, description](const Status &status) {
            row->setError(status ? QString() : errorText(status.error()));
            description->setOutcome(status.has_value());
        });
    });
    onRefresh([this, description] { description->setHtml(document().shown().descriptionHtml); });
    const auto keepLink = [this, description] {
        if (document().isOpen())
            description->keepLinkIn(draftMemory(document().context(), u"link"_s, document().shown().id.text()));
    };
    connect(&document(), &EventDocument::opened, description, keepLink);
    keepLink();
}

void DetailsForm::buildPictures()
{
    Card *card = addCard(tr("Pictures"));
    auto *pictures = new PictureStrip(document().context(), document().pictures(), tr("the event"));
    FormRow *row = addRow(card, tr("For the proposal"), pictures);
    card->setNote(tr("for the proposal"));
    row->hideLabel();
    connect(&document(), &EventDocument::opened, pictures, &PictureStrip::cancel);
    connect(pictures, &PictureStrip::urlsChosen, this,
            [this, row](const QString &what, const QStringList &urls) { patch(what, {.imageUrls = urls}, row); });
    connect(pictures, &PictureStrip::imagesTaken, this, [this, pictures](const QList<Image> &images) {
        const QString text = tr("Add %n pictures", nullptr, int(images.size()));
        document().run(addPicturesEdit(text, document().shown(), images), pictures, [pictures](const Status &status) {
            if (!status) // Keeps the message about pictures that were refused before.
                pictures->setRefusal(errorText(status.error()));
        });
    });
    onRefresh([this, pictures] { pictures->setUrls(document().shown().imageUrls); });
    // A field with the focus pastes for itself; anywhere else on the page a picture is meant.
    auto *paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, pictures, &PictureStrip::paste);
    setFocusPolicy(Qt::ClickFocus);
}

void DetailsForm::addLinks(Card *card)
{
    auto *links = new LinksField;
    FormRow *row = addRow(card, tr("Links"), links);
    connect(links, &LinksField::refused, row, &FormRow::setError);
    connect(links, &LinksField::linksChosen, this,
            [this, row](const QList<EventLink> &chosen) { patch(tr("Change links"), {.links = chosen}, row); });
    onRefresh([this, links] { links->setLinks(document().shown().links); });
}

void DetailsForm::buildNotes()
{
    Card *card = addCard(tr("Notes and links"));
    auto *notes = new ValueText(tr("For the shop"));
    addRow(card, tr("For the shop"), notes);
    connect(notes, &ValueText::committed, this, [this, notes](const QString &text) {
        if (document().isOpen())
            document().run(patchEventEdit(tr("Change notes"), document().shown(), {.notes = text}), notes,
                           outcomeOf(notes));
    });
    connect(&document(), &EventDocument::opened, notes,
            [notes] { notes->setRefused({}); }); // It was about the previous event.
    onRefresh([this, notes] { notes->setValue(document().shown().notes); });
    addLinks(card);
}

} // namespace stemdesk::ui
