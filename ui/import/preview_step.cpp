#include "ui/import/preview_step.h"

#include "ui/import/colours_panel.h"
#include "ui/import/import_words.h"
#include "ui/import/open_rows.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// The columns that have a meaning, in the order of the file.
QList<qsizetype> knownColumns(const ColumnMapping &mapping)
{
    QList<qsizetype> columns;
    for (qsizetype column = 0; column < mapping.header().size(); ++column) {
        if (!mapping.fieldOf(column).isEmpty())
            columns.append(column);
    }
    return columns;
}

/// The rows to show: first those that need attention, wherever they are, then the others.
QList<PreviewRow> shownRows(const ImportPreview &preview)
{
    QList<PreviewRow> rows = preview.farOff + preview.refused + preview.repacked + preview.repriced;
    const auto isToBeSeen = [](const PreviewRow &row) {
        return row.outcome != PreviewRow::Outcome::Refused && !row.pack && !row.price;
    };
    std::ranges::copy_if(preview.doubtful, std::back_inserter(rows), isToBeSeen);
    std::ranges::copy_if(preview.rows, std::back_inserter(rows),
                         [&](const PreviewRow &row) { return isToBeSeen(row) && row.notes.remarks.isEmpty(); });
    return rows;
}

/// Of a pack, with each piece of it beside; of a piece where the row has that alone, and the other way round.
TextCell costCell(const RowNumbers &numbers, bool isOfPack, const QString &currency)
{
    const std::optional<double> own = isOfPack ? numbers.cost.ofPack : numbers.cost.ofUnit;
    const std::optional<double> other = isOfPack ? numbers.cost.ofUnit : numbers.cost.ofPack;
    const std::optional<double> &units = numbers.cost.unitsOfPack ? numbers.cost.unitsOfPack : numbers.unitsPerPack;
    if (own && isOfPack && units)
        return {.text = moneyText(*own, currency),
                .quiet = PreviewStep::tr("%1 each").arg(moneyText(*own / *units, currency))};
    if (own)
        return {.text = moneyText(*own, currency)};
    return {.text = other ? PreviewStep::tr("%1 per pack").arg(moneyText(*other, currency)) : QString()};
}

TextCell unitsCell(const std::optional<double> &units)
{
    return {.text = units ? PreviewStep::tr("%1 per pack").arg(quantityText(*units)) : QString()};
}

/// A cell as it was understood; if the row is refused, as it is in the file.
TextCell shownCell(const PreviewRow &row, const ColumnMapping &mapping, qsizetype column, const QString &currency)
{
    const QString field = mapping.fieldOf(column);
    const RowNumbers &numbers = row.notes.numbers;
    const QString text = row.cells.value(column).simplified();
    if (row.error || text.isEmpty())
        return {.text = text};
    if (field == u"stemLength"_s)
        return {.text = stemLengthText(numbers.stemLength)};
    if (field == u"packCostUnits"_s)
        return unitsCell(numbers.cost.unitsOfPack);
    if (field == u"unitsPerPack"_s)
        return unitsCell(numbers.unitsPerPack);
    if (field.endsWith("CostExclTax"_L1))
        return costCell(numbers, field == u"packCostExclTax"_s, currency);
    // A value that comes from several columns is shown in each as in the file.
    const bool isOfOneColumn = mapping.columnsOf(field).size() == 1;
    return {.text = isOfOneColumn ? row.notes.texts.value(field, text) : text};
}

/// The other decimal sign, which would give other prices; nullopt if there is no doubt.
std::optional<DecimalSign> otherSign(const ImportRemarks &remarks)
{
    const auto asked = std::ranges::find(remarks, "groups_read"_ba, &ImportRemark::code);
    if (asked == remarks.end())
        return {};
    return asked->values.value(1) == u"comma"_s ? DecimalSign::Point : DecimalSign::Comma;
}

} // namespace

