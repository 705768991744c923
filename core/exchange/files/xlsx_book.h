#pragma once

#include "core/exchange/files/sheet_rows.h"
#include "core/exchange/files/xlsx_styles.h"

#include <vector>

namespace stemdesk {

/// The text of an element's runs, without phonetic hints for Japanese.
Result<QString> richText(XmlPart &part);
/// Decodes characters that workbooks write as "_x000D_".
QString decodedText(const QString &stored);

/// The texts that cells refer to by number, packed into one buffer.
class SharedTexts {
public:
    /// `name` is empty if the workbook has no such part.
    static Result<SharedTexts> read(const ZipArchive &archive, const QByteArray &name);

    /// nullopt if there is no text with that number.
    std::optional<QString> at(const QString &number) const;

private:
    QByteArray m_bytes;
    std::vector<quint32> m_ends;
};

/// Cells that are merged into one.
struct MergedBlock {
    qint64 firstRow = 0;
    qint64 lastRow = 0;
    qsizetype firstColumn = 0;
    qsizetype lastColumn = 0;
};

/// 2 for "C5"; nullopt if it is not a cell reference.
std::optional<qsizetype> sheetColumnOf(QStringView reference);

/// Parts shared by all sheets of an XLSX file.
struct XlsxShared {
    SharedTexts texts;
    XlsxStyles styles;
};

/// The whole sheet's layout, as far as it must be known before its rows are read.
struct SheetLayout {
    QList<MergedBlock> merged; ///< In order of rows.
    bool isInOrder = true; ///< Each row comes after those with a smaller number; otherwise they are sorted.
};

Result<SheetLayout> sheetLayoutOf(const ZipArchive &archive, const QByteArray &sheet);

/// `shared` must outlive the rows.
Result<std::unique_ptr<SheetRows>> xlsxRows(const ZipArchive &archive, const QByteArray &part, const XlsxShared &shared,
                                            const SheetLayout &layout);

} // namespace stemdesk
