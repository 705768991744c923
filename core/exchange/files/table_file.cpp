#include "core/exchange/files/table_file.h"

#include "core/base/plain_file.h"
#include "core/exchange/files/csv_file.h"
#include "core/exchange/files/file_kind.h"
#include "core/exchange/files/sheet_file.h"

#include <QFile>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Which a workbook is.
bool isArchive(const QString &name)
{
    QFile file(name);
    if (!openPlain(file))
        return false;
    const QByteArray start = file.read(kBytesOfKind);
    const auto kind = otherKindOf(start);
    return start.startsWith("PK\x03\x04") && kind && QLatin1StringView(kind->name) == "archive"_L1;
}

template <class File>
Result<std::unique_ptr<TableFile>> asTable(Result<std::unique_ptr<File>> file)
{
    if (!file)
        return file.error();
    return std::unique_ptr<TableFile>(*std::move(file));
}

} // namespace

QString nameOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8: return u"UTF-8"_s;
    case TextEncoding::Utf16LittleEndian:
    case TextEncoding::Utf16BigEndian: return u"UTF-16"_s;
    case TextEncoding::Windows1252: return u"Windows-1252"_s;
    }
    return {};
}

Error unreadableHeader(const QString &file, const TableRow &row)
{
    Error error = *row.damage;
    error.message = u"%1, row %2: %3"_s.arg(file).arg(row.line).arg(error.message);
    return error;
}

Result<std::unique_ptr<TableFile>> TableFile::open(const QString &name, const QString &sheet)
{
    if (isArchive(name))
        return asTable(SheetFile::open(name, sheet));
    Result<std::unique_ptr<TableFile>> file = asTable(CsvFile::open(name));
    if (file && !sheet.isEmpty())
        return refused("unknown_sheet", u"sheet"_s, u"%1 is a text file, which has no sheets."_s.arg((*file)->name()));
    return file;
}

} // namespace stemdesk
