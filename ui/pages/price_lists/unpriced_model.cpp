#include "ui/pages/price_lists/unpriced_model.h"

#include "ui/theme/tokens.h"
#include "ui/undo/price_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <memory>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kMostOfAType = 500; // A shop with more of them has no list yet.

} // namespace

UnpricedModel::UnpricedModel(UiContext &context, QObject *parent)
    : TypedTableModel(context, parent), m_words(CatalogueWords::read(context.services)), m_reading(context)
{}

void UnpricedModel::onChanges(const Changes &changes)
{
    if (!concern(changes,
                 {Resource::PriceList, Resource::PriceEntry, Resource::EventItem, Resource::Event, Resource::Product,
                  Resource::Variant}))
        return;
    m_isStale = true;
    if (m_isWatching)
        refresh();
}

void UnpricedModel::setWatching(bool isWatching)
{
    m_isWatching = isWatching;
    if (isWatching && m_isStale)
        refresh();
}

void UnpricedModel::refresh()
{
    m_isStale = true;
    if (m_reading.isWaiting())
        return;
    m_isStale = false;
    m_reading.ask([](ShopServices &shop) { return shop.prices.unpriced(kMostOfAType); },
                  [this](const Result<QList<UnpricedVariant>> &rows) { onRead(rows); });
}

void UnpricedModel::onRead(const Result<QList<UnpricedVariant>> &rows)
{
    answerRead();
    if (rows)
        setRows(*rows);
    Q_EMIT refreshed();
    if (m_isStale)
        refresh();
}

UnpricedModel::Columns UnpricedModel::columns() const
{
    static constexpr TableColumn<UnpricedVariant> kColumns[] = {
        {.title = QT_TR_NOOP("Variety"),
         .text = [](const UnpricedVariant &row) { return PriceWords::variety(row.variant); },
         .swatches = [](const UnpricedVariant &row,
                        const UnpricedModel &model) { return model.m_words.looks(row.variant.colors); },
         .colourNames = [](const UnpricedVariant &row) { return row.variant.colors; }},
        {.title = QT_TR_NOOP("Used by"),
         .text = [](const UnpricedVariant &row) { return row.events.join(u", "_s); },
         .tellsWhole = true},
        {.title = QT_TR_NOOP("Last price"),
         .text =
             [](const UnpricedVariant &row, const UnpricedModel &model) {
                 if (!row.last)
                     return tr("never priced");
                 return tr("%1 from %2")
                     .arg(moneyText(row.last->unitCostExclTax, model.context().shop.currency),
                          PriceWords::day(row.last->date));
             },
         .tellsWhole = true,
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Goes into list"),
         .text =
             [](const UnpricedVariant &row) {
                 if (row.listId.isNull())
                     return tr("no list of this type yet");
                 return row.listName.isEmpty() ? productTypeTitle(row.variant.productType) : row.listName;
             },
         .tellsWhole = true,
         .elidesMiddle = true,
         .tone = [](const UnpricedVariant &row) { return row.listId.isNull() ? Tone::Warning : Tone::Quiet; }},
        {.title = QT_TR_NOOP("Unit cost"),
         .text = [](const UnpricedVariant &row) { return row.listId.isNull() ? QString() : tr("Enter cost"); },
         .tone =
             [](const UnpricedVariant &row, const UnpricedModel &model) {
                 return model.cells().find({row.id, UnitCost}) ? Tone::Plain : Tone::Quiet;
             },
         .isNumber = true},
    };
    return kColumns;
}

QVariant UnpricedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == BlankRole)
        return section == UnitCost;
    return TypedTableModel::headerData(section, orientation, role);
}

QVariant UnpricedModel::stored(int row, int column, int role) const
{
    switch (role) {
    case Qt::EditRole: return QString();
    case WaitsForEndRole: return column == UnitCost;
    case BlankRole: return isTyped(row, column) && !cells().find({rowAt(row).id, column});
    case FigureRole:
        return column == UnitCost
            ? QVariant::fromValue(FigureBefore{.unit = NumberUnit::Money, .currency = context().shop.currency})
            : QVariant();
    default: return TypedTableModel::stored(row, column, role);
    }
}

void UnpricedModel::type(int row, int column, const QVariant &value)
{
    const UnpricedVariant shown = rowAt(row);
    const QString text = value.toString();
    const auto cost = PriceWords::typedCost(text, context().shop.currency);
    if (text.trimmed().isEmpty()) {
        cells().settle({shown.id, column});
        notifyChanged(shown.id);
    } else if (cost) {
        Q_EMIT refused({});
        addPrice(shown, *cost);
    } else {
        refuse(row, column, text, tr("“%1” is not a price.").arg(text));
    }
}

void UnpricedModel::addPrice(const UnpricedVariant &row, double cost)
{
    const int serial =
        cells().handOver({row.id, UnitCost}, {.text = moneyText(cost, context().shop.currency), .value = cost});
    notifyChanged(row.id);
    const auto made = std::make_shared<PriceEntry>(); // Owned by the edit's steps.
    context().edits.run(PriceEdits::add(tr("Add price of %1").arg(PriceWords::variety(row.variant)), row.listId,
                                        {.variantId = row.id, .unitCostExclTax = cost}, made),
                        this, [this, serial, id = row.id](const Status &status) { onAdded(serial, id, status); });
}

void UnpricedModel::onAdded(int serial, const VariantId &id, const Status &status)
{
    if (status) {
        showUntilRead(serial); // The row is gone then.
        refresh();
        return;
    }
    cells().answer(serial, status);
    notifyChanged(id);
    Q_EMIT refused(errorText(status.error()));
}

} // namespace stemdesk::ui
