#pragma once

#include "core/base/result.h"
#include "core/domain/events/event_profit.h"
#include "core/domain/orders/order_sheet.h"
#include "core/orders/sheet_changes.h"
#include "ui/models/text_table_model.h"

#include <QCoreApplication>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// Describes what has changed since a sheet was saved.
class SheetOutcome {
    Q_DECLARE_TR_FUNCTIONS(SheetOutcome)

public:
    /// Takes long for a large sheet: for the tasks thread. Deleted events have no profit.
    static Result<SheetOutcome> of(ShopServices &shop, const OrderSheet &sheet, const QString &currency);

    QString costChange; ///< "+£12.50"
    QList<QList<TextCell>> changes; ///< Change, supplier, cost.
    QList<QList<TextCell>> profits; ///< Event, customer price, cost planned, cost so far, margin.

private:
    void addChanges(const SheetChanges &since, const QString &currency);
    void addEarnings(const QString &event, const EventEarnings &earnings, const QString &currency);
};

} // namespace stemdesk::ui
