#include "ui/order_sheets/advice_taker.h"

#include "core/services/services.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <cmath>

namespace stemdesk::ui {

namespace {

struct AdvisedLine {
    EventId event;
    EventItem item;
    QString group;
    double copies = 1;
};

Result<QList<AdvisedLine>> advisedLines(ShopServices &services, const OrderAdvice &advice)
{
    QList<AdvisedLine> lines;
    for (const EventId &id : advice.events) {
        const Event event = TRY(services.events.find(id));
        for (const EventGroup &group : event.groups) {
            for (const EventItem &item : group.items) {
                if (advice.items.contains(item.id))
                    lines.append({id, item, group.name, group.quantity});
            }
        }
    }
    return lines;
}

/// The new quantity per copy, in whole stems. If that saves a pack, the copies together may leave out more than is
/// necessary. nullopt if it does not work out.
std::optional<double> advisedQuantity(const AdvisedLine &line, double unitsChange)
{
    constexpr double kNearlyWhole = 1e-6;
    if (line.copies <= 0)
        return std::nullopt;
    const double change = unitsChange / line.copies;
    const double whole = unitsChange < 0 ? std::floor(change + kNearlyWhole) : std::round(change);
    const bool isExact = std::abs(whole - change) <= kNearlyWhole;
    const double quantity = line.item.quantity + whole;
    return quantity > 0 && (isExact || unitsChange < 0) ? std::optional(quantity) : std::nullopt;
}

} // namespace

Result<std::optional<Edit>> AdviceEdit::of(ShopServices &services, const OrderAdvice &advice)
{
    const QList<AdvisedLine> lines = TRY(advisedLines(services, advice));
    QList<Edit> edits;
    if (!advice.supplier.isNull()) {
        for (const AdvisedLine &line : lines)
            edits.append(patchItemEdit(advice.text, line.event, line.item, {.supplierId = advice.supplier}));
        if (edits.isEmpty())
            return std::optional<Edit>();
        Edit all = together(advice.text, edits);
        all.offer = tr("%n line(s) changed: %1", nullptr, int(edits.size())).arg(advice.text);
        return std::optional(all);
    }
    const AdvisedLine *best = nullptr;
    double spared = 0;
    for (const AdvisedLine &line : lines) {
        const std::optional<double> quantity = advisedQuantity(line, advice.unitsChange);
        // Choose the smallest change, where it is least noticeable.
        const double change = quantity ? std::abs(*quantity - line.item.quantity) / line.item.quantity : 1;
        if (quantity && (!best || change < spared)) {
            best = &line;
            spared = change;
        }
    }
    if (!best)
        return std::optional<Edit>();
    const double quantity = *advisedQuantity(*best, advice.unitsChange);
    Edit edit = patchItemEdit(advice.text, best->event, best->item, {.quantity = quantity});
    edit.offer = tr("%1: %2 instead of %3 in each “%4”")
                     .arg(advice.text, quantityText(quantity), quantityText(best->item.quantity), best->group);
    return std::optional(edit);
}

AdviceTaker::AdviceTaker(UiContext &context, QObject *parent) : QObject(parent), m_context(context), m_reading(context)
{}

void AdviceTaker::take(const OrderAdvice &advice)
{
    m_reading.ask([advice](ShopServices &services) { return AdviceEdit::of(services, advice); },
                  [this](const Result<std::optional<Edit>> &edit) {
                      if (!edit || !*edit) {
                          Q_EMIT refused(edit ? tr("No single arrangement can make up this change, as each is made "
                                                   "several times. Change one in its recipe.")
                                              : errorText(edit.error()));
                          return;
                      }
                      m_context.edits.run(**edit, this, [this](const Status &status) {
                          Q_EMIT refused(status ? QString() : errorText(status.error()));
                      });
                  });
}

} // namespace stemdesk::ui
