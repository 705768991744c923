#include "ui/widgets/fields/time_field.h"

#include "ui/words/day_text.h"

namespace stemdesk::ui {

TimeField::TimeField(const QString &name, QWidget *parent) : ReadField(name, parent) {}

void TimeField::setTime(QTime time)
{
    setValue(time.isValid() ? clockText(time) : QString());
}

std::optional<QTime> TimeField::time() const
{
    return timeFrom(text());
}

ReadField::Reading TimeField::reading(const QString &text) const
{
    if (isNone(text))
        return {.isNone = true};
    if (const auto time = timeFrom(text))
        return {.shown = clockText(*time), .words = clockText(*time)};
    return {.words = tr("Not a time. Write it like %1.").arg(clockText(QTime(14, 30)))};
}

QString TimeField::widest() const
{
    return clockText(QTime(22, 44));
}

void TimeField::notifyRead()
{
    if (const auto read = isNone(text()) ? std::optional(QTime()) : time())
        Q_EMIT timeCommitted(*read);
}

} // namespace stemdesk::ui
