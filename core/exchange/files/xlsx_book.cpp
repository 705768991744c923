#include "core/exchange/files/xlsx_book.h"

#include <QHash>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Token = QXmlStreamReader::TokenType;

constexpr qsizetype kMostTextBytes = 64LL * 1024 * 1024;
constexpr size_t kMostTexts = 4'000'000;
constexpr qsizetype kMostMerged = 200'000;

/// The parts of a workbook by relationship id and by type.
struct Relations {
    QHash<QString, QByteArray> byId;
    QHash<QString, QByteArray> byKind; ///< By the last word of the type: "sharedStrings".
};

/// Resolves a part's name as written by a part in `folder`.
QByteArray partAt(const QString &folder, const QString &target)
{
    const QString path = target.startsWith(u'/') ? target : folder + target;
    QStringList steps;
    for (const QString &step : path.split(u'/', Qt::SkipEmptyParts)) {
        if (step == u".."_s && !steps.isEmpty())
            steps.removeLast();
        else if (step != u"."_s && step != u".."_s)
            steps.append(step);
    }
    return steps.join(u'/').toUtf8();
}

Result<Relations> relationsOf(const ZipArchive &archive, const QString &folder, const QString &file)
{
    const auto part = TRY(XmlPart::open(archive, (folder + u"_rels/"_s + file + u".rels"_s).toUtf8()));
    Relations relations;
    for (;;) {
        const bool found = TRY(part->find(u"Relationship"));
        if (!found)
            return relations;
        const QByteArray target = partAt(folder, part->attribute(u"Target").replace(u'\\', u'/'));
        relations.byId.insert(part->attribute(u"Id"), target);
        relations.byKind.insert(part->attribute(u"Type").section(u'/', -1), target);
        if (relations.byId.size() > 10'000)
            return archive.damaged();
    }
}

class XlsxBook final : public SheetBook {
public:
    explicit XlsxBook(const ZipArchive &archive) : m_archive(archive) {}

    Status open()
    {
        const Relations root = TRY(relationsOf(m_archive, {}, {}));
        const QByteArray workbook = root.byKind.value(u"officeDocument"_s);
        const QString path = QString::fromUtf8(workbook);
        const QString folder = path.first(path.lastIndexOf(u'/') + 1);
        QStringList ids;
        bool isEpoch1904 = false;
        TRY(readWorkbook(workbook, ids, isEpoch1904));
        const Relations relations = TRY(relationsOf(m_archive, folder, path.sliced(folder.size())));
        for (const QString &id : std::as_const(ids))
            m_parts.append(relations.byId.value(id));
        SharedTexts texts = TRY(SharedTexts::read(m_archive, relations.byKind.value(u"sharedStrings"_s)));
        XlsxStyles styles = TRY(XlsxStyles::read(m_archive, relations.byKind.value(u"styles"_s)));
        styles.setEpoch1904(isEpoch1904);
        m_shared = {.texts = std::move(texts), .styles = std::move(styles)};
        return {};
    }

    Result<std::unique_ptr<SheetRows>> rows(qsizetype sheet) override
    {
        auto layout = m_layouts.constFind(sheet);
        if (layout == m_layouts.cend()) {
            const SheetLayout read = TRY(sheetLayoutOf(m_archive, m_parts.at(sheet)));
            layout = m_layouts.insert(sheet, read);
        }
        return xlsxRows(m_archive, m_parts.at(sheet), m_shared, *layout);
    }

private:
    Status readWorkbook(const QByteArray &workbook, QStringList &ids, bool &isEpoch1904)
    {
        const auto part = TRY(XmlPart::open(m_archive, workbook));
        for (;;) {
            const Token token = TRY(part->next());
            if (token == Token::EndDocument)
                return {};
            if (token != Token::StartElement)
                continue;
            if (part->element() == u"workbookPr") {
                const QString epoch = part->attribute(u"date1904");
                isEpoch1904 = epoch == u"1"_s || epoch == u"true"_s;
            }
            if (part->element() != u"sheet" || m_sheets.size() >= kMostSheets)
                continue;
            const QString state = part->attribute(u"state");
            m_sheets.append(
                {.name = part->attribute(u"name"), .isHidden = state == u"hidden"_s || state == u"veryHidden"_s});
            ids.append(part->attribute(u"id"));
        }
    }

    const ZipArchive &m_archive;
    QList<QByteArray> m_parts; ///< One for each sheet.
    XlsxShared m_shared;
    QHash<qsizetype, SheetLayout> m_layouts; ///< By sheet.
};

/// Reads "A2" of "A2:B4".
bool readCorner(QStringView reference, qint64 &row, qsizetype &column)
{
    const auto place = sheetColumnOf(reference);
    const auto digit = std::ranges::find_if(reference, [](QChar c) { return c >= u'0' && c <= u'9'; });
    row = reference.sliced(digit - reference.begin()).toLongLong();
    column = place.value_or(0);
    return place && row > 0 && row <= kMostSheetRows;
}

std::optional<MergedBlock> mergedBlockFrom(const QString &reference)
{
    MergedBlock block;
    const bool isSound = readCorner(reference.section(u':', 0, 0), block.firstRow, block.firstColumn)
        && readCorner(reference.section(u':', -1), block.lastRow, block.lastColumn);
    return isSound && block.lastRow >= block.firstRow && block.lastColumn >= block.firstColumn ? std::optional(block)
                                                                                               : std::nullopt;
}

/// From ` ref="A2:B4"`.
std::optional<MergedBlock> mergedBlockIn(const QByteArray &attributes)
{
    const qsizetype at = attributes.indexOf("ref=");
    const char quote = attributes.size() > at + 4 ? attributes.at(at + 4) : '"';
    const qsizetype end = attributes.indexOf(quote, at + 5);
    return at < 0 || end < 0 ? std::nullopt
                             : mergedBlockFrom(QString::fromLatin1(attributes.sliced(at + 5, end - at - 5)));
}

/// 5 for ` r="5" spans="1:3"`; 0 if it says none.
qint64 numberOfRow(const QByteArray &attributes)
{
    const qsizetype at = attributes.indexOf(" r=") + 4;
    qsizetype end = at;
    while (end < attributes.size() && attributes.at(end) >= '0' && attributes.at(end) <= '9')
        ++end;
    return at < 4 ? 0 : attributes.mid(at, end - at).toLongLong();
}

} // namespace

