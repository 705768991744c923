#include "ui/import/columns_step.h"

#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/columns_aside.h"
#include "ui/import/import_target.h"
#include "ui/import/import_words.h"
#include "ui/import/table_choice.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QHBoxLayout>
#include <QHash>
#include <QLocale>
#include <QSet>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr qsizetype kMostColumns = 100; // Columns with a choice of their own; no real price list has more.
constexpr qsizetype kSamplesShown = 5;
constexpr int kHeadingWidth = 2 * kFormLabelWidth;
constexpr int kChoiceWidth = 2 * kFormLabelWidth + kSpace24;

TextLabel *elided(const QString &text, TextStyle style, Tone tone)
{
    auto *label = new TextLabel(text, style, tone);
    label->setTextFormat(Qt::PlainText);
    label->setElided(true);
    label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return label;
}

QString samplesOf(const ImportFile &file, qsizetype column)
{
    QStringList samples;
    for (const TableRow &row : file.samples) {
        const QString text = row.cells.value(column).simplified();
        if (!text.isEmpty() && !samples.contains(text))
            samples.append(text);
        if (samples.size() == kSamplesShown)
            break;
    }
    return samples.join(u" · "_s);
}

/// Counts the columns that only files of this kind have.
qsizetype tellingColumns(ImportKind kind, const QStringList &header)
{
    static const QSet<QString> kTelling{u"unitCostExclTax"_s, u"packCostExclTax"_s, u"stemLength"_s, u"unitsPerPack"_s,
                                        u"variant"_s,         u"emails"_s,          u"phones"_s,     u"firstName"_s,
                                        u"lastName"_s,        u"postcode"_s};
    return std::ranges::count_if(
        header, [kind](const QString &heading) { return kTelling.contains(meaningOf(kind, heading).field); });
}

} // namespace

ColumnsStep::ColumnsStep(UiContext &context, ImportKind kind, QWidget *parent)
    : QWidget(parent), m_context(context), m_kind(kind), m_table(new TableChoice),
      m_target(new ImportTarget(context, kind)), m_rowChoice(new RowChoice),
      m_facts(elided({}, TextStyle::Body, Tone::Quiet)), m_lack(new InlineMessage(Tone::Warning)),
      m_open(new InlineMessage(Tone::Warning)), m_taken(new InlineMessage(Tone::Warning)), m_area(new QScrollArea),
      m_fields(new QWidget)
{
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *column = columnInside(this, kSpace12, {0, kSpace16, 0, 0});
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace24, 0, kSpace24, 0);
    head->addWidget(m_facts);
    column->addLayout(head);
    auto *notes = new QVBoxLayout;
    notes->setContentsMargins(kSpace24, 0, kSpace24, 0);
    notes->addWidget(m_lack);
    notes->addWidget(m_open);
    notes->addWidget(m_taken);
    column->addWidget(m_table);
    connect(m_table, &TableChoice::chosen, this, &ColumnsStep::tableChosen);
    connect(m_target, &ImportTarget::supplierChanged, this, &ColumnsStep::onSupplierChanged);
    auto *fields = columnInside(m_fields, kSpace12);
    fields->addWidget(m_target);
    fields->addWidget(m_rowChoice);
    fields->addWidget(m_area, 1);
    column->addWidget(m_fields, 1);
    column->addLayout(notes); // Below: if it appears while a column is being chosen, nothing moves under the mouse.
}

void ColumnsStep::setFile(const ImportFile &file)
{
    delete m_draft; // Another file's stored choices stay until something is chosen for this one.
    m_draft = nullptr;
    m_mapping.emplace(m_kind, file.header);
    m_isRecalled = recallMapping();
    m_samples = file.samples;
    m_known = file.known;
    m_chosen.clear();
    m_choices.clear();
    m_beside.clear();
    m_sign = DecimalSign(m_context.settings.value(signKey()).toInt());
    m_table->setFile(file);
    m_target->setFile(file);
    m_target->setSupplier(m_context.settings.value(supplierKey()).toString());
    m_target->setMapping(*m_mapping); // Replaces the mapping of the previous file.
    m_rowChoice->setFile(file, recalledSkips());
    m_taken->setMessage({});
    m_facts->setText(u"%1 · %2"_s.arg(file.name, ImportWords::facts(file.header.size(), file.form)));
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    auto *rows = columnInside(content, kSpace8, {kSpace24, 0, kSpace24, kSpace16});
    for (qsizetype column = 0; column < std::min(file.header.size(), kMostColumns); ++column)
        addColumn(*rows, column, file);
    if (file.header.size() > kMostColumns)
        rows->addWidget(new TextLabel(tr("Columns after the first %1 are matched by their names.").arg(kMostColumns),
                                      TextStyle::Body, Tone::Quiet));
    rows->addStretch(1);
    m_area->setWidget(content);
    if (!m_choices.isEmpty())
        setFocusProxy(m_choices.constFirst());
    guessAgain();
    keepChoices(file);
}

