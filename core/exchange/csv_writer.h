#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// Writes a CSV file that spreadsheets of every country read alike: UTF-8 with a byte order mark, commas, CRLF,
/// numbers with a point and in their shortest form.
class CsvWriter {
public:
    CsvWriter();

    /// A text. One that a spreadsheet would run as a formula is preceded by an apostrophe.
    void text(const QString &text);
    void number(double number);
    /// An empty cell where there is none.
    void number(std::optional<double> number);
    void endRow();

    const QByteArray &bytes() const { return m_bytes; }

private:
    void beginCell();

    QByteArray m_bytes;
    bool m_isFirstInRow = true;
};

} // namespace stemdesk
