#pragma once

#include "core/services/orders/saved_order_service.h"
#include "ui/models/lookup.h"

#include <QAbstractListModel>

#include <optional>

namespace stemdesk::ui {

/// The saved order sheets, the newest first. Read in the background, page after page.
class SavedSheetsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        DayRole = Qt::UserRole, ///< QString: when it was saved
        ShortDayRole, ///< QString: without the day of the week
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
