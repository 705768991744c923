#include "ui/import/refused_rows_file.h"

#include "core/base/files.h"
#include "ui/import/import_words.h"

#include <QSaveFile>

#include <algorithm>

namespace stemdesk::ui {

RefusedRowsFile::RefusedRowsFile(const QString &path, const QStringList &header, char separator)
    : m_file(path), m_columns(header.size()), m_csv(separator)
{
    for (const QString &name : header)
        m_csv.text(name);
    m_csv.text(ImportWords::tr("Line"));
    m_csv.text(ImportWords::tr("Why it was refused"));
    m_csv.endRow();
    m_file.open(QFile::WriteOnly); // A failure is reported when a copy is saved.
}

void RefusedRowsFile::add(const RefusedRow &row)
{
    constexpr qsizetype kPart = 64LL * 1024;
    for (qsizetype column = 0; column < std::max(m_columns, row.cells.size()); ++column)
        m_csv.text(row.cells.value(column));
    m_csv.number(double(row.line));
    m_csv.text(ImportWords::reason(row.error));
    m_csv.endRow();
    if (m_csv.bytes().size() >= kPart)
        m_file.write(m_csv.takeBytes());
}

void RefusedRowsFile::finish()
{
    m_file.write(m_csv.takeBytes());
    m_file.close();
}

Status copyOfFile(const QString &from, const QString &to)
{
    constexpr qint64 kPart = 256LL * 1024;
    QFile source(from);
    QSaveFile target(to);
    if (!source.open(QFile::ReadOnly))
        return unavailable("file_not_written", source.errorString());
    if (!openPrivately(target))
        return unavailable("file_not_written", target.errorString());
    while (!source.atEnd())
        target.write(source.read(kPart));
    return target.commit() ? Status() : Status(unavailable("file_not_written", target.errorString()));
}

} // namespace stemdesk::ui
