#pragma once

#include <QCoreApplication>

namespace stemdesk {
struct EventItem;
}

namespace stemdesk::ui {

class EventDocument;

/// Texts about the prices that the open event keeps.
class KeptWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::KeptWords)

public:
    explicit KeptWords(const EventDocument &document);

    /// Lines that keep their price, and lines with a price that do not.
    int keptLines() const { return m_kept; }
    int openLines() const { return m_open; }
    /// "Prices pinned on 3 March": of the event, otherwise of some lines, with their number.
    QString sentence() const;
    /// "Price pinned on 3 March"; empty for a line that keeps none.
    QString of(const EventItem &line) const;

private:
    const EventDocument &m_document;
    int m_kept = 0;
    int m_open = 0;
};

} // namespace stemdesk::ui
