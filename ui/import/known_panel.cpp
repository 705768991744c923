#include "ui/import/known_panel.h"

#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tables/table_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

QString fateText(KnownContact choice)
{
    switch (choice) {
    case KnownContact::LeaveOut: return KnownPanel::tr("Left out");
    case KnownContact::Update: return KnownPanel::tr("Updated");
    case KnownContact::Add: return KnownPanel::tr("Added");
    }
    return {};
}

} // namespace

KnownPanel::KnownPanel(QWidget *parent)
    : QWidget(parent),
      m_model(new TextTableModel({tr("Line"), tr("In the file"), tr("Existing client"), tr("What happens")}, 4, this)),
      m_table(new TableView(tr("Possible duplicates")))
{
    m_table->setModel(m_model);
    m_table->setStretchedColumn(2);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(buildFoot());
    setFocusProxy(m_table);
}

QWidget *KnownPanel::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(kSpace24, kSpace12, kSpace24, kSpace12);
    row->setSpacing(kSpace8);
    const auto add = [this, row](const QString &text, KnownContact choice) {
        auto *button = new Button(text);
        row->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, choice] { choose(choice); });
    };
    add(tr("Same person: update"), KnownContact::Update);
    add(tr("Someone else: add"), KnownContact::Add);
    add(tr("Leave out"), KnownContact::LeaveOut);
    row->addStretch(1);
    return foot;
}

void KnownPanel::setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping)
{
    m_open = rows;
    m_nameColumns.clear();
    for (const QString &field : {u"name"_s, u"firstName"_s, u"lastName"_s, u"company"_s, u"emails"_s, u"phones"_s}) {
        if (const qsizetype column = mapping.columnOf(field); column >= 0)
            m_nameColumns.append(column);
    }
    QHash<qint64, KnownContact> kept;
    for (const PreviewRow &row : rows) {
        if (const auto choice = m_choices.constFind(row.line); choice != m_choices.cend())
            kept.insert(row.line, *choice);
    }
    m_choices = kept;
    showRows();
    if (!rows.isEmpty())
        m_table->setCurrentIndex(m_model->index(0, 0));
}

QString KnownPanel::nameOf(const PreviewRow &row) const
{
    QStringList parts;
    for (const qsizetype column : m_nameColumns) {
        if (const QString text = row.cells.value(column).simplified(); !text.isEmpty())
            parts.append(text);
    }
    return parts.join(u" · "_s);
}

void KnownPanel::showRows()
{
    QList<QList<TextCell>> rows;
    for (const PreviewRow &row : m_open) {
        const KnownContact choice = m_choices.value(row.line, KnownContact::LeaveOut);
        const Tone tone = choice == KnownContact::LeaveOut ? Tone::Quiet : Tone::Accent;
        rows.append({{.text = QLocale().toString(row.line), .tone = Tone::Quiet},
                     {.text = nameOf(row)},
                     {.text = row.knownAs},
                     {.text = fateText(choice), .tone = tone}});
    }
    m_model->setRows(rows);
    m_table->resizeColumnsToContents();
}

void KnownPanel::choose(KnownContact choice)
{
    QList<int> chosen;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        chosen.append(index.row());
    for (const int row : std::as_const(chosen)) {
        if (choice == KnownContact::LeaveOut)
            m_choices.remove(m_open.at(row).line);
        else
            m_choices.insert(m_open.at(row).line, choice);
    }
    showRows();
    if (!chosen.isEmpty())
        m_table->setCurrentIndex(m_model->index(std::min(chosen.constLast() + 1, m_model->rowCount() - 1), 0));
    Q_EMIT decided();
}

} // namespace stemdesk::ui