PreviewStep::PreviewStep(UiContext &context, ImportKind kind, QWidget *parent)
    : QWidget(parent), m_context(context), m_counts(new TextLabel({}, TextStyle::Strong)),
      m_news(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_allOrNothing(new QCheckBox(tr("All or nothing: import only if no row is refused"))),
      m_note(new InlineMessage(Tone::Warning)), m_remarks(new InlineMessage(Tone::Warning)),
      m_far(new InlineMessage(Tone::Warning)), m_sign(new InlineMessage(Tone::Warning)), m_tabs(new TabStrip),
      m_table(new TableView(tr("First rows"))), m_body(new QStackedWidget)
{
    auto *column = columnInside(this, kSpace8, {0, kSpace16, 0, 0});
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kSpace24, 0, kSpace24, 0);
    head->setSpacing(kSpace8);
    head->addWidget(m_counts);
    head->addWidget(m_news);
    m_news->setWordWrap(true);
    m_news->setTextFormat(Qt::PlainText);
    m_news->hide();
    head->addWidget(m_allOrNothing);
    head->addWidget(m_note);
    head->addWidget(m_remarks);
    head->addWidget(m_far);
    head->addWidget(m_sign);
    column->addLayout(head);
    auto *tabs = new QHBoxLayout;
    tabs->setContentsMargins(kSpace24 - TabStrip::inset(), 0, kSpace24, 0); // Its words stand under the others.
    tabs->addWidget(m_tabs, 0, Qt::AlignLeft);
    column->addLayout(tabs);
    column->addWidget(m_body, 1);
    m_body->addWidget(buildTable());
    m_tabs->addTab(tr("First rows"));
    m_tabs->hide();
    if (kind == ImportKind::Prices) {
        m_unmatched = new UnmatchedPanel(context);
        m_body->addWidget(m_unmatched);
        m_tabs->addTab({});
        connect(m_unmatched, &UnmatchedPanel::decided, this, &PreviewStep::showCounts);
    } else if (kind == ImportKind::Contacts) {
        m_known = new KnownPanel;
        m_body->addWidget(m_known);
        m_tabs->addTab({});
        connect(m_known, &KnownPanel::decided, this, &PreviewStep::showCounts);
    } else {
        m_colours = new ColoursPanel(m_context);
        m_body->addWidget(m_colours);
        m_tabs->addTab({});
        connect(m_colours, &ColoursPanel::decided, this, &PreviewStep::showTabs);
    }
    connect(m_tabs, &QTabBar::currentChanged, m_body, &QStackedWidget::setCurrentIndex);
    connect(m_sign, &InlineMessage::actionChosen, this, [this] {
        if (const auto sign = otherSign(m_preview.remarks))
            Q_EMIT signChosen(*sign);
    });
    connect(m_far, &InlineMessage::actionChosen, this, &PreviewStep::tickAll);
    connect(m_allOrNothing, &QCheckBox::toggled, this, &PreviewStep::showCounts);
    setFocusProxy(m_table);
}

QWidget *PreviewStep::buildTable()
{
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setStretchLastSection(true);
    return m_table;
}

void PreviewStep::setWaiting()
{
    m_isShown = false;
    m_ticked.clear(); // It may be another file, or other columns.
    m_counts->setText(tr("Looking at the file…"));
    m_news->hide();
    for (InlineMessage *message : {m_note, m_remarks, m_far, m_sign})
        message->setMessage({});
    m_tabs->hide();
    m_body->hide();
    Q_EMIT readyChanged();
}

void PreviewStep::setRefusal(const QString &sentence)
{
    m_counts->setText({});
    m_note->setTone(Tone::Error);
    m_note->setMessage(sentence);
}

