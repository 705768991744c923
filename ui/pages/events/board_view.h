#pragma once

#include "core/base/id.h"
#include "ui/pages/events/events_filter.h"
#include "ui/words/catalogue_words.h"

#include <QList>
#include <QScrollArea>

#include <optional>

namespace stemdesk {
struct Change;
struct Event;
} // namespace stemdesk

namespace stemdesk::ui {

class BoardColumn;
struct UiContext;

/// The events as cards in a column for each status.
class BoardView : public QScrollArea {
    Q_OBJECT

public:
    explicit BoardView(UiContext &context, QWidget *parent = nullptr);

    void setFilter(const EventsFilter &filter);
    /// See AgendaModel::setLive().
    void setLive(bool isLive);

    /// The card that has or last had the focus.
    std::optional<Event> currentEvent() const;
    int eventCount() const; ///< Number of events read so far.
    bool isComplete() const;
    /// The card that was moved last stays where it is, or its user has gone on: the focus will not follow it.
    void forgetMove() { m_followed = {}; }

Q_SIGNALS:
    void openRequested(const stemdesk::EventId &id);
    void duplicateRequested(const stemdesk::EventId &id);
    void deleteRequested(const stemdesk::EventId &id);
    void statusWanted(const stemdesk::EventId &id, const QString &status);
    void menuRequested(const stemdesk::EventId &id, const QPoint &globalPlace);
    void currentChanged();
    void listed();
    void failed(const QString &reason);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void foldColumns();
    void addColumn(UiContext &context, const QString &status);
    void connectColumn(BoardColumn *column);
    void move(BoardColumn *from, int columns);
    void leave(BoardColumn *from, int columns);
    BoardColumn *neighbour(BoardColumn *of, int columns) const;
    std::optional<Event> currentOf(const BoardColumn &column) const;
    void follow();
    void unselect(const BoardColumn *except);
    void enter(BoardColumn *column, const QModelIndex &card);
    void onGathered(const QList<Change> &changes);

    UiContext &m_context;
    CatalogueWords m_words;
    QList<BoardColumn *> m_columns;
    BoardColumn *m_current = nullptr; ///< The last column with the focus.
    EventId m_followed; ///< A card being moved to another column, where the focus follows it.
    QString m_followedTo;
};

} // namespace stemdesk::ui
