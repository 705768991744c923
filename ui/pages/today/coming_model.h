#pragma once

#include "core/domain/events/event.h"
#include "ui/delegates/cell_content.h"
#include "ui/models/merged_table_model.h"

#include <QColor>
#include <QDate>
#include <QTimeZone>

namespace stemdesk {
struct Shop;
struct Today;
} // namespace stemdesk

namespace stemdesk::ui {

struct CatalogueWords;

/// A week, or an event in it.
struct ComingRow {
    QDate week; ///< Its Monday.
    std::optional<Event> event; ///< Nullopt: the week's heading.
    bool isFirstOfDay = false;
    QList<QColor> palette;

    friend bool operator==(const ComingRow &, const ComingRow &) = default;
};

/// "28 Mar", in the order of the locale.
QString shortDay(QDate day);

/// The events of the next weeks, each week under its heading.
class ComingModel : public MergedTableModel<ComingRow, std::pair<QDate, EventId>> {
    Q_OBJECT

public:
    enum Role {
        IsWeekRole = EndOfCellRoles, ///< bool: a heading
        WeekdayRole, ///< QString, empty if the day was named above
        DayRole, ///< QString, empty under the same condition
        DetailsRole, ///< QString: when, for how many, where
        ShortDetailsRole, ///< QString, of the address only the name of the place
        ShortestDetailsRole, ///< QString: only when, and the name of the place
        StatusRole, ///< QString, in words
        StatusToneRole, ///< Tone as int
        StatusesRole, ///< QStringList: those of all events
        MostColoursRole, ///< int: of a palette
        PriceRole, ///< QString
        IsTodayRole, ///< bool
    };

    explicit ComingModel(QObject *parent = nullptr);

    /// The currency and time zone of `shop` apply, and the looks of its colours.
    void setToday(const Today &today, const Shop &shop, const CatalogueWords &words);
    /// Nullopt if there is a heading.
    std::optional<Event> eventAt(const QModelIndex &index) const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    std::pair<QDate, EventId> keyOf(const ComingRow &row) const override;

private:
    QString weekText(QDate monday) const;
    QString weekdayText(QDate day) const;
    QString detailsText(const Event &event, const QString &guests, const QString &place) const;
    QString spokenText(const ComingRow &row) const;
    QVariant eventData(const ComingRow &row, int role) const;

    QString m_currency;
    QStringList m_statuses; ///< The events' statuses, in words.
    int m_mostColours = 0;
    QTimeZone m_zone;
    QDate m_today;
};

} // namespace stemdesk::ui
