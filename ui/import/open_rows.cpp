#include "ui/import/open_rows.h"

#include "core/services/prices/price_overview_service.h"
#include "ui/flowers/flower_field.h"
#include "ui/import/import_words.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/price_words.h"

#include <QHeaderView>
#include <QLocale>

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

OpenRows::OpenRows(const QStringList &headings, int stretched, const QString &name, QWidget *parent)
    : QWidget(parent), m_model(new TextTableModel(headings, int(headings.size()), this)), m_table(new TableView(name))
{
    m_table->setModel(m_model);
    m_table->setStretchedColumn(stretched);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *foot = new QWidget;
    m_foot = rowInside(foot, kSpace8, {kSpace24, kSpace12, kSpace24, kSpace12});
    auto *column = columnInside(this);
    column->addWidget(m_table, 1);
    column->addWidget(foot);
}

void OpenRows::setOpen(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QStringList &fields)
{
    m_open = rows;
    m_nameColumns.clear();
    for (const QString &field : fields) {
        if (const qsizetype column = mapping.columnOf(field); column >= 0)
            m_nameColumns.append(column);
    }
}

QString OpenRows::nameOf(const PreviewRow &row, QStringView separator) const
{
    QStringList parts;
    for (const qsizetype column : m_nameColumns) {
        if (const QString text = row.cells.value(column).simplified(); !text.isEmpty())
            parts.append(text);
    }
    return parts.join(separator);
}

KnownPanel::KnownPanel(QWidget *parent)
    : OpenChoices({tr("Line"), tr("In the file"), tr("Existing client"), tr("What happens")}, 2,
                  tr("Possible duplicates"), parent)
{
    table()->setSelectionMode(QAbstractItemView::ExtendedSelection);
    const auto add = [this](const QString &text, KnownContact choice) {
        auto *button = new Button(text);
        foot()->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, choice] { choose(choice); });
    };
    add(tr("Same person: update"), KnownContact::Update);
    add(tr("Someone else: add"), KnownContact::Add);
    add(tr("Leave out"), KnownContact::LeaveOut);
    foot()->addStretch(1);
    setFocusProxy(table());
}

void KnownPanel::setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping)
{
    setOpen(rows, mapping, {u"name"_s, u"firstName"_s, u"lastName"_s, u"company"_s, u"emails"_s, u"phones"_s});
    showRows();
    if (!rows.isEmpty())
        table()->setCurrentIndex(model()->index(0, 0));
}

void KnownPanel::showRows()
{
    QList<QList<TextCell>> rows;
    for (const PreviewRow &row : open()) {
        const KnownContact choice = m_choices.value(row.line, KnownContact::LeaveOut);
        const Tone tone = choice == KnownContact::LeaveOut ? Tone::Quiet : Tone::Accent;
        rows.append({{.text = QLocale().toString(row.line), .tone = Tone::Quiet},
                     {.text = nameOf(row, u" · ")},
                     {.text = row.knownAs},
                     {.text = fateText(choice), .tone = tone}});
    }
    model()->setRows(rows);
    table()->resizeColumnsToContents();
}

void KnownPanel::choose(KnownContact choice)
{
    QList<int> chosen;
    for (const QModelIndex &index : table()->selectionModel()->selectedRows())
        chosen.append(index.row());
    for (const int row : std::as_const(chosen)) {
        if (choice == KnownContact::LeaveOut)
            m_choices.remove(open().at(row).line);
        else
            m_choices.insert(open().at(row).line, choice);
    }
    showRows();
    if (!chosen.isEmpty())
        table()->setCurrentIndex(model()->index(std::min(chosen.constLast() + 1, model()->rowCount() - 1), 0));
    Q_EMIT decided();
}

