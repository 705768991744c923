#pragma once

#include "ui/pages/events/agenda_model.h"

namespace stemdesk::ui {

struct CatalogueWords;

/// The events of one status as cards. Dropping a card on it requests this status.
class BoardColumnModel : public AgendaModel {
    Q_OBJECT

public:
    /// The other parts of a card beside its name (Qt::DisplayRole), its palette (SwatchesRole) and the tone of what is
    /// outstanding (ToneRole).
    enum Role { DateRole = Qt::UserRole + 1, ShortDateRole, PeopleRole, PriceRole, OutstandingRole };

    /// `words` must outlive it.
    BoardColumnModel(UiContext &context, QString status, const CatalogueWords &words, QObject *parent = nullptr);

    QString status() const { return m_status; }
    /// The whole board's filter; the status is the column's own.
    void setBoardFilter(EventsFilter filter);
    /// The prices on the cards read so far, added up as they are shown.
    QString sumText() const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void eventDropped(const stemdesk::EventId &id);

private:
    QString dateText(const Event &event) const;
    QString cardDate(const Event &event, QString (*withYear)(QDate), QString (*withoutYear)(QDate)) const;
    QString outstandingText(int row) const;
    QString spoken(int row) const;

    QString m_status;
    const CatalogueWords &m_words;
};

} // namespace stemdesk::ui