Result<QString> richText(XmlPart &part)
{
    QString text;
    const QString end = part.element().toString();
    bool isText = false;
    bool isRaised = false; // In this run of characters.
    for (;;) {
        const Token token = TRY(part.nextOutside(u"rPh"));
        if (token == Token::StartElement) {
            isText = part.element() == u"t";
            isRaised = part.element() != u"r"
                && (isRaised || (part.element() == u"vertAlign" && part.attribute(u"val") == u"superscript"_s));
        } else if (token == Token::Characters && isText && text.size() < kMostCellText) {
            if (isRaised)
                text += raisedDigits(part.xml().text());
            else
                text += part.xml().text();
        } else if (token == Token::EndElement) {
            isText = false;
            if (part.element() == end)
                return decodedText(text);
        }
    }
}

QString decodedText(const QString &stored)
{
    constexpr qsizetype kLength = 7;
    QString text;
    qsizetype from = 0;
    for (qsizetype at = stored.indexOf("_x"_L1); at >= 0; at = stored.indexOf("_x"_L1, at)) {
        bool isCode = false;
        const ushort code = at + kLength <= stored.size() && stored.at(at + kLength - 1) == u'_'
            ? stored.sliced(at + 2, 4).toUShort(&isCode, 16)
            : ushort(0);
        if (!isCode) {
            at += 2;
            continue;
        }
        text += QStringView(stored).sliced(from, at - from);
        text += QChar(code);
        at += kLength;
        from = at;
    }
    return from == 0 ? stored : text + stored.sliced(from);
}

Result<SharedTexts> SharedTexts::read(const ZipArchive &archive, const QByteArray &name)
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
        if (texts.m_bytes.size() > kMostTextBytes || texts.m_ends.size() > kMostTexts)
            return archive.tooLarge();
    }
}

std::optional<QString> SharedTexts::at(const QString &number) const
{
    bool isNumber = false;
    const size_t place = number.toUInt(&isNumber);
    if (!isNumber || place >= m_ends.size())
        return {};
    const quint32 begin = place == 0 ? 0 : m_ends.at(place - 1);
    return QString::fromUtf8(QByteArrayView(m_bytes).sliced(begin, m_ends.at(place) - begin));
}

std::optional<qsizetype> sheetColumnOf(QStringView reference)
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

/// Both in one pass: merged cells come after all rows in the file.
Result<SheetLayout> sheetLayoutOf(const ZipArchive &archive, const QByteArray &sheet)
{
    SheetLayout layout;
    qint64 last = 0;
    const auto takeRow = [&](const QByteArray &tag) {
        const qint64 number = numberOfRow(' ' + tag);
        layout.isInOrder = layout.isInOrder && (number == 0 || number >= last);
        last = std::max(last, number);
    };
    const auto takeMerged = [&](const QByteArray &tag) {
        const auto block = mergedBlockIn(tag);
        if (block && layout.merged.size() < kMostMerged)
            layout.merged.append(*block);
    };
    TRY(archive.eachTag(sheet, {{"row ", takeRow}, {"mergeCell ", takeMerged}}));
    std::ranges::sort(layout.merged, {}, &MergedBlock::firstRow);
    return layout;
}

Result<std::unique_ptr<SheetBook>> xlsxBook(const ZipArchive &archive)
{
    auto book = std::make_unique<XlsxBook>(archive);
    TRY(book->open());
    return std::unique_ptr<SheetBook>(std::move(book));
}

} // namespace stemdesk
