#pragma once

#include "core/base/clock.h"

#include <QTimeZone>
#include <QWidget>

#include <optional>

class QDateEdit;
class QTimeEdit;

namespace stemdesk::ui {

class Button;
class IconButton;

/// A day and a time of the shop's, or none yet.
class DateTimeField : public QWidget {
    Q_OBJECT

public:
    DateTimeField(const QString &name, QWidget *parent = nullptr);

    /// Kept back while the field is being edited.
    void setInstant(std::optional<Instant> instant, const QTimeZone &zone);
    /// What a date that is set first starts from.
    void setProposal(const QDateTime &proposal) { m_proposal = proposal; }

Q_SIGNALS:
    void instantChosen(std::optional<stemdesk::Instant> instant);

private:
    void showInstant();
    void commit();
    void begin();
    std::optional<Instant> typed() const;

    QDateEdit *m_day;
    QTimeEdit *m_time;
    IconButton *m_clear;
    Button *m_set;
    QTimeZone m_zone;
    QDateTime m_proposal;
    std::optional<Instant> m_instant;
    bool m_isShowing = false;
};

} // namespace stemdesk::ui