UnmatchedPanel::UnmatchedPanel(UiContext &context, QWidget *parent)
    : OpenChoices({tr("Line"), tr("In the file"), tr("Why"), tr("Variety of the shop")}, 3, tr("Varieties not found"),
                  parent),
      m_asked(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_field(new FlowerField(context)),
      m_leave(new Button(tr("Leave out")))
{
    table()->setSelectionMode(QAbstractItemView::SingleSelection);
    buildFoot();
    connect(table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &UnmatchedPanel::showCurrent);
    connect(table(), &QAbstractItemView::activated, m_field, qOverload<>(&QWidget::setFocus));
    connect(m_field, &FlowerField::matchChosen, this, &UnmatchedPanel::choose);
    connect(m_leave, &QAbstractButton::clicked, this, &UnmatchedPanel::leaveOut);
    setFocusProxy(m_field);
}

void UnmatchedPanel::buildFoot()
{
    m_asked->setElided(true);
    m_asked->setTextFormat(Qt::PlainText);
    m_field->setPlaceholderText(tr("Type a variety…"));
    m_field->setAccessibleName(tr("Variety of the shop"));
    foot()->addWidget(m_asked, 1);
    foot()->addWidget(m_field, 2);
    foot()->addWidget(m_leave);
}

void UnmatchedPanel::setRows(const QList<PreviewRow> &rows, const ColumnMapping &mapping, const QString &productType)
{
    setOpen(rows, mapping, {u"product"_s, u"variant"_s, u"sku"_s, u"variantId"_s});
    m_field->setProductType(productType);
    showRows();
    if (!rows.isEmpty())
        table()->setCurrentIndex(model()->index(0, 0));
    showCurrent();
}

QHash<qint64, VariantId> UnmatchedPanel::choices() const
{
    QHash<qint64, VariantId> variants;
    for (auto choice = m_choices.cbegin(); choice != m_choices.cend(); ++choice)
        variants.insert(choice.key(), choice->variant);
    return variants;
}

void UnmatchedPanel::showRows()
{
    QList<QList<TextCell>> rows;
    for (const PreviewRow &row : open()) {
        const auto choice = m_choices.constFind(row.line);
        const bool isChosen = choice != m_choices.cend();
        rows.append(
            {{.text = QLocale().toString(row.line), .tone = Tone::Quiet},
             {.text = nameOf(row, u" ")},
             {.text = row.error ? ImportWords::reason(*row.error) : QString(), .tone = Tone::Quiet},
             {.text = isChosen ? choice->name : tr("Left out"), .tone = isChosen ? Tone::Accent : Tone::Quiet}});
    }
    const int current = table()->currentIndex().row();
    model()->setRows(rows);
    table()->resizeColumnsToContents();
    if (current >= 0 && current < model()->rowCount())
        table()->setCurrentIndex(model()->index(current, 0));
}

void UnmatchedPanel::showCurrent()
{
    const int row = table()->currentIndex().row();
    const bool isThere = row >= 0 && row < open().size();
    m_field->setEnabled(isThere);
    m_leave->setEnabled(isThere && m_choices.contains(open().at(row).line));
    m_asked->setText(isThere
                         ? tr("Line %1: %2").arg(QLocale().toString(open().at(row).line), nameOf(open().at(row), u" "))
                         : QString());
}

void UnmatchedPanel::choose(const VariantMatch &match)
{
    const int row = table()->currentIndex().row();
    if (row < 0 || row >= open().size())
        return;
    const ListedVariant chosen{.productName = match.productName,
                               .variantName = match.variant.name,
                               .productType = match.productType,
                               .stemLength = match.variant.stemLength};
    m_choices.insert(open().at(row).line, {.variant = match.variant.id, .name = PriceWords::variety(chosen)});
    m_field->clear();
    showRows();
    if (row + 1 < open().size())
        table()->setCurrentIndex(model()->index(row + 1, 0));
    showCurrent();
    Q_EMIT decided();
}

void UnmatchedPanel::leaveOut()
{
    const int row = table()->currentIndex().row();
    if (row < 0 || row >= open().size())
        return;
    m_choices.remove(open().at(row).line);
    showRows();
    showCurrent();
    Q_EMIT decided();
}

} // namespace stemdesk::ui
