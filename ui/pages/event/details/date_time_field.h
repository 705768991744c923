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
    ~DateTimeField() override;
    Q_DISABLE_COPY_MOVE(DateTimeField)

    /// Kept back while the field is being edited.
    void setInstant(std::optional<Instant> instant, const QTimeZone &zone);
    /// The default for a first date; without a day, the field asks for one.
    struct Proposal {
        std::optional<QDate> day;
        QTime time;
    };
    void setProposal(const Proposal &proposal) { m_proposal = proposal; }
    /// Discards unstored input, which belongs to another event.
    void forget();

Q_SIGNALS:
    void instantChosen(std::optional<stemdesk::Instant> instant);
    /// The text is unreadable; empty once it is readable.
    void refused(const QString &reason);

protected:
    /// Escape gives up what was refused.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showInstant();
    void showParts();
    void commit();
    void begin();
    void clear();
    std::optional<Instant> typed() const;
    bool isRefusedAsAWhole() const;

    DayField *m_day;
    TimeField *m_time;
    IconButton *m_clear;
    Button *m_set;
    QTimeZone m_zone;
    Proposal m_proposal;
    std::optional<Instant> m_instant;
    bool m_isBegun = false; ///< Its day is still to be typed.
    bool m_isAsked = false; ///< Another instant was chosen and is not known to be stored.
};

} // namespace stemdesk::ui
