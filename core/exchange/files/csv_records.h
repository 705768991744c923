#pragma once

#include "core/exchange/files/table_file.h"

#include <QByteArrayView>

#include <deque>
#include <memory>

namespace stemdesk {

/// Splits text into the rows and cells of CSV, with the line on which each row begins. Leaves out blank rows.
class CsvRecords {
public:
    explicit CsvRecords(char separator);
    ~CsvRecords();
    Q_DISABLE_COPY_MOVE(CsvRecords)

    /// Parses more UTF-8 text; ignored once isStuck().
    void feed(QByteArrayView text);
    /// Ends the text: the rest becomes the last row.
    void finish();

    /// A row became too long, as after an unclosed quotation mark. It was returned as a damaged row; the next row's
    /// start is unknown.
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
    void stopWith(const Error &damage);

    std::unique_ptr<Parser> m_parser;
    std::deque<TableRow> m_rows;
    TableRow m_row; // The row being parsed.
    qint64 m_line = 1;
    qint64 m_rowBytes = 0;
    bool m_hasRowBegun = false;
    bool m_wasReturn = false; // The last character was CR: an LF now ends the same line.
    bool m_isStuck = false;
};

} // namespace stemdesk
