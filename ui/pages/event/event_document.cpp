#include "ui/pages/event/event_document.h"

#include "core/base/text.h"
#include "core/pricing/price_choice.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pictures/picture_intake.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

/// Empty if the event is gone, which the page says itself: its user may have deleted it, or undone its making.
QString reasonOf(const Error &error)
{
    return error.kind == Error::Kind::NotFound ? QString() : errorText(error);
}

} // namespace

EventDocument::EventDocument(UiContext &context, QObject *parent)
    : QObject(parent), m_context(context), m_changes(new RecentChanges(context, this)),
      m_pictures(new PictureLoader(context, this))
{
    connect(m_changes, &RecentChanges::gathered, this, &EventDocument::onGathered);
}

void EventDocument::open(const EventId &id)
{
    if (id == m_id && m_recipe) { // Come back to: what is typed and asked there stays.
        refresh();
        return;
    }
    m_id = id;
    m_recipe.reset();
    readColours();
    auto recipe = m_context.services.recipes.read(id);
    if (recipe)
        show(*std::move(recipe));
    else
        Q_EMIT lost(reasonOf(recipe.error()));
}

void EventDocument::show(EventRecipe recipe)
{
    m_recipe = std::move(recipe);
    m_shortages = readShortages();
    Q_EMIT opened();
    Q_EMIT changed();
}

const Shop &EventDocument::shop() const
{
    return m_context.shop;
}

QTimeZone EventDocument::zone() const
{
    return zoneOf(m_context.shop);
}

QList<QColor> EventDocument::swatches(const QStringList &names) const
{
    QList<QColor> found;
    for (const QString &name : names) {
        const auto colour = m_colourByName.constFind(caseFolded(name));
        if (colour != m_colourByName.cend())
            found.append(*colour);
    }
    return found;
}

void EventDocument::readColours()
{
    const auto colours = m_context.services.colours.all();
    if (!colours)
        return; // The words are shown without swatches.
    m_colours.clear();
    m_colourByName.clear();
    for (const Colour &colour : *colours) {
        m_colours.append({colour.name, QColor(colour.hex)});
        m_colourByName.insert(caseFolded(colour.name), QColor(colour.hex));
    }
}

void EventDocument::run(const Edit &edit, QObject *asker, const Edits::Done &done)
{
    // What submitted it, such as a line of the recipe, may be gone when it is refused.
    auto *page = qobject_cast<QWidget *>(parent());
    UnstoredText sent = page ? typedIn(*page, edit.text) : UnstoredText();
    sent.field = QString();
    const Edits::Done then = [this, done, sent, guard = QPointer<QObject>(asker ? asker : this)](const Status &status) {
        // At once, so that the pending value becomes the stored one without showing the old value in between, and so
        // that another user's value can be shown beside what was refused for it.
        if (status)
            m_changes->notifyNow();
        else
            refresh();
        if (guard)
            done(status);
        else if (!status)
            LateRefusal::tell(sent, errorText(status.error()));
    };
    m_context.edits.run(edit, this, done ? then : Edits::Done());
}

bool EventDocument::hasFixedPrice(const EventGroupId &group) const
{
    return m_recipe && std::ranges::any_of(shown().groups, [&](const EventGroup &each) {
               return each.id == group && each.fixedPriceIncTax.has_value();
           });
}

std::optional<PriceTerms> EventDocument::priceTerms() const
{
    if (!m_recipe)
        return std::nullopt;
    return PriceTerms{.day = pricingDay(m_recipe->event, zone()), .pinned = pinnedLists(m_recipe->event)};
}

std::optional<FigureMeasure> EventDocument::guests() const
{
    const auto guests = m_recipe ? shown().numberOfGuests : std::nullopt;
    return guests ? std::optional(FigureMeasure{tr("Guests"), double(*guests)}) : std::nullopt;
}

std::optional<FigureMeasure> EventDocument::price() const
{
    return m_recipe ? std::optional(FigureMeasure{tr("Price of the event"), shown().totals.customerPriceIncTax})
                    : std::nullopt;
}

void EventDocument::refresh()
{
    if (!m_recipe)
        return;
    auto recipe = m_context.services.recipes.read(m_id);
    if (!recipe && recipe.error().kind == Error::Kind::Unavailable)
        return; // Keep showing the event, and what is being typed, until it can be read again.
    if (!recipe) {
        m_recipe.reset();
        Q_EMIT lost(reasonOf(recipe.error()));
        return;
    }
    if (*recipe == *m_recipe) {
        refreshShortages();
        return;
    }
    m_recipe = *std::move(recipe);
    m_shortages = readShortages();
    Q_EMIT changed();
}

HireShortages EventDocument::readShortages() const
{
    const auto hire = m_context.services.hire.ofEvent(m_id);
    return hire ? shortagesOf(*hire) : m_shortages; // Busy; the next change reads again.
}

/// Other events may take what this one needs.
void EventDocument::refreshShortages()
{
    if (!m_recipe)
        return;
    auto shortages = readShortages();
    if (shortages == m_shortages)
        return;
    m_shortages = std::move(shortages);
    Q_EMIT changed();
}

bool EventDocument::concerns(const Change &change) const
{
    // Groups and lines announce their event too. Received goods are part of its profit.
    constexpr ResourceSet kBehindEvents{
        Resource::Supplier, Resource::Product,    Resource::Variant, Resource::PriceList,   Resource::PriceEntry,
        Resource::TaxGroup, Resource::OrderSheet, Resource::Shop,    Resource::ProductType, Resource::Colour};
    return change.resource == Resource::Event ? change.id == m_id.bytes() : kBehindEvents.has(change.resource);
}

void EventDocument::onGathered(const Changes &changes)
{
    if (m_id.isNull())
        return;
    if (std::ranges::none_of(changes, [this](const Change &change) { return concerns(change); })) {
        if (concern(changes, {Resource::Event}))
            refreshShortages();
        return;
    }
    if (!m_recipe) { // It was deleted, and the deletion may have been undone.
        if (auto recipe = m_context.services.recipes.read(m_id))
            show(*std::move(recipe));
        return;
    }
    const bool hasColours = concern(changes, {Resource::Colour});
    if (hasColours)
        readColours();
    refresh();
    if (m_recipe)
        Q_EMIT touched();
}

} // namespace stemdesk::ui
