#include "ui/order_sheets/sheet_warnings.h"

#include "ui/words/order_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kNamed = 4;

struct SheetWarnings {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::SheetWarnings)
};

/// "Meadow wedding, Christening and 3 more".
QString listed(const QStringList &names)
{
    if (names.size() <= kNamed)
        return names.join(u", "_s);
    return SheetWarnings::tr("%1 and %2 more").arg(names.mid(0, kNamed).join(u", "_s)).arg(names.size() - kNamed);
}

} // namespace

QString draftText(const OrderSheet &sheet)
{
    QStringList names;
    for (const OrderSheetEvent &event : sheet.events) {
        if (!event.isCleared)
            names.append(event.name);
    }
    if (names.isEmpty())
        return {};
    return SheetWarnings::tr("Not approved yet: %1. Until then this is a draft, and printed as one.")
        .arg(listed(names));
}

QString archivedText(const OrderSheet &sheet)
{
    QStringList names;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (supplier.isArchived)
            names.append(supplier.name);
    }
    if (names.isEmpty())
        return {};
    return SheetWarnings::tr("Archived: %1. Choose another supplier for these lines, or bring this one back.")
        .arg(listed(names));
}

QString nobodyText(const OrderSheet &sheet)
{
    const bool has = std::ranges::any_of(
        sheet.suppliers, [](const OrderSheetSupplier &supplier) { return supplier.supplierId.isNull(); });
    return has ? SheetWarnings::tr("Lines without a supplier come last.") : QString();
}

QString unpricedText(const OrderSheet &sheet)
{
    qsizetype count = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers)
        count += std::ranges::count_if(supplier.lines, [](const OrderSheetLine &line) { return !line.isPriced; });
    if (count == 0)
        return {};
    return SheetWarnings::tr("%n line(s) without a price: the totals are not complete.", nullptr, int(count));
}

BelowMinimumQuestion::BelowMinimumQuestion(QWidget *parent) : DoubtMessage(parent) {}

void BelowMinimumQuestion::askFor(const OrderSheet &sheet, const QString &currency, const std::function<void()> &order)
{
    QStringList lacks;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        const QString lack = OrderWords::shortOfMinimum(supplier, currency);
        if (!lack.isEmpty() && supplier.totals.orderCostExclTax > 0)
            lacks += lack;
    }
    DoubtMessage::askFor(lacks.join(u" · "_s), tr("Order anyway"), order);
}

} // namespace stemdesk::ui
