#pragma once

#include "core/exchange/files/table_file.h"

#include <QByteArrayView>

#include <deque>
#include <memory>

namespace stemdesk {

/// Cuts text into the rows and cells of CSV, with the lines on which the rows begin. Blank rows are left out.
class CsvRecords {
public:
    explicit CsvRecords(char separator);
    ~CsvRecords();
    Q_DISABLE_COPY_MOVE(CsvRecords)

    /// Takes more of the text, UTF-8. Nothing any more once isStuck().
    void feed(QByteArrayView text);
    /// The text has ended: what is left becomes the last row.
    void finish();

    /// A row grew beyond all measure, as after a quotation mark that is never closed: it came as a damaged row, and
    /// where the next one begins nobody can say.
    bool isStuck() const { return m_isStuck; }

    bool isEmpty() const { return m_rows.empty(); }
    TableRow take();

private:
    struct Parser;

    static void onCell(void *bytes, size_t size, void *self);
    static void onRow(int end, void *self);

    void feedPiece(QByteArrayView piece);
    void countLine(QByteArrayView piece);
    void endRow();
    void giveUp(const Error &damage);

    std::unique_ptr<Parser> m_parser;
    std::deque<TableRow> m_rows;
    TableRow m_row; // Under way.
    qint64 m_line = 1;
    qint64 m_rowBytes = 0;
    bool m_hasRowBegun = false;
    bool m_wasReturn = false; // The last character was CR: an LF now ends the same line.
    bool m_isStuck = false;
};

} // namespace stemdesk
