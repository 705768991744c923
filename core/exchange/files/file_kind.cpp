#include "core/exchange/files/file_kind.h"

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

struct Signature {
    qsizetype at;
    QByteArrayView bytes;
    FileKind kind;
};

constexpr FileKind kPicture{"picture", "a picture"};
constexpr FileKind kArchive{"archive", "an archive"};
constexpr FileKind kPage{"page", "a web page or other XML"};
constexpr FileKind kMail{"mail", "an e-mail"};
constexpr FileKind kDocument{"document", "a text document"};

constexpr QByteArrayView kSqlite("SQLite format 3\0", 16);

/// The first match wins.
constexpr std::array kSignatures{
    Signature{0, "\x89PNG", kPicture},
    Signature{0, "\xff\xd8\xff", kPicture}, // JPEG
    Signature{0, "GIF8", kPicture},
    Signature{8, "WEBP", kPicture},
    Signature{0, {"II*\0", 4}, kPicture}, // TIFF
    Signature{0, {"MM\0*", 4}, kPicture},
    Signature{4, "ftyphei", kPicture}, // HEIF, as phones write it.
    Signature{4, "ftypmif", kPicture},
    Signature{4, "ftypavif", kPicture},
    Signature{4, "ftyp", {"film", "a film or sound"}},
    Signature{0, "%PDF", {"pdf", "a PDF document"}},
    Signature{0, "\xd0\xcf\x11\xe0", {"old_workbook", "an old Excel workbook or Word document"}},
    Signature{0, "{\\rtf", kDocument},
    Signature{30, "mimetypeapplication/vnd.oasis.opendocument.text", kDocument},
    Signature{0, "PK\x03\x04", {"archive", "a workbook or a ZIP archive"}},
    Signature{0, {"\x1f\x8b", 2}, kArchive},
    Signature{0, "7z\xbc\xaf", kArchive},
    Signature{0, "Rar!", kArchive},
};

/// Beginnings of text files, in lower case.
constexpr std::array kBeginnings{
    Signature{0, "begin:vcard", {"cards", "a file of vCards"}},
    Signature{0, "begin:vcalendar", {"calendar", "a calendar"}},
    Signature{0, "<!doctype", kPage},
    Signature{0, "<html", kPage},
    Signature{0, "<?xml", kPage},
    Signature{0, "received: ", kMail},
    Signature{0, "return-path: ", kMail},
    Signature{0, "delivered-to: ", kMail},
    Signature{0, "mime-version: ", kMail},
};

template <class Signatures>
std::optional<FileKind> kindBy(const Signatures &signatures, const QByteArray &start)
{
    for (const Signature &signature : signatures) {
        if (QByteArrayView(start).sliced(std::min(signature.at, start.size())).startsWith(signature.bytes))
            return signature.kind;
    }
    return {};
}

} // namespace

std::optional<FileKind> otherKindOf(const QByteArray &start)
{
    constexpr qsizetype kMarkAt = 68; // SQLite's field for the application that owns the file.
    if (start.startsWith(kSqlite))
        return start.sliced(std::min(kMarkAt, start.size())).startsWith("StDs")
            ? FileKind{"shop", "a shop in a file of its own"}
            : FileKind{"database", "a backup or another database"};
    if (const auto kind = kindBy(kSignatures, start))
        return kind;
    QByteArray text = start;
    if (text.startsWith("\xef\xbb\xbf"))
        text.remove(0, 3);
    return kindBy(kBeginnings, text.trimmed().toLower());
}

} // namespace stemdesk