/// Stores the choices for this file with these columns.
void ColumnsStep::keepChoices(const ImportFile &file)
{
    auto *draft = new Draft(m_fields);
    if (draft->enter(draftMemory(m_context, u"import-"_s + kindName()), file.path + QString::fromLatin1(headerHash())))
        takeChoices();
    m_draft = draft;
}

/// Choices that differ from the guess were made by the user.
void ColumnsStep::takeChoices()
{
    QStringList shown;
    for (const QComboBox *choice : std::as_const(m_choices))
        shown += choice->currentData().toString();
    m_chosen.clear();
    guessAgain();
    for (qsizetype column = 0; column < shown.size(); ++column) {
        if (m_mapping->fieldOf(column) != shown.at(column))
            m_chosen[column] = shown.at(column);
    }
    guessAgain();
}

void ColumnsStep::forgetKept()
{
    if (m_draft)
        m_draft->forget();
}

void ColumnsStep::addColumn(QVBoxLayout &rows, qsizetype column, const ImportFile &file)
{
    const QString header = file.header.at(column);
    const QString heading = header.isEmpty() ? tr("Column %1").arg(column + 1) : header;
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace16);
    auto *label = elided(heading, TextStyle::Strong, Tone::Plain);
    label->setFixedWidth(kHeadingWidth);
    row->addWidget(label);
    row->addWidget(makeChoice(column, heading));
    auto *samples = elided(samplesOf(file, column), TextStyle::Body, Tone::Quiet);
    row->addWidget(samples, 1);
    m_beside.append({.label = samples, .samples = samples->text()});
    rows.addLayout(row);
}

QComboBox *ColumnsStep::makeChoice(qsizetype column, const QString &heading)
{
    auto *choice = new ChoiceList;
    choice->setAccessibleName(tr("Meaning of “%1”").arg(heading));
    choice->setFixedWidth(kChoiceWidth);
    choice->addItem(tr("Left out"), QString());
    // Few files hold ids: someone who types the first letters means the name.
    for (const bool isId : {false, true}) {
        for (const ImportField &field : importFields(m_kind)) {
            if (field.name.endsWith("Id"_L1) == isId)
                choice->addItem(ImportWords::field(field.name), field.name);
        }
    }
    choice->setMaxVisibleItems(choice->count());
    connect(choice, &QComboBox::activated, this,
            [this, column, choice] { choose(column, choice->currentData().toString()); });
    m_choices.append(choice);
    return choice;
}

void ColumnsStep::choose(qsizetype column, const QString &field)
{
    const qsizetype before = m_mapping->columnOf(field);
    m_mapping->assign(column, field);
    const bool isTaken = !field.isEmpty() && before >= 0 && before != column && !ColumnMapping::holdsSeveral(field);
    if (isTaken)
        m_chosen[before] = QString();
    m_chosen[column] = field;
    m_taken->setMessage(
        isTaken ? tr("“%1” is left out now: each meaning belongs to one column.").arg(m_mapping->header().at(before))
                : QString());
    showMapping();
    Q_EMIT mappingChanged();
}

/// Article numbers belong to the supplier of all rows.
void ColumnsStep::onSupplierChanged()
{
    if (m_mapping && m_draft) // Otherwise the fields are still being filled.
        guessAgain();
}

/// Assigns columns as the command does with --guess, then applies what the user chose.
void ColumnsStep::guessAgain()
{
    if (!m_isRecalled) {
        m_mapping.emplace(m_kind, QStringList(m_mapping->header()));
        guessColumns(*m_mapping, m_samples, m_known, !m_target->supplier().isEmpty());
    }
    for (auto chosen = m_chosen.cbegin(); chosen != m_chosen.cend(); ++chosen)
        m_mapping->assign(chosen.key(), chosen.value());
    showMapping();
    Q_EMIT mappingChanged();
}

void ColumnsStep::showMapping()
{
    for (qsizetype column = 0; column < m_choices.size(); ++column) {
        QComboBox *choice = m_choices.at(column);
        choice->setCurrentIndex(std::max(0, choice->findData(m_mapping->fieldOf(column))));
    }
    showLengths();
    m_lack->setMessage(lack());
    m_open->setMessage(openPrices());
    m_target->setMapping(*m_mapping);
}

/// Says why columns that are called as a length are left out.
void ColumnsStep::showLengths()
{
    const QList<qsizetype> lengths = ColumnsAside::of(m_kind, m_mapping->header()).ofLengths;
    for (qsizetype column = 0; column < m_beside.size(); ++column) {
        const Beside &beside = m_beside.at(column);
        const bool isLeftOut = lengths.contains(column) && m_mapping->fieldOf(column).isEmpty();
        beside.label->setText(isLeftOut ? tr("A length; each needs a row of its own") + u" · "_s + beside.samples
                                        : beside.samples);
    }
}

QString ColumnsStep::lack() const
{
    if (const QString other = otherPage(); !other.isEmpty() || isComplete())
        return other;
    switch (m_kind) {
    case ImportKind::Products: return tr("Choose the column of the product or of the SKU.");
    case ImportKind::Prices:
        return tr("Choose the column of the unit cost, and that of the product, the SKU or the supplier’s code.");
    case ImportKind::Contacts: return tr("Choose the column of the name, the last name or the company.");
    }
    return {};
}

