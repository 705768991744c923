#include "ui/import/table_choice.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/words/menu_text.h"

#include <QComboBox>
#include <QMenu>

#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr std::array kEncodings{TextEncoding::Utf8,        TextEncoding::Utf16LittleEndian,
                                TextEncoding::Windows1252, TextEncoding::MacRoman,
                                TextEncoding::Cp850,       TextEncoding::Utf8Twice};

} // namespace

TableChoice::TableChoice(QWidget *parent)
    : QWidget(parent), m_sheets(new QComboBox), m_headers(new QComboBox), m_encodings(new QComboBox),
      m_sheetRow(new FormRow(tr("Sheet"), m_sheets)), m_headerRow(new FormRow(tr("Column names in"), m_headers)),
      m_encodingRow(new FormRow(tr("Text encoding"), m_encodings))
{
    auto *row = rowInside(this, kSpace16, {kSpace24, 0, kSpace24, 0});
    row->addWidget(m_sheetRow, 1);
    row->addWidget(m_headerRow, 1);
    row->addWidget(m_encodingRow, 1);
    for (QComboBox *box : {m_sheets, m_headers, m_encodings})
        new WheelGuard(box);
    // Another sheet or encoding may have its header elsewhere.
    connect(m_sheets, &QComboBox::activated, this, [this] {
        m_headers->setCurrentIndex(-1);
        Q_EMIT chosen(options());
    });
    connect(m_encodings, &QComboBox::activated, this, [this] {
        m_headers->setCurrentIndex(-1);
        Q_EMIT chosen(options());
    });
    connect(m_headers, &QComboBox::activated, this, [this] { Q_EMIT chosen(options()); });
}

void TableChoice::setFile(const ImportFile &file)
{
    fillSheets(file.form);
    fillHeaders(file);
    fillEncodings(file.form);
}

void TableChoice::fillSheets(const FileForm &form)
{
    m_sheets->clear();
    for (const SheetName &sheet : form.sheets)
        m_sheets->addItem(sheet.isHidden ? tr("%1 (hidden)").arg(sheet.name) : sheet.name, sheet.name);
    m_sheets->setCurrentIndex(m_sheets->findData(form.sheet));
    m_sheetRow->setVisible(form.sheets.size() > 1);
}

void TableChoice::fillHeaders(const ImportFile &file)
{
    constexpr qsizetype kShown = 60;
    m_headers->clear();
    for (const TableRow &row : file.top) {
        QStringList texts = row.cells;
        texts.removeAll(QString());
        m_headers->addItem(tr("row %1: %2").arg(row.line).arg(texts.join(u" · "_s).simplified().left(kShown)),
                           row.line);
    }
    m_headers->setCurrentIndex(m_headers->findData(file.headerLine));
    m_headerRow->setVisible(m_headers->count() > 1);
}

void TableChoice::fillEncodings(const FileForm &form)
{
    m_encodings->clear();
    for (const TextEncoding encoding : kEncodings)
        m_encodings->addItem(nameOf(encoding), int(encoding));
    m_encodings->setCurrentIndex(m_encodings->findText(nameOf(form.encoding)));
    m_encodingRow->setVisible(form.sheet.isEmpty());
}

TableOptions TableChoice::options() const
{
    TableOptions options{.sheet = m_sheets->currentData().toString(),
                         .headerLine = m_headers->currentData().toLongLong()};
    if (!m_encodingRow->isHidden() && m_encodings->currentIndex() >= 0)
        options.encoding = TextEncoding(m_encodings->currentData().toInt());
    return options;
}

RowChoice::RowChoice(QWidget *parent)
    : QWidget(parent), m_adder(new Chip(tr("Leave rows out"))), m_menu(new QMenu(m_adder)), m_chips(new ChipRow)
{
    auto *row = rowInside(this, kSpace8, {kSpace24, 0, kSpace24, 0});
    row->addWidget(m_adder);
    row->addWidget(m_chips, 1);
    m_adder->setMenu(m_menu);
}

void RowChoice::setFile(const ImportFile &file, const QList<RowSkip> &skips)
{
    m_header = file.header;
    m_values = file.values;
    m_skips = skips;
    fillMenu();
    showChips();
}

void RowChoice::fillMenu()
{
    m_menu->clear();
    for (qsizetype column = 0; column < m_header.size(); ++column) {
        const QStringList values = m_values.value(column);
        if (values.size() < 2) // All rows or none.
            continue;
        QMenu *ofColumn = m_menu->addMenu(menuText(m_header.at(column)));
        for (const QString &value : values)
            connect(ofColumn->addAction(menuText(value)), &QAction::triggered, this,
                    [this, column, value] { add({.column = column, .value = value}); });
    }
}

void RowChoice::add(const RowSkip &skip)
{
    if (!m_skips.contains(skip))
        m_skips.append(skip);
    showChips();
}

void RowChoice::showChips()
{
    m_chips->clear();
    for (const RowSkip &skip : std::as_const(m_skips)) {
        Chip *chip = m_chips->addChip(tr("%1 is %2").arg(m_header.value(skip.column), skip.value));
        chip->setRemovable(true);
        connect(
            chip, &Chip::removed, this,
            [this, skip] {
                m_skips.removeAll(skip);
                showChips();
            },
            Qt::QueuedConnection); // The chip tells it itself.
    }
    setVisible(!m_menu->isEmpty() || !m_skips.isEmpty());
}

} // namespace stemdesk::ui
