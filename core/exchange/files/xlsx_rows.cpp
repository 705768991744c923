#include "core/base/wording.h"
#include "core/exchange/files/sheet_rows.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Token = QXmlStreamReader::TokenType;

/// Where the parts of a workbook are, by the ids and kinds by which it names them.
struct Relations {
    QHash<QString, QByteArray> byId;
    QHash<QString, QByteArray> byKind; ///< The last word of the type: "sharedStrings".
};

/// A part's name from how another one, in `folder`, names it.
QByteArray partAt(const QString &folder, const QString &target)
{
    return (target.startsWith(u'/') ? target.sliced(1) : folder + target).toUtf8();
}

Result<Relations> relationsOf(const ZipArchive &archive, const QString &folder, const QString &file)
{
    const auto part = TRY(XmlPart::open(archive, (folder + u"_rels/"_s + file + u".rels"_s).toUtf8()));
    Relations relations;
    for (;;) {
        const bool found = TRY(part->find(u"Relationship"));
        if (!found)
            return relations;
        const QByteArray target = partAt(folder, part->attribute(u"Target"));
        relations.byId.insert(part->attribute(u"Id"), target);
        relations.byKind.insert(part->attribute(u"Type").section(u'/', -1), target);
        if (relations.byId.size() > 10'000)
            return archive.damaged();
    }
}

struct NamedSheet {
    QString name;
    QString relation;
};

Result<QList<NamedSheet>> sheetsOf(const ZipArchive &archive, const QByteArray &workbook)
{
    const auto part = TRY(XmlPart::open(archive, workbook));
    QList<NamedSheet> sheets;
    for (;;) {
        const bool found = TRY(part->find(u"sheet"));
        if (!found)
            return sheets;
        if (sheets.size() < 10'000)
            sheets.append({.name = part->attribute(u"name"), .relation = part->attribute(u"id")});
    }
}

/// The text of an element with runs of text, without what is only a help for reading Japanese.
Result<QString> richText(XmlPart &part)
{
    QString text;
    const QString end = part.element().toString();
    bool isText = false;
    for (;;) {
        const Token token = TRY(part.nextOutside(u"rPh"));
        if (token == Token::StartElement) {
            isText = part.element() == u"t";
        } else if (token == Token::Characters && isText && text.size() < kMostCellText) {
            text += part.xml().text();
        } else if (token == Token::EndElement) {
            isText = false;
            if (part.element() == end)
                return text;
        }
    }
}

/// The texts that cells name by number, one behind the other in little memory.
class SharedTexts {
public:
    static Result<SharedTexts> read(const ZipArchive &archive, const QByteArray &name)
    {
        SharedTexts texts;
        if (name.isEmpty() || !archive.contains(name))
            return texts;
        const auto part = TRY(XmlPart::open(archive, name));
        for (;;) {
            const bool found = TRY(part->find(u"si"));
            if (!found)
                return texts;
            const QString text = TRY(richText(*part));
            texts.m_bytes += text.toUtf8();
            texts.m_ends.push_back(quint32(texts.m_bytes.size()));
            if (texts.m_bytes.size() > kMostBytes || texts.m_ends.size() > kMost)
                return archive.tooLarge();
        }
    }

    QString at(const QString &number) const
    {
        bool isNumber = false;
        const size_t place = number.toUInt(&isNumber);
        if (!isNumber || place >= m_ends.size())
            return {};
        const quint32 begin = place == 0 ? 0 : m_ends.at(place - 1);
        return QString::fromUtf8(QByteArrayView(m_bytes).sliced(begin, m_ends.at(place) - begin));
    }

private:
    static constexpr qsizetype kMostBytes = 64LL * 1024 * 1024;
    static constexpr size_t kMost = 4'000'000;

    QByteArray m_bytes;
    std::vector<quint32> m_ends;
};

/// "C" of "C5" is 2; nothing where it is no place in a sheet.
std::optional<qsizetype> sheetColumnOf(const QString &reference)
{
    qsizetype column = 0;
    for (const QChar c : reference) {
        if (c < u'A' || c > u'Z')
            break;
        column = column * 26 + (c.unicode() - u'A' + 1);
        if (column > kMostSheetColumns)
            return {};
    }
    return column == 0 ? std::nullopt : std::optional(column - 1);
}

class XlsxRows final : public SheetRows {
public:
    XlsxRows(const ZipArchive &archive, std::unique_ptr<XmlPart> part, SharedTexts texts, QString sheet)
        : m_archive(archive), m_part(std::move(part)), m_texts(std::move(texts)), m_sheet(std::move(sheet))
    {}

    QString sheet() const override { return m_sheet; }
    qint64 line() const override { return m_line; }

    Result<std::optional<TableRow>> next() override
    {
        for (;;) {
            const bool found = TRY(m_part->find(u"row"));
            if (!found)
                return std::optional<TableRow>();
            if (++m_rows > kMostSheetRows)
                return m_archive.tooLarge();
            const qint64 given = m_part->attribute(u"r").toLongLong();
            m_line = given > m_line ? given : m_line + 1;
            TableRow row = TRY(readRow());
            if (row.damage || !std::ranges::all_of(row.cells, [](const QString &c) { return c.trimmed().isEmpty(); }))
                return std::optional(std::move(row));
        }
    }

private:
    Result<TableRow> readRow()
    {
        TableRow row{.line = m_line};
        qsizetype text = 0;
        for (qint64 cells = 0;;) {
            const bool found = TRY(m_part->find(u"c", u"row"));
            if (!found)
                return row;
            TRY(mayGoOn(++cells));
            const qsizetype column = sheetColumnOf(m_part->attribute(u"r")).value_or(row.cells.size());
            const QString cell = TRY(readCell());
            text += cell.size();
            if (text > kMostRowText || column >= kMostSheetColumns) {
                row.damage = rowTooLong();
                continue;
            }
            if (cell.isEmpty())
                continue;
            while (row.cells.size() <= column)
                row.cells.append(QString());
            row.cells[column] = cell;
        }
    }

    Result<QString> readCell()
    {
        const QString type = m_part->attribute(u"t");
        QString stored;
        bool isValue = false;
        for (;;) {
            const Token token = TRY(m_part->next());
            if (token == Token::StartElement) {
                isValue = m_part->element() == u"v";
                TRY(readInline(stored));
            } else if (token == Token::Characters && isValue && stored.size() < kMostCellText) {
                stored += m_part->xml().text();
            } else if (token == Token::EndElement) {
                isValue = false;
                if (m_part->element() == u"c")
                    return textOf(type, stored);
            }
        }
    }

    /// Where the element that has begun is a cell's own text, instead of the number of a shared one.
    Status readInline(QString &stored)
    {
        if (m_part->element() != u"is")
            return {};
        const QString text = TRY(richText(*m_part));
        stored = text;
        return {};
    }

    QString textOf(const QString &type, const QString &stored) const
    {
        if (type == u"s"_s)
            return m_texts.at(stored);
        return type.isEmpty() || type == u"n"_s ? sheetNumber(stored) : stored;
    }

    const ZipArchive &m_archive;
    std::unique_ptr<XmlPart> m_part;
    SharedTexts m_texts;
    QString m_sheet;
    qint64 m_line = 0;
    qint64 m_rows = 0; ///< Empty ones too.
};

} // namespace

Result<std::unique_ptr<SheetRows>> xlsxRows(const ZipArchive &archive, const QString &sheet)
{
    const Relations root = TRY(relationsOf(archive, {}, {}));
    const QByteArray workbook = root.byKind.value(u"officeDocument"_s);
    const QString path = QString::fromUtf8(workbook);
    const QString folder = path.first(path.lastIndexOf(u'/') + 1);
    const QList<NamedSheet> sheets = TRY(sheetsOf(archive, workbook));
    const Relations relations = TRY(relationsOf(archive, folder, path.sliced(folder.size())));
    QStringList names;
    for (const NamedSheet &each : sheets)
        names.append(each.name);
    const qsizetype chosen = sheet.isEmpty() ? 0 : names.indexOf(sheet);
    if (chosen < 0 || chosen >= sheets.size())
        return unknownSheet(archive, sheet, names);
    SharedTexts texts = TRY(SharedTexts::read(archive, relations.byKind.value(u"sharedStrings"_s)));
    std::unique_ptr<XmlPart> part = TRY(XmlPart::open(archive, relations.byId.value(sheets.at(chosen).relation)));
    return std::unique_ptr<SheetRows>(new XlsxRows(archive, std::move(part), std::move(texts), names.at(chosen)));
}

} // namespace stemdesk
