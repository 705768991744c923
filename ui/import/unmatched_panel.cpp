#include "ui/import/unmatched_panel.h"

#include "core/services/prices/price_overview_service.h"
#include "ui/flowers/flower_field.h"
#include "ui/import/import_words.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/price_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

UnmatchedPanel::UnmatchedPanel(UiContext &context, QWidget *parent)
    : QWidget(parent),
      m_model(new TextTableModel({tr("Line"), tr("In the file"), tr("Why"), tr("Variety of the shop")}, 4, this)),
      m_table(new TableView(tr("Varieties not found"))), m_asked(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_field(new FlowerField(context)), m_leave(new Button(tr("Leave out")))
{
    m_table->setModel(m_model);
    m_table->setStretchedColumn(3);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(buildFoot());
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &UnmatchedPanel::showCurrent);
    connect(m_table, &QAbstractItemView::activated, m_field, qOverload<>(&QWidget::setFocus));
    connect(m_field, &FlowerField::matchChosen, this, &UnmatchedPanel::choose);
    connect(m_leave, &QAbstractButton::clicked, this, &UnmatchedPanel::leaveOut);
    setFocusProxy(m_field);
}

QWidget *UnmatchedPanel::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(kSpace24, kSpace12, kSpace24, kSpace12);
    row->setSpacing(kSpace8);
    m_asked->setElided(true);
    m_asked->setTextFormat(Qt::PlainText);
    m_field->setPlaceholderText(tr("Type a variety…"));
    m_field->setAccessibleName(tr("Variety of the shop"));
    row->addWidget(m_asked, 1);
    row->addWidget(m_field, 2);
    row->addWidget(m_leave);
    return foot;
}

void UnmatchedPanel::setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QString &productType)
{
    m_open = rows;
    m_nameColumns.clear();
    for (const QString &field : {u"product"_s, u"variant"_s, u"sku"_s, u"variantId"_s}) {
        if (const qsizetype column = mapping.columnOf(field); column >= 0)
            m_nameColumns.append(column);
    }
    m_field->setProductType(productType);
    QHash<qint64, Choice> kept;
    for (const PreviewRow &row : rows) {
        if (const auto choice = m_choices.constFind(row.line); choice != m_choices.cend())
            kept.insert(row.line, *choice);
    }
    m_choices = kept;
    showRows();
    if (!rows.isEmpty())
        m_table->setCurrentIndex(m_model->index(0, 0));
    showCurrent();
}

QHash<qint64, VariantId> UnmatchedPanel::choices() const
{
    QHash<qint64, VariantId> variants;
    for (auto choice = m_choices.cbegin(); choice != m_choices.cend(); ++choice)
        variants.insert(choice.key(), choice->variant);
    return variants;
}

qsizetype UnmatchedPanel::openCount() const
{
    return m_open.size() - m_choices.size();
}

QString UnmatchedPanel::nameOf(const PreviewRow &row) const
{
    QStringList parts;
    for (const qsizetype column : m_nameColumns) {
        if (const QString text = row.cells.value(column).simplified(); !text.isEmpty())
            parts.append(text);
    }
    return parts.join(u' ');
}

void UnmatchedPanel::showRows()
{
    QList<QList<TextCell>> rows;
    for (const PreviewRow &row : m_open) {
        const auto choice = m_choices.constFind(row.line);
        const bool isChosen = choice != m_choices.cend();
        rows.append(
            {{.text = QLocale().toString(row.line), .tone = Tone::Quiet},
             {.text = nameOf(row)},
             {.text = row.error ? ImportWords::reason(*row.error) : QString(), .tone = Tone::Quiet},
             {.text = isChosen ? choice->name : tr("Left out"), .tone = isChosen ? Tone::Accent : Tone::Quiet}});
    }
    const int current = m_table->currentIndex().row();
    m_model->setRows(rows);
    m_table->resizeColumnsToContents();
    if (current >= 0 && current < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(current, 0));
}

void UnmatchedPanel::showCurrent()
{
    const int row = m_table->currentIndex().row();
    const bool isThere = row >= 0 && row < m_open.size();
    m_field->setEnabled(isThere);
    m_leave->setEnabled(isThere && m_choices.contains(m_open.at(row).line));
    m_asked->setText(isThere ? tr("Line %1: %2").arg(QLocale().toString(m_open.at(row).line), nameOf(m_open.at(row)))
                             : QString());
}

void UnmatchedPanel::choose(const VariantMatch &match)
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_open.size())
        return;
    const ListedVariant chosen{.productName = match.productName,
                               .variantName = match.variant.name,
                               .productType = match.productType,
                               .stemLength = match.variant.stemLength};
    m_choices.insert(m_open.at(row).line, {.variant = match.variant.id, .name = PriceWords::variety(chosen)});
    m_field->clear();
    showRows();
    if (row + 1 < m_open.size())
        m_table->setCurrentIndex(m_model->index(row + 1, 0));
    showCurrent();
    Q_EMIT decided();
}

void UnmatchedPanel::leaveOut()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_open.size())
        return;
    m_choices.remove(m_open.at(row).line);
    showRows();
    showCurrent();
    Q_EMIT decided();
}

} // namespace stemdesk::ui
