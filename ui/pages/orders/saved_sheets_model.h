#pragma once

#include "core/base/result.h"
#include "core/domain/events/event_profit.h"
#include "core/domain/orders/order_sheet.h"
#include "core/orders/sheet_changes.h"
#include "core/services/orders/saved_order_service.h"
#include "ui/models/lookup.h"
#include "ui/models/text_table_model.h"

#include <QAbstractListModel>
#include <QCoreApplication>

#include <optional>

namespace stemdesk {
class ShopServices;
} // namespace stemdesk

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

/// The saved order sheets, the newest first. Read in the background, page after page.
class SavedSheetsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        DayRole = Qt::UserRole, ///< QString: when it was saved
        ShortDayRole, ///< QString: without the day of the week, and this year's without the year
        TotalRole, ///< QString
        SourcesRole, ///< QString: the suppliers and when they deliver
        EventsRole, ///< QStringList: names
        SuppliersRole, ///< QStringList: names
        DraftRole, ///< bool: not ordered yet
        ReceivedRole, ///< QString, in words
        ReceivedToneRole, ///< Tone as int
    };

    explicit SavedSheetsModel(UiContext &context, QObject *parent = nullptr);

    OrderSheetId idAt(const QModelIndex &index) const;
    QModelIndex indexOf(const OrderSheetId &id) const;
    /// Reads what is shown again.
    void read();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// The rows were read.
    void listed();
    void failed(const QString &reason);

private:
    void ask(const PageRequest &page, void (SavedSheetsModel::*take)(const Page<SavedSheet> &));
    void replace(const Page<SavedSheet> &page);
    void append(const Page<SavedSheet> &page);

    UiContext &m_context;
    QList<SavedSheet> m_rows;
    std::optional<qint64> m_next; ///< Cursor of the next page.
    Lookup m_lookup{m_context};
};

} // namespace stemdesk::ui
