#pragma once

#include "core/base/result.h"
#include "core/domain/shops/paper.h"

#include <QByteArray>
#include <QDateTime>
#include <QSet>
#include <QString>
#include <QTemporaryFile>

#include <optional>

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
    lxw_format *whole = nullptr;
    lxw_format *fraction = nullptr;
    lxw_format *money = nullptr;
    lxw_format *totalMoney = nullptr;
    lxw_format *time = nullptr;
    lxw_format *day = nullptr;
};

/// One sheet of a workbook. Texts are texts, whatever they look like: nothing is ever run as a formula.
class Worksheet {
public:
    /// `bytes`: of the whole workbook, which grow by what this sheet takes.
    Worksheet(lxw_worksheet *sheet, const CellFormats &formats, Paper paper, qint64 &bytes)
        : m_sheet(sheet), m_formats(formats), m_paper(paper), m_bytes(&bytes)
    {}

    void title(int row, int column, const QString &text);
    void head(int row, int column, const QString &text);
    /// Over a column of figures, on their side of it.
    void numberHead(int row, int column, const QString &text);
    /// In a table: broken into lines where it is wider than its column.
    void text(int row, int column, const QString &text);
    /// Outside of a table: runs on over the columns to its right.
    void note(int row, int column, const QString &text);
    /// No cell where there is no number.
    void number(int row, int column, std::optional<double> number);
    /// A day and time to the minute; no cell where there is none.
    void time(int row, int column, const QDateTime &time);
    /// Likewise.
    void day(int row, int column, std::optional<QDate> day);
    void money(int row, int column, double amount);
    void totalMoney(int row, int column, double amount);
    void setWidth(int column, double characters);
    /// Above every printed page. A short text: the format has room for 255 characters.
    void setPageHeader(const QString &text);
    /// Landscape and as wide as the page, with the head row on every page, page numbers, and the head kept in sight.
    /// The last row and column are those of the table: what a note runs on over is not printed.
    void setUpPrint(int headRow, int lastRow, int lastColumn);
    /// Keeps the rows above this one in sight.
    void freezeAbove(int row);

private:
    void write(int row, int column, const QString &text, lxw_format *format);
    void write(int row, int column, double number, lxw_format *format);

    lxw_worksheet *m_sheet; // The workbook's.
    CellFormats m_formats;
    Paper m_paper;
    qint64 *m_bytes; // The workbook's.
};

/// An XLSX file in the making.
class Workbook {
public:
    /// Rows of a sheet are written in any order, or from the top downwards, which needs the memory of one row only.
    enum class Order { Any, Downwards };

    /// Money is shown in this currency (ISO 4217). Where no temporary file can be made, isOpen() is false and nothing
    /// may be added.
    Workbook(const QString &currency, Paper paper, Order order = Order::Any);
    ~Workbook();
    Q_DISABLE_COPY_MOVE(Workbook)

    bool isOpen() const { return m_book != nullptr; }
    /// The name is made fit for a sheet and unique.
    Worksheet addSheet(const QString &name);
    /// The bytes; nothing can be added any more.
    Result<QByteArray> finished();
    /// Likewise, written there bit by bit. Whether `target` took them is `target`'s to say.
    Status finishInto(QIODevice &target);

private:
    void addFormats(const QString &currency);
    QByteArray sheetName(const QString &wanted);

    QTemporaryFile m_file;
    lxw_workbook *m_book = nullptr;
    CellFormats m_formats;
    Paper m_paper;
    qint64 m_bytes = 0; // Of its cells, about.
    QSet<QString> m_names{QStringLiteral("history")}; // Folded. Excel keeps this one for itself.
};

} // namespace stemdesk
