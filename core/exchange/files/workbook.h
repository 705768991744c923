#pragma once

#include "core/base/result.h"
#include "core/domain/shops/document_look.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QLocale>
#include <QSet>
#include <QString>
#include <QTemporaryFile>

#include <optional>
#include <utility>

class QIODevice;
struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace stemdesk {

/// How cells of a workbook look.
struct CellFormats {
    lxw_format *title = nullptr;
    lxw_format *head = nullptr;
    lxw_format *numberHead = nullptr;
    lxw_format *text = nullptr;
    lxw_format *indented = nullptr;
    lxw_format *indentedHead = nullptr;
    lxw_format *whole = nullptr;
    lxw_format *fraction = nullptr;
    lxw_format *percent = nullptr;
    lxw_format *money = nullptr;
    lxw_format *unitMoney = nullptr;
    lxw_format *totalMoney = nullptr;
    lxw_format *totalHead = nullptr;
    lxw_format *time = nullptr;
    lxw_format *day = nullptr;
};

/// One sheet of a workbook. A text always stays a text, never a formula.
class Worksheet {
public:
    /// `bytes` counts the size of the whole workbook and is increased by this sheet's cells.
    Worksheet(lxw_worksheet *sheet, const CellFormats &formats, Paper paper, qint64 &bytes)
        : m_sheet(sheet), m_formats(formats), m_paper(paper), m_bytes(&bytes)
    {}

    void title(int row, int column, const QString &text);
    void head(int row, int column, const QString &text);
    /// The heading of a column of numbers, aligned like them.
    void numberHead(int row, int column, const QString &text);
    /// A text in a table; wraps in its column.
    void text(int row, int column, const QString &text);
    /// The same, and its heading, away from the figures of the column before it.
    void indentedText(int row, int column, const QString &text);
    void indentedHead(int row, int column, const QString &text);
    /// Gives the row room for the lines of its texts: not every program does that by itself. `columns` are texts and
    /// the widths of their columns.
    void fitRow(int row, const QList<std::pair<QString, double>> &columns);
    /// A text outside a table; runs over the columns to its right.
    void note(int row, int column, const QString &text);
    /// The same over the columns up to `last`, which are `characters` wide together; wraps in them, and is printed
    /// whole.
    void wideNote(int row, int last, double characters, const QString &text);
    /// nullopt writes no cell.
    void number(int row, int column, std::optional<double> number);
    /// A date and time to the minute; writes no cell if it is invalid.
    void time(int row, int column, const QDateTime &time);
    /// nullopt writes no cell.
    void day(int row, int column, std::optional<QDate> day);
    /// 0.2 is 20 %; nullopt writes no cell.
    void percent(int row, int column, std::optional<double> share);
    void money(int row, int column, double amount);
    /// With the decimals of unitMoneyText().
    void unitMoney(int row, int column, double amount);
    void totalMoney(int row, int column, double amount);
    void setWidth(int column, double characters);
    /// Neither shown nor printed, until somebody asks for it.
    void hideColumn(int column);
    /// The heading of the sums, with a line above it as far as the column `last`.
    void totalHead(int row, int last, const QString &text);
    /// Printed above every page. At most 255 characters.
    void setPageHeader(const QString &text);
    /// Prints in landscape, as wide as the page, with page numbers and the head row on every page, and keeps the head
    /// visible on screen. `lastRow` and `lastColumn` are the table's: overflowing notes are not printed.
    void setUpPrint(int headRow, int lastRow, int lastColumn);
    /// Keeps the rows above this one visible.
    void freezeAbove(int row);

private:
    void write(int row, int column, const QString &text, lxw_format *format);
    void write(int row, int column, double number, lxw_format *format);

    lxw_worksheet *m_sheet; // The workbook's.
    CellFormats m_formats;
    Paper m_paper;
    qint64 *m_bytes; // The workbook's.
};

/// An XLSX file being written.
class Workbook {
public:
    /// Downwards keeps only one row in memory; a sheet's rows must then be written from the top.
    enum class Order { Any, Downwards };

    /// `currency` (ISO 4217) is for money cells, its sign where `locale` puts it. If no temporary file can be made,
    /// isOpen() is false and nothing may be added.
    Workbook(const QString &currency, Paper paper, Order order = Order::Any,
             const QLocale &locale = QLocale(QLocale::English));
    ~Workbook();
    Q_DISABLE_COPY_MOVE(Workbook)

    bool isOpen() const { return m_book != nullptr; }
    /// Makes the name valid and unique.
    Worksheet addSheet(const QString &name);
    /// The file's bytes; nothing can be added afterwards.
    Result<QByteArray> finished();
    /// Like finished(), but writes to `target` bit by bit. Write errors are reported by `target`, not here.
    Status finishInto(QIODevice &target);

private:
    void addFormats(const QString &currency, const QLocale &locale);
    QByteArray sheetName(const QString &wanted);

    QTemporaryFile m_file;
    lxw_workbook *m_book = nullptr;
    CellFormats m_formats;
    Paper m_paper;
    qint64 m_bytes = 0; // Approximate size of the cells.
    QSet<QString> m_names{QStringLiteral("history")}; // Case-folded. Excel reserves this one.
};

} // namespace stemdesk
