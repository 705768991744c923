#pragma once

#include "core/exchange/files/number_format.h"
#include "core/exchange/files/xml_part.h"

namespace stemdesk {

/// The number formats of an XLSX file's cells.
class XlsxStyles {
public:
    /// `part` is empty if the file has none.
    static Result<XlsxStyles> read(const ZipArchive &archive, const QByteArray &part);

    void setEpoch1904(bool is) { m_isEpoch1904 = is; }
    /// Puts the cell of a stored number into the row, formatted by its style.
    void put(TableRow &row, qsizetype column, const QString &style, const QString &stored) const;

private:
    QDateTime momentOf(double serial) const;

    QList<NumberFormat> m_formats; ///< One for each style.
    bool m_isEpoch1904 = false; ///< Whether days count from 1904, as on old Macs.
};

/// "5 January 2026", with the time if it is not midnight.
QString momentInWords(const QDateTime &moment, CellKind kind);

} // namespace stemdesk