/// The file was probably meant for another page: an address book among products, or goods among clients.
QString ColumnsStep::otherPage() const
{
    constexpr qsizetype kClearly = 3;
    const bool isOfClients = m_kind == ImportKind::Contacts;
    const qsizetype goods = tellingColumns(ImportKind::Products, m_mapping->header());
    const qsizetype people = tellingColumns(ImportKind::Contacts, m_mapping->header());
    // An address book may also have a "PO Box".
    if (m_isRecalled || (isOfClients ? goods : people) < kClearly * (1 + (isOfClients ? people : goods)))
        return {};
    return isOfClients ? tr("This looks like a price list. Import it on the page Products.")
                       : tr("This looks like an address book. Import it on the page Clients.");
}

/// The columns that could be the price, if none is chosen.
QString ColumnsStep::openPrices() const
{
    const bool isPriced =
        m_mapping->columnOf(u"unitCostExclTax"_s) >= 0 || m_mapping->columnOf(u"packCostExclTax"_s) >= 0;
    QStringList columns;
    bool areOfBoxes = true;
    for (qsizetype column = 0; column < m_mapping->header().size() && !isPriced; ++column) {
        const QString heading = m_mapping->header().at(column);
        const HeadingMeaning meaning = meaningOf(m_kind, heading);
        if (!meaning.field.endsWith("CostExclTax"_L1))
            continue;
        columns += tr("“%1”").arg(heading);
        areOfBoxes = areOfBoxes && meaning.container == kBoxContainer;
    }
    if (columns.size() == 1 && areOfBoxes)
        return tr("How many stems are in a box? Choose the column that says it for %1, or the column of another price.")
            .arg(columns.constFirst());
    return columns.isEmpty()
        ? QString()
        : tr("Which column is what you pay, excl. tax? It could be %1.").arg(QLocale().createSeparatedList(columns));
}

bool ColumnsStep::isComplete() const
{
    if (!m_mapping || !m_mapping->check())
        return false;
    return m_kind != ImportKind::Prices || m_mapping->columnOf(u"unitCostExclTax"_s) >= 0
        || m_mapping->columnOf(u"packCostExclTax"_s) >= 0;
}

/// Remembered for files like this one, which come from the same supplier, because it is easily forgotten.
QString ColumnsStep::supplierKey() const
{
    return memoryKey() + u"-supplier"_s;
}

QString ColumnsStep::signKey() const
{
    return memoryKey() + u"-sign"_s;
}

QString ColumnsStep::skipsKey() const
{
    return memoryKey() + u"-skips"_s;
}

QList<RowSkip> ColumnsStep::skips() const
{
    return m_rowChoice->skips();
}

/// Each as column and value.
QList<RowSkip> ColumnsStep::recalledSkips() const
{
    QList<RowSkip> skips;
    const QStringList kept = m_context.settings.value(skipsKey()).toStringList();
    for (qsizetype at = 0; at + 1 < kept.size(); at += 2) {
        const RowSkip skip{.column = kept.at(at).toLongLong(), .value = kept.at(at + 1)};
        if (skip.column >= 0 && skip.column < m_mapping->header().size())
            skips.append(skip);
    }
    return skips;
}

QString ColumnsStep::memoryKey() const
{
    return u"import/%1-%2"_s.arg(kindName(), QString::fromLatin1(headerHash()));
}

QByteArray ColumnsStep::headerHash() const
{
    const QByteArray header = m_mapping->header().join(u'\n').toUtf8();
    return QCryptographicHash::hash(header, QCryptographicHash::Sha1).toHex();
}

QString ColumnsStep::kindName() const
{
    const QHash<ImportKind, QString> kinds{{ImportKind::Products, u"products"_s},
                                           {ImportKind::Prices, u"prices"_s},
                                           {ImportKind::Contacts, u"contacts"_s}};
    return kinds.value(m_kind);
}

void ColumnsStep::rememberMapping()
{
    QStringList fields;
    for (qsizetype column = 0; column < m_mapping->header().size(); ++column)
        fields.append(m_mapping->fieldOf(column));
    m_context.settings.setValue(memoryKey(), fields);
    m_context.settings.setValue(supplierKey(), m_target->supplier());
    m_context.settings.setValue(signKey(), int(m_sign));
    QStringList kept;
    for (const RowSkip &skip : m_rowChoice->skips())
        kept << QString::number(skip.column) << skip.value;
    m_context.settings.setValue(skipsKey(), kept);
}

bool ColumnsStep::recallMapping()
{
    const QStringList fields = m_context.settings.value(memoryKey()).toStringList();
    if (fields.isEmpty() || fields.size() != m_mapping->header().size())
        return false;
    for (qsizetype column = 0; column < fields.size(); ++column) {
        if (fields.at(column).isEmpty() || isImportField(m_kind, fields.at(column)))
            m_mapping->join(column, fields.at(column));
    }
    return true;
}

} // namespace stemdesk::ui
