#include "core/exchange/vcard.h"

#include "core/base/text.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kCardLineBytes = 75; ///< Longer lines are folded.

/// The parts of "item1.TEL;TYPE=cell:+44 1225".
struct CardLine {
    QString name; ///< In upper case, without its group.
    QStringList parameters; ///< In upper case.
    QString value; ///< Still escaped.
};

/// Splits at unescaped separators and unescapes the parts.
QStringList cardParts(const QString &value, QChar between)
{
    QStringList parts{QString()};
    for (qsizetype at = 0; at < value.size(); ++at) {
        const QChar c = value.at(at);
        if (c == between) {
            parts.append(QString());
        } else if (c == u'\\' && at + 1 < value.size()) {
            const QChar escaped = value.at(++at);
            parts.last() += escaped == u'n' || escaped == u'N' ? u'\n' : escaped;
        } else {
            parts.last() += c;
        }
    }
    for (QString &part : parts)
        part = part.trimmed();
    return parts;
}

QString cardText(const CardLine &line)
{
    return cardParts(line.value, QChar()).constFirst();
}

bool isQuotedPrintable(const CardLine &line)
{
    return line.parameters.contains("QUOTED-PRINTABLE"_L1) || line.parameters.contains("ENCODING=QUOTED-PRINTABLE"_L1);
}

/// Decodes quoted-printable, the encoding of vCard 2.1.
QString unquotedPrintable(const QString &value)
{
    QByteArray bytes;
    const QByteArray written = value.toUtf8();
    for (qsizetype at = 0; at < written.size(); ++at) {
        bool isHex = false;
        const int byte = written.at(at) == '=' ? written.mid(at + 1, 2).toInt(&isHex, 16) : 0;
        bytes += isHex ? char(byte) : written.at(at);
        at += isHex ? 2 : 0;
    }
    return QString::fromUtf8(bytes).replace("\r\n"_L1, "\n"_L1).replace(u'\n', "\\n"_L1);
}

/// nullopt if the line is not a property.
std::optional<CardLine> cardLineFrom(const QString &text)
{
    bool isInQuotes = false;
    const auto colon = std::ranges::find_if(text, [&](QChar c) {
        isInQuotes = isInQuotes != (c == u'"');
        return c == u':' && !isInQuotes;
    });
    if (colon == text.cend())
        return std::nullopt;
    QStringList head = text.left(colon - text.cbegin()).toUpper().split(u';');
    CardLine line{.name = head.takeFirst().section(u'.', -1).trimmed(),
                  .parameters = head,
                  .value = text.mid(colon - text.cbegin() + 1)};
    if (isQuotedPrintable(line))
        line.value = unquotedPrintable(line.value);
    return line;
}

/// Joins folded lines.
QStringList unfoldedLines(const QByteArray &file)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8(file);
    if (utf8.hasError())
        text = QString::fromLatin1(file);
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        const bool goesOn = !lines.isEmpty() && (line.startsWith(u' ') || line.startsWith(u'\t'));
        const bool isSoft = !lines.isEmpty() && lines.constLast().endsWith(u'=')
            && lines.constLast().contains("QUOTED-PRINTABLE"_L1, Qt::CaseInsensitive);
        if (goesOn)
            lines.last() += line.mid(1);
        else if (isSoft)
            lines.last().chop(1), lines.last() += line;
        else
            lines.append(line);
    }
    return lines;
}

void addCardText(std::optional<QStringList> &list, const QString &text)
{
    QStringList kept = list.value_or(QStringList());
    if (!text.isEmpty() && !kept.contains(text) && kept.size() < kMaxAddresses)
        list = kept + QStringList(text);
}

/// Post box, extra, street, town, region, code, country.
void takeCardAddress(ContactPatch &contact, const CardLine &line)
{
    QStringList parts = cardParts(line.value, u';');
    parts.resize(std::max<qsizetype>(parts.size(), 7));
    const QString country = parts.takeAt(6);
    const QString town = u"%1 %2"_s.arg(parts.at(5), parts.at(3)).trimmed();
    QStringList lines{parts.at(0), parts.at(1), parts.at(2), town, parts.at(4)};
    const bool isCode = country.size() == 2 && country.isUpper();
    if (isCode)
        contact.country = country;
    else
        lines.append(country);
    lines.removeAll(QString());
    contact.address = lines.join(u'\n');
}

