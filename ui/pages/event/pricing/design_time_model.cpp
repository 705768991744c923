#include "ui/pages/event/pricing/design_time_model.h"

#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/undo/event_edits.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

namespace stemdesk::ui {

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

/// At once: who types the next text meanwhile is not to be asked whether this one was somebody else's.
void DesignTimeModel::onAnswered(const Status &status)
{
    if (status)
        m_document.refresh();
}

QString DesignTimeModel::textOf(const EventGroup &group, int column)
{
    switch (column) {
    case Arrangement: return group.name;
    case Copies: return quantityText(group.quantity);
    case Each: return group.minutesPerCopy ? durationText(*group.minutesPerCopy) : QString();
    default: return group.minutesPerCopy ? durationText(*group.minutesPerCopy * group.quantity) : QString();
    }
}

QVariant DesignTimeModel::stored(int row, int column, int role) const
{
    const EventGroup &group = rows().at(row);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return textOf(group, column);
    case QuietTextRole: return column == Arrangement && group.isHidden ? tr("hidden") : QString();
    case NumberRole: return column >= Copies;
    case FigureRole:
        return column == Each ? QVariant::fromValue(FigureBefore{.unit = NumberUnit::Minutes}) : QVariant();
    case ToneRole: return int(group.isHidden || column == Copies ? Tone::Quiet : Tone::Plain);
    default: return {};
    }
}

QVariant DesignTimeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section >= Copies)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Arrangement: return tr("Arrangement");
    case Copies: return tr("Copies");
    case Each: return tr("Time for one");
    case InAll: return tr("In all");
    default: return {};
    }
}

void DesignTimeModel::type(int row, int column, const QVariant &value)
{
    const QString text = value.toString().trimmed();
    const auto minutes = text.isEmpty() ? std::nullopt : durationFrom(text);
    if (!text.isEmpty() && !minutes) {
        refuse(row, column, text, tr("Write how long one takes, like 20 or 1:30."));
        return;
    }
    const QString shown = minutes ? durationText(*minutes) : QString();
    store(row, column, {.text = shown, .value = shown}, [&] {
        const EventGroup &group = rows().at(row);
        return patchGroupEdit(tr("Change the time of %1").arg(group.name), group, {.minutesPerCopy = minutes});
    });
}

} // namespace stemdesk::ui
