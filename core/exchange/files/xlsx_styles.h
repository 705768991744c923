#pragma once

#include "core/exchange/files/number_format.h"
#include "core/exchange/files/xml_part.h"

namespace stemdesk {

/// How the cells of an XLSX file show their numbers.
class XlsxStyles {
public:
    /// `part`: empty where the file has none.
    static Result<XlsxStyles> read(const ZipArchive &archive, const QByteArray &part);

    void setEpoch1904(bool is) { m_isEpoch1904 = is; }
    /// The cell of a stored number, by the style that the cell names.
    void put(TableRow &row, qsizetype column, const QString &style, const QString &stored) const;

private:
    QDateTime momentOf(double serial) const;

    QList<NumberFormat> m_formats; ///< One a style.
    bool m_isEpoch1904 = false; ///< Days are counted from 1904, as on old Macs.
};

/// "5 January 2026"; with the time where the day is not all.
QString momentInWords(const QDateTime &moment, CellKind kind);

} // namespace stemdesk
