#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// A cell that no spreadsheet runs as a formula: text that looks like a formula, at its start or after anything that
/// could separate cells, gets an apostrophe before it. So does text that looks already defused, so that undefused()
/// restores every text exactly; "'t Hof" is unchanged both ways.
QString defused(const QString &text);
/// The text from which defused() made this cell.
QString undefused(const QString &cell);

/// Writes CSV that spreadsheets of every country read alike: UTF-8 with a byte order mark, commas unless another
/// separator is given, CRLF, numbers with a decimal point in their shortest form.
class CsvWriter {
public:
    explicit CsvWriter(char separator = ',');

    /// A text, defused.
    void text(const QString &text);
    void number(double number);
    /// nullopt gives an empty cell.
    void number(std::optional<double> number);
    void endRow();

    const QByteArray &bytes() const { return m_bytes; }
    /// The bytes written since the last call, so that long files need not be held in memory.
    QByteArray takeBytes();

private:
    void beginCell();

    QByteArray m_bytes;
    char m_separator;
    bool m_isFirstInRow = true;
};

} // namespace stemdesk
