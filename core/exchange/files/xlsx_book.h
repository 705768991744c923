#pragma once

#include "core/exchange/files/sheet_rows.h"
#include "core/exchange/files/xlsx_styles.h"

#include <vector>

namespace stemdesk {

/// The text of an element with runs of text, without what is only a help for reading Japanese.
Result<QString> richText(XmlPart &part);
/// The characters that a workbook writes as "_x000D_".
QString decodedText(const QString &stored);

/// The texts that cells name by number, one behind the other in little memory.
class SharedTexts {
public:
    /// `name`: empty where the workbook has none.
    static Result<SharedTexts> read(const ZipArchive &archive, const QByteArray &name);

    /// Nothing where there is none of that number.
    std::optional<QString> at(const QString &number) const;

private:
    QByteArray m_bytes;
    std::vector<quint32> m_ends;
};

/// A block of cells that is shown as one.
struct MergedBlock {
    qint64 firstRow = 0;
    qint64 lastRow = 0;
    qsizetype firstColumn = 0;
    qsizetype lastColumn = 0;
};

/// Those of a sheet, in order of rows.
Result<QList<MergedBlock>> mergedBlocksOf(const ZipArchive &archive, const QByteArray &sheet);

/// "C" of "C5" is 2; nothing where it is no place in a sheet.
std::optional<qsizetype> sheetColumnOf(QStringView reference);

/// What all sheets of an XLSX file share.
struct XlsxShared {
    SharedTexts texts;
    XlsxStyles styles;
};

/// `shared` outlives the rows.
Result<std::unique_ptr<SheetRows>> xlsxRows(const ZipArchive &archive, const QByteArray &part, const XlsxShared &shared,
                                            const QList<MergedBlock> &merged);

} // namespace stemdesk
