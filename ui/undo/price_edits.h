#pragma once

#include "core/domain/prices/price_list.h"
#include "ui/undo/edits.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk::ui {

/// A price that changes.
struct PriceChange {
    PriceEntry before;
    PriceEntryPatch patch;
};

/// Edits of price lists and their prices.
class PriceEdits {
    Q_DECLARE_TR_FUNCTIONS(PriceEdits)

public:
    /// All or none. Refused as stale if one of them was changed elsewhere.
    static Edit change(const QString &text, const PriceListId &list, const QList<PriceChange> &changes);
    /// `made` is filled on the edits thread; read it once the edit is done.
    static Edit add(const QString &text, const PriceListId &list, const PriceEntryPatch &price,
                    const std::shared_ptr<PriceEntry> &made);
    /// `text` names the step, `offer` says what was removed.
    static Edit remove(const QString &text, const PriceListId &list, const QList<PriceEntryId> &prices,
                       const QString &offer);

    static Edit change(const PriceList &before, const PriceListPatch &patch);
    /// `made` as in add().
    static Edit create(const PriceListPatch &list, const std::shared_ptr<PriceListId> &made);
    /// Makes an undo step of a list that was copied already, so that undo removes the copy.
    static Edit copied(const PriceList &made);
    static Edit remove(const PriceList &list);
};

} // namespace stemdesk::ui
