#include "ui/pages/events/templates_model.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/undo/template_edits.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace stemdesk::ui {

TemplatesModel::TemplatesModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    RecentChanges::watch(context, this, {Resource::EventTemplate, Resource::Variant}, [this] { read(); });
    read();
}

void TemplatesModel::read()
{
    auto rows = m_context.services.templates.list();
    if (!rows) {
        Q_EMIT refused(errorText(rows.error()));
        return;
    }
    std::ranges::stable_sort(*rows, [](const EventTemplateSummary &first, const EventTemplateSummary &second) {
        return first.name.localeAwareCompare(second.name) < 0;
    });
    m_all = *std::move(rows);
    show();
}

void TemplatesModel::setWords(const QString &words)
{
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    show();
}

void TemplatesModel::show()
{
    QList<EventTemplateSummary> shown = m_all;
    shown.removeIf([this](const EventTemplateSummary &row) {
        return !std::ranges::all_of(m_words,
                                    [&](const QString &word) { return row.name.contains(word, Qt::CaseInsensitive); });
    });
    setRows(shown);
    Q_EMIT listed();
}

QModelIndex TemplatesModel::indexOf(const EventTemplateId &id) const
{
    return index(rowOf(id), 0);
}

TemplatesModel::Columns TemplatesModel::columns() const
{
    static constexpr auto kLines = [](const EventTemplateSummary &row) {
        const QString lines = tr("%n lines", nullptr, row.lines);
        return row.missingLines > 0 ? tr("%1, %n gone", nullptr, row.missingLines).arg(lines) : lines;
    };
    static constexpr TableColumn<EventTemplateSummary> kColumns[] = {
        {.text = kField<&EventTemplateSummary::name>,
         .edit = [](const EventTemplateSummary &row) { return QVariant(row.name); },
         .toolTip = [](const EventTemplateSummary &row) { return tr("%1, %2").arg(row.name, kLines(row)); },
         .quietText = kLines},
    };
    return kColumns;
}

Qt::ItemFlags TemplatesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = MergedTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

bool TemplatesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole)
        return false;
    const EventTemplateSummary before = rowAt(index.row());
    const QString name = value.toString().trimmed();
    if (name == before.name)
        return false;
    m_context.edits.run(
        renameTemplateEdit(tr("Rename %1").arg(before.name), before.id, before.name, name), this,
        [this](const Status &status) { Q_EMIT refused(status ? QString() : errorText(status.error())); });
    return true; // The row itself changes once the change is stored.
}

} // namespace stemdesk::ui