void takeCardLine(ContactPatch &contact, const CardLine &line)
{
    if (line.name == "FN"_L1) {
        contact.name = cardText(line);
    } else if (line.name == "N"_L1 && !contact.name) {
        const QStringList parts = cardParts(line.value, u';'); // Family name, given name.
        contact.name = u"%1 %2"_s.arg(parts.value(1), parts.value(0)).trimmed();
    } else if (line.name == "ORG"_L1) {
        contact.company = cardParts(line.value, u';').constFirst();
    } else if (line.name == "EMAIL"_L1) {
        addCardText(contact.emails, cardText(line).remove("mailto:"_L1, Qt::CaseInsensitive));
    } else if (line.name == "TEL"_L1) {
        addCardText(contact.phones, cardText(line).remove("tel:"_L1, Qt::CaseInsensitive));
    } else if (line.name == "ADR"_L1 && !contact.address) {
        takeCardAddress(contact, line);
    } else if (line.name == "NOTE"_L1) {
        contact.notes = cardText(line);
    }
}

QByteArray cardEscaped(const QString &given)
{
    QString text = fileText(given);
    text.replace(u'\\', "\\\\"_L1).replace(u'\n', "\\n"_L1).replace(u',', "\\,"_L1).replace(u';', "\\;"_L1);
    return text.toUtf8();
}

/// Folds between characters.
void writeCardLine(QByteArray &file, const QByteArray &name, const QByteArray &value)
{
    const QByteArray line = name + ':' + value;
    qsizetype begin = 0;
    for (qsizetype room = kCardLineBytes; line.size() - begin > room; room = kCardLineBytes - 1) {
        qsizetype end = begin + room;
        while ((uchar(line.at(end)) & 0xC0) == 0x80)
            --end;
        file += line.sliced(begin, end - begin) + "\r\n ";
        begin = end;
    }
    file += line.sliced(begin) + "\r\n";
}

void writeCard(QByteArray &file, const Contact &contact)
{
    writeCardLine(file, "BEGIN", "VCARD");
    writeCardLine(file, "VERSION", "4.0");
    writeCardLine(file, "FN", cardEscaped(contact.name));
    if (!contact.company.isEmpty())
        writeCardLine(file, "ORG", cardEscaped(contact.company));
    for (const QString &email : contact.emails)
        writeCardLine(file, "EMAIL", cardEscaped(email));
    for (const QString &phone : contact.phones)
        writeCardLine(file, "TEL", cardEscaped(phone));
    if (!contact.address.isEmpty() || !contact.country.isEmpty())
        writeCardLine(file, "ADR", ";;" + cardEscaped(contact.address) + ";;;;" + cardEscaped(contact.country));
    if (!contact.notes.isEmpty())
        writeCardLine(file, "NOTE", cardEscaped(contact.notes));
    writeCardLine(file, "END", "VCARD");
}

} // namespace

QList<ContactPatch> contactsFromVcards(const QByteArray &file)
{
    QList<ContactPatch> contacts;
    std::optional<ContactPatch> card;
    for (const QString &text : unfoldedLines(file)) {
        const auto line = cardLineFrom(text);
        if (!line)
            continue;
        const QString what = line->value.trimmed().toUpper();
        if (line->name == "BEGIN"_L1 && what == "VCARD"_L1) {
            card = ContactPatch();
        } else if (line->name == "END"_L1 && what == "VCARD"_L1 && card) {
            if (card->name.value_or(QString()).isEmpty())
                card->name = card->company;
            if (!card->name.value_or(QString()).isEmpty())
                contacts.append(*card);
            card.reset();
        } else if (card) {
            takeCardLine(*card, *line);
        }
    }
    return contacts;
}

QByteArray vcardsOf(const QList<Contact> &contacts)
{
    QByteArray file;
    for (const Contact &contact : contacts)
        writeCard(file, contact);
    return file;
}

} // namespace stemdesk
