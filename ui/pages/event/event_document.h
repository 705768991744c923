#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/events/event_recipe_service.h"
#include "ui/undo/edits.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/hire_shortage.h"

#include <QColor>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimeZone>

#include <optional>

namespace stemdesk {
struct Change;
struct Shop;
} // namespace stemdesk

namespace stemdesk::ui {

class PictureLoader;
class RecentChanges;
struct UiContext;

/// The open event, which is read again whenever anyone changes something that the page shows, and through which the
/// page's parts change it.
class EventDocument : public QObject {
    Q_OBJECT

public:
    explicit EventDocument(UiContext &context, QObject *parent = nullptr);

    void open(const EventId &id);
    bool isOpen() const { return m_recipe.has_value(); }

    /// Only while isOpen(). Copy what must outlive the next event loop: a refresh replaces it.
    const EventRecipe &recipe() const { return *m_recipe; }
    const Event &shown() const { return m_recipe->event; }
    const Shop &shop() const;
    QTimeZone zone() const;
    /// A default one if the thing is not short.
    HireShortage shortageOf(const VariantId &thing) const { return m_shortages.value(thing); }
    bool hasShortages() const { return !m_shortages.isEmpty(); }
    /// Whether the arrangement has a fixed price, independent of its lines.
    bool hasFixedPrice(const EventGroupId &group) const;
    /// The price terms for a line added now.
    std::optional<PriceTerms> priceTerms() const;
    UiContext &context() { return m_context; }
    /// The measures for its counts, and for its sums; nullopt if unknown.
    std::optional<FigureMeasure> guests() const;
    std::optional<FigureMeasure> price() const;
    PictureLoader &pictures() { return *m_pictures; }

    /// The swatches of colours in the vocabulary.
    QList<QColor> swatches(const QStringList &names) const;
    /// Names and their colours, in the vocabulary's order.
    const QList<std::pair<QString, QColor>> &colours() const { return m_colours; }

    /// Runs the edit. `done` is called once the document shows its outcome; without it, Edits::failed() reports a
    /// refusal.
    void run(const Edit &edit, QObject *asker = nullptr, const Edits::Done &done = {});
    void refresh();

Q_SIGNALS:
    /// Another event was opened.
    void opened();
    /// The shown event changed.
    void changed();
    /// Something that may concern the event was stored, even if nothing shown has changed.
    void touched();
    /// The event is gone, or cannot be read for this reason.
    void lost(const QString &reason);

private:
    void show(EventRecipe recipe);
    void onGathered(const QList<Change> &changes);
    bool concerns(const Change &change) const;
    void readColours();
    HireShortages readShortages() const;
    void refreshShortages();

    UiContext &m_context;
    RecentChanges *m_changes;
    PictureLoader *m_pictures;
    EventId m_id;
    std::optional<EventRecipe> m_recipe;
    HireShortages m_shortages;
    QList<std::pair<QString, QColor>> m_colours;
    QHash<QString, QColor> m_colourByName;
};

} // namespace stemdesk::ui
