#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// A text as a cell that no spreadsheet runs as a formula: what begins like a formula, at its start or behind what
/// separates cells anywhere, is preceded by an apostrophe. So is what begins like a defused text, so that undefused()
/// gives back every text exactly as it was: "'t Hof" is left alone both ways.
QString defused(const QString &text);
/// The text that defused() made this cell of.
QString undefused(const QString &cell);

/// Writes a CSV file that spreadsheets of every country read alike: UTF-8 with a byte order mark, commas unless another
/// separator is asked for, CRLF, numbers with a point and in their shortest form.
class CsvWriter {
public:
    explicit CsvWriter(char separator = ',');

    /// A text, defused.
    void text(const QString &text);
    void number(double number);
    /// An empty cell where there is none.
    void number(std::optional<double> number);
    void endRow();

    const QByteArray &bytes() const { return m_bytes; }
    /// What was written since the last call, so that a long file need not be held.
    QByteArray takeBytes();

private:
    void beginCell();

    QByteArray m_bytes;
    char m_separator;
    bool m_isFirstInRow = true;
};

} // namespace stemdesk
