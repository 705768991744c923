#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QTemporaryFile>

#include <optional>

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace stemdesk {

/// How cells of a workbook look.
struct CellFormats {
    lxw_format *title = nullptr;
    lxw_format *head = nullptr;
    lxw_format *money = nullptr;
    lxw_format *totalMoney = nullptr;
};

/// One sheet of a workbook. Texts are texts, whatever they look like: nothing is ever run as a formula.
class Worksheet {
public:
    Worksheet(lxw_worksheet *sheet, const CellFormats &formats) : m_sheet(sheet), m_formats(formats) {}

    void title(int row, int column, const QString &text);
    void head(int row, int column, const QString &text);
    void text(int row, int column, const QString &text);
    /// No cell where there is no number.
    void number(int row, int column, std::optional<double> number);
    void money(int row, int column, double amount);
    void totalMoney(int row, int column, double amount);
    void setWidth(int column, double characters);
    /// Landscape A4, as wide as the page, with the head row on every page, page numbers, and the head kept in sight.
    void setUpPrint(int headRow);

private:
    lxw_worksheet *m_sheet; // The workbook's.
    CellFormats m_formats;
};

/// An XLSX file in the making.
class Workbook {
public:
    /// Money is shown in this currency (ISO 4217). Where no temporary file can be made, isOpen() is false and nothing
    /// may be added.
    explicit Workbook(const QString &currency);
    ~Workbook();
    Q_DISABLE_COPY_MOVE(Workbook)

    bool isOpen() const { return m_book != nullptr; }
    /// The name is made fit for a sheet and unique.
    Worksheet addSheet(const QString &name);
    /// The bytes; nothing can be added any more.
    Result<QByteArray> finished();

private:
    QByteArray sheetName(const QString &wanted);

    QTemporaryFile m_file;
    lxw_workbook *m_book = nullptr;
    CellFormats m_formats;
    QSet<QString> m_names{QStringLiteral("history")}; // Folded. Excel keeps this one for itself.
};

} // namespace stemdesk