void PreviewStep::show(const ImportPreview &preview, const ColumnMapping &mapping, const QString &type)
{
    m_preview = preview;
    m_mapping = mapping;
    m_isShown = true;
    showRows();
    showFarPrices();
    showRemarks();
    if (m_unmatched) {
        QList<PreviewRow> open;
        for (const PreviewRow &row : preview.refused) {
            if (isUnmatched(row))
                open.append(row);
        }
        m_unmatched->setRows(open, mapping, type);
        m_tabs->setVisible(!open.isEmpty());
        m_tabs->setCurrentIndex(0);
    }
    if (m_colours) {
        m_colours->setColours(preview.colours);
        m_tabs->setVisible(!preview.colours.isEmpty());
        m_tabs->setCurrentIndex(0);
    }
    if (m_known) {
        QList<PreviewRow> known;
        for (const PreviewRow &row : preview.refused) {
            if (!row.knownAs.isEmpty())
                known.append(row);
        }
        m_known->setRows(known, mapping);
        m_tabs->setVisible(!known.isEmpty());
        m_tabs->setCurrentIndex(0);
    }
    m_body->show();
    showCounts();
}

void PreviewStep::showRows()
{
    const ColumnMapping &mapping = *m_mapping;
    const QList<qsizetype> columns = knownColumns(mapping);
    const QString currency = m_context.shop.currency;
    QStringList headings{tr("Line"), tr("What happens")};
    for (const qsizetype column : columns)
        headings.append(ImportWords::field(mapping.fieldOf(column)));
    QList<QList<TextCell>> rows;
    for (PreviewRow row : shownRows(m_preview)) {
        const bool isFar = row.price && row.price->isFarOff();
        row.isPriceHeld = isFar && !m_ticked.contains(row.line);
        QList<TextCell> cells{{.text = QLocale().toString(row.line), .tone = Tone::Quiet},
                              {.text = ImportWords::fate(row, currency), .tone = ImportWords::tone(row)}};
        if (isFar)
            cells.first().isTicked = !row.isPriceHeld;
        for (const qsizetype column : columns)
            cells.append(shownCell(row, mapping, column, currency));
        rows.append(cells);
    }
    delete std::exchange(m_rows, new TextTableModel(headings, int(headings.size()), this));
    m_rows->setRows(rows);
    connect(m_rows, &TextTableModel::ticked, this, &PreviewStep::tick, Qt::QueuedConnection); // It makes a new model.
    m_table->setModel(m_rows);
    m_table->resizeColumnsToContents();
    constexpr int kWidest = 3 * kFormLabelWidth;
    constexpr int kFate = 1; // The reason for a refusal is shown in full; the user knows the cells from the file.
    for (int column = 0; column < m_rows->columnCount(); ++column) {
        if (column != kFate && m_table->columnWidth(column) > kWidest)
            m_table->setColumnWidth(column, kWidest);
    }
}

void PreviewStep::showFarPrices()
{
    const int count = int(m_preview.farPrices);
    m_far->setMessage(count == 0 ? QString()
                                 : tr("%n price(s) are more than three times, or less than a third, of the last one. "
                                      "Tick those that are right; the others are left out.",
                                      nullptr, count),
                      areAllTicked() ? tr("Tick none") : tr("Tick all"));
}

bool PreviewStep::areAllTicked() const
{
    return m_ticked.size() == m_preview.farOff.size();
}

void PreviewStep::tick(int row, bool isTicked)
{
    const qint64 line = m_preview.farOff.value(row).line; // They are the first rows.
    if (isTicked)
        m_ticked.insert(line);
    else
        m_ticked.remove(line);
    const QModelIndex current = m_table->currentIndex();
    showRows();
    m_table->setCurrentIndex(m_rows->index(current.row(), current.column()));
    showFarPrices();
    showCounts();
}

void PreviewStep::tickAll()
{
    const bool isNone = areAllTicked();
    m_ticked.clear();
    for (const PreviewRow &row : std::as_const(m_preview.farOff)) {
        if (!isNone)
            m_ticked.insert(row.line);
    }
    showRows();
    showFarPrices();
    showCounts();
}

