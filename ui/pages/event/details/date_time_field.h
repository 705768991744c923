#pragma once

#include "core/base/clock.h"

#include <QTimeZone>
#include <QWidget>

#include <functional>
#include <optional>

namespace stemdesk::ui {

class Button;
class DayField;
class IconButton;
class TimeField;

/// A day and a time of the shop's, or none yet.
class DateTimeField : public QWidget {
    Q_OBJECT

public:
    /// `today` is the shop's.
    DateTimeField(const QString &name, const std::function<QDate()> &today, QWidget *parent = nullptr);

    /// Kept back while the field is being edited.
    void setInstant(std::optional<Instant> instant, const QTimeZone &zone);
    /// What a date that is set first starts from.
    void setProposal(const QDateTime &proposal) { m_proposal = proposal; }

Q_SIGNALS:
    void instantChosen(std::optional<stemdesk::Instant> instant);
    /// What is typed cannot be read; empty once it can.
    void refused(const QString &reason);

private:
    void showInstant();
    void commit();
    void begin();
    std::optional<Instant> typed() const;

    DayField *m_day;
    TimeField *m_time;
    IconButton *m_clear;
    Button *m_set;
    QTimeZone m_zone;
    QDateTime m_proposal;
    std::optional<Instant> m_instant;
};

} // namespace stemdesk::ui
