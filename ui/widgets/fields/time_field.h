#pragma once

#include "ui/widgets/fields/read_field.h"

#include <QTime>

#include <optional>

namespace stemdesk::ui {

/// A time of day, typed as timeFrom() reads it.
class TimeField : public ReadField {
    Q_OBJECT

public:
    explicit TimeField(const QString &name, QWidget *parent = nullptr);

    void setTime(QTime time);
    std::optional<QTime> time() const;
    /// No time is a valid value, too: timeCommitted() then passes an invalid one.
    void setMayBeEmpty() { m_mayBeEmpty = true; }

Q_SIGNALS:
    /// Has to be answered like DayField::dayCommitted().
    void timeCommitted(QTime time);

protected:
    Reading reading(const QString &text) const override;
    QString widest() const override;
    void notifyRead() override;

private:
    bool isNone(const QString &text) const { return m_mayBeEmpty && text.trimmed().isEmpty(); }

    bool m_mayBeEmpty = false;
};

} // namespace stemdesk::ui
