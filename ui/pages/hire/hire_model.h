#pragma once

#include "core/domain/hire/event_hire.h"
#include "ui/models/lookup.h"

#include <QAbstractTableModel>
#include <QHash>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

/// Hired things by row, and how many are available on each of some days by column. Short ones come first.
class HireModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Thing, Owned, FirstDay };
    enum Role { HeldRole = Qt::UserRole + 1 }; ///< double: units of an item held by events on a day.

    explicit HireModel(UiContext &context, QObject *parent = nullptr);

    /// Shows these days.
    void setDays(const DayRange &days);
    DayRange days() const { return m_days; }
    QDate today() const;
    /// Answers with shortageFound() if an item is short on one of the coming days.
    void seekShortage();
    /// Shows only items whose name contains it.
    void setWords(const QString &words);
    /// Shows only those that are short on one of the days or in the coming weeks.
    void setOnlyShort(bool isOnly);
    /// Reads only while it is shown.
    void setLive(bool isLive);

    /// An invalid date outside the columns of days.
    QDate dayAt(const QModelIndex &index) const;
    int columnOf(QDate day) const; ///< -1 if it is not shown.
    int rowOf(const VariantId &thing) const;
    HireRow rowAt(int row) const { return m_rows.value(row); }
    QString nameOf(int row) const;

    int thingCount() const { return int(m_all.size()); } ///< Includes things that are filtered out.
    /// A thing that is short, with the coming days, or the days shown if it is short only then; otherwise a null row.
    HireRow shortageOf(const VariantId &thing) const { return m_short.value(thing); }
    /// The first row of an item that is out on none of the days; -1 without one.
    int firstFree() const;
    int shortCount() const; ///< Things that are short on one of the days or in the coming weeks, as Today counts them.
    bool isRead() const { return m_isRead; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void shortageFound(const stemdesk::VariantId &thing, QDate day);
    /// The things were read; rows may have changed or moved.
    void listed();
    /// Why reading failed; empty once it works again.
    void failed(const QString &reason);

private:
    bool isShort(const HireRow &row) const { return m_short.contains(row.id); }
    int rankOf(const HireRow &row) const;
    void read();
    void show();
    void onGathered(const QList<Change> &changes);
    HireDay cellAt(int row, int column) const { return m_rows.at(row).days.value(column - FirstDay); }
    static QVariant dayHead(QDate day, int role);
    QString dayText(int row, int column) const;
    QString spoken(int row, int column) const;
    QVariant thingData(int row, int column, int role) const;

    UiContext &m_context;
    Lookup m_lookup;
    Lookup m_seeking;
    DayRange m_days;
    QString m_words;
    bool m_isOnlyShort = false;
    QList<HireRow> m_all;
    DayRange m_coming; ///< The coming days that were read; none once they may be different.
    QHash<VariantId, HireRow> m_shortSoon; ///< Short on one of these.
    QHash<VariantId, HireRow> m_short;
    QList<HireRow> m_rows;
    bool m_isLive = false;
    bool m_isStale = true;
    bool m_isRead = false;
};

/// Name of a hired thing: the variety's if that says more than the product's.
QString thingName(const HiredThing &thing);
/// "Meadow wedding (4)": the events that hold it on the day.
QStringList holdersOn(const HireRow &row, QDate day);
/// "1 Apr", in German "1. Apr": heads a narrow column.
QString firstOf(int month);

} // namespace stemdesk::ui
