#pragma once

#include "core/domain/events/event_group.h"
#include "ui/widgets/layout/card.h"

#include <optional>

class QMenu;

namespace stemdesk::ui {

class Button;
class EventDocument;
class TextLabel;
class ValueField;

/// The fixed price of an arrangement, and the difference from the calculated one. Shown if a price is fixed or about to
/// be.
class GroupPrice : public CardRow {
    Q_OBJECT

public:
    explicit GroupPrice(EventDocument &document, QWidget *parent = nullptr);

    void refresh(const EventGroup &group);
    /// "Round to 5", "Fix…", "As calculated".
    void fillMenu(QMenu &menu);

private:
    void ask();
    void onCommitted(const QString &text);
    void roundTo(double step);
    void fix(std::optional<double> price, ValueField *asker);
    /// The calculated price of one copy.
    double calculated() const;

    EventDocument &m_document;
    EventGroup m_group;
    ValueField *m_price;
    TextLabel *m_note;
    Button *m_clear;
    bool m_isAsked = false; ///< Shown though nothing is fixed yet.
};

} // namespace stemdesk::ui
