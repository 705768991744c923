#include "ui/pages/event/pricing/design_time_model.h"

#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/undo/event_edits.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

namespace stemdesk::ui {

namespace {

Tone toneOf(const EventGroup &group)
{
    return group.isHidden ? Tone::Quiet : Tone::Plain;
}

QString durationOf(const EventGroup &group, double copies)
{
    return group.minutesPerCopy ? durationText(*group.minutesPerCopy * copies) : QString();
}

} // namespace

DesignTimeModel::DesignTimeModel(EventDocument &document, QObject *parent)
    : TypedTableModel(document.context(), parent), m_document(document)
{}

void DesignTimeModel::refresh()
{
    if (m_document.isOpen())
        setRows(m_document.shown().groups);
}

void DesignTimeModel::clear()
{
    cells().clear();
    resetRows({});
}

void DesignTimeModel::readAgain()
{
    m_document.refresh();
}

/// At once: the user's next edit must not be taken for a conflict with this one.
void DesignTimeModel::onAnswered(const Status &status, const Cells &, bool)
{
    if (status)
        m_document.refresh();
}

DesignTimeModel::Columns DesignTimeModel::columns() const
{
    static constexpr TableColumn<EventGroup> kColumns[] = {
        {.title = QT_TR_NOOP("Arrangement"),
         .text = kField<&EventGroup::name>,
         .quietText = [](const EventGroup &group) { return group.isHidden ? tr("hidden") : QString(); },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Copies"),
         .text = [](const EventGroup &group) { return quantityText(group.quantity); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.title = QT_TR_NOOP("Time for one"),
         .text = [](const EventGroup &group) { return durationOf(group, 1); },
         .type = [](const EventGroup &group, const DesignTimeModel &, const QVariant &value) -> Typing {
             const QString text = value.toString().trimmed();
             const auto minutes = text.isEmpty() ? std::nullopt : durationFrom(text);
             if (!text.isEmpty() && !minutes)
                 return {.text = text, .refusal = tr("Write how long one takes, like 20 or 1:30.")};
             return {.text = minutes ? durationText(*minutes) : QString(), .edit = [&group, minutes] {
                         const QString change = tr("Change the time of %1").arg(group.name);
                         return patchGroupEdit(change, group, {.minutesPerCopy = minutes});
                     }};
         },
         .tone = toneOf,
         .isNumber = true,
         .figure = [](const EventGroup &) { return QVariant::fromValue(FigureBefore{.unit = NumberUnit::Minutes}); }},
        {.title = QT_TR_NOOP("Total"),
         .text = [](const EventGroup &group) { return durationOf(group, group.quantity); },
         .tone = toneOf,
         .isNumber = true},
    };
    return kColumns;
}

} // namespace stemdesk::ui