void PreviewStep::showRemarks()
{
    QStringList sentences;
    for (const ImportRemark &remark : m_preview.remarks) {
        const QString sentence = ImportWords::remark(remark);
        if (!sentence.isEmpty() && remark.code != "groups_read")
            sentences += sentence;
    }
    m_remarks->setMessage(sentences.join(u' '));
    const std::optional<DecimalSign> other = otherSign(m_preview.remarks);
    const auto asked = std::ranges::find(m_preview.remarks, "groups_read"_ba, &ImportRemark::code);
    if (!other) {
        m_sign->setMessage({});
        return;
    }
    const QString example = asked->values.constFirst();
    const auto read = [&](DecimalSign sign) {
        return moneyText(writtenNumber(example, NumberUnit::Money, sign).value_or(0), m_context.shop.currency);
    };
    const DecimalSign own = *other == DecimalSign::Comma ? DecimalSign::Point : DecimalSign::Comma;
    m_sign->setMessage(tr("“%1” is read as %2.").arg(example, read(own)), tr("Read as %1").arg(read(*other)));
}

void PreviewStep::showCounts()
{
    if (!m_isShown)
        return;
    const qint64 refused = m_preview.counts.refused - decided();
    ImportCounts counts = m_preview.counts;
    counts.refused = refused;
    const auto gained = std::ranges::count_if(m_preview.farOff, [this](const PreviewRow &row) {
        return row.outcome == PreviewRow::Outcome::NoChange && m_ticked.contains(row.line);
    });
    counts.updated += gained;
    counts.unchanged -= gained;
    QString text = ImportWords::counts(counts);
    if (decided() > 0)
        text = (m_known ? tr("%1, %2 decided by you") : tr("%1, %2 matched by you"))
                   .arg(text, QLocale().toString(decided()));
    m_counts->setText(text);
    m_news->setText(ImportWords::news(m_preview));
    m_news->setVisible(!m_news->text().isEmpty());
    m_note->setTone(Tone::Warning);
    m_note->setMessage(warning(refused));
    showTabs();
    Q_EMIT readyChanged();
}

QString PreviewStep::warning(qint64 refused) const
{
    if (refused > 0 && m_allOrNothing->isChecked())
        return tr("Nothing is imported while %n row(s) are refused.", nullptr, int(refused));
    QStringList sentences;
    if (refused > 0)
        sentences +=
            tr("%n row(s) are refused and left out; you can save and correct them afterwards.", nullptr, int(refused));
    if (m_preview.packChanges > 0)
        sentences += tr("The pack size of %n varieties changes.", nullptr, int(m_preview.packChanges));
    if (m_preview.remarked > 0)
        sentences += tr("%n row(s) need a look.", nullptr, int(m_preview.remarked));
    return sentences.join(u' ');
}

void PreviewStep::showTabs()
{
    if (m_unmatched) // The panel lists no more than the preview does.
        m_tabs->setTabText(1, tr("Varieties not found (%1)").arg(QLocale().toString(m_unmatched->openCount())));
    if (m_colours)
        m_tabs->setTabText(1, tr("New colours (%1)").arg(QLocale().toString(m_colours->openCount())));
    if (m_known)
        m_tabs->setTabText(1, tr("Possible duplicates (%1)").arg(QLocale().toString(m_known->openCount())));
}

ImportOptions PreviewStep::options() const
{
    ImportOptions options{
        .isAllOrNothing = m_allOrNothing->isChecked(), .holdsFarPrices = true, .farPriceLines = m_ticked};
    if (m_unmatched)
        options.variantOfLine = m_unmatched->choices();
    if (m_colours)
        options.choices.swatches = m_colours->swatches();
    if (m_known)
        options.knownOfLine = m_known->choices();
    return options;
}

bool PreviewStep::isReady() const
{
    const ImportCounts &counts = m_preview.counts;
    if (!m_isShown || counts.created + counts.updated + decided() + m_ticked.size() == 0)
        return false;
    return !m_allOrNothing->isChecked() || counts.refused <= decided();
}

/// Refused rows for which the user has made a choice.
qint64 PreviewStep::decided() const
{
    if (m_known)
        return m_known->choices().size();
    return m_unmatched ? m_unmatched->choices().size() : 0;
}

} // namespace stemdesk::ui
