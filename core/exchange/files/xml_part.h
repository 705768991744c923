#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QXmlStreamReader>

#include <functional>
#include <memory>
#include <optional>

struct zip;
struct zip_file;

namespace stemdesk {

/// A ZIP archive in memory, as workbooks are.
class ZipArchive {
public:
    /// not_table where it is none; `name` is for sentences.
    static Result<std::unique_ptr<ZipArchive>> open(QByteArray bytes, const QString &name);
    ~ZipArchive();
    Q_DISABLE_COPY_MOVE(ZipArchive)

    /// Parts are named without regard to case, with "/" between folders, whatever the archive writes.
    bool contains(const QByteArray &part) const;
    /// The tags of an XML part that begin with this name and a space, from behind it on, without parsing the rest.
    Status eachTag(const QByteArray &part, const QByteArray &name,
                   const std::function<void(const QByteArray &)> &use) const;
    const QString &name() const { return m_name; }
    /// For a file that is not what it says it is.
    Error damaged() const;
    Error tooManyAttributes() const;
    Error tooLarge() const;

private:
    friend class XmlPart;

    ZipArchive(QByteArray bytes, QString name) : m_bytes(std::move(bytes)), m_name(std::move(name)) {}

    zip_file *open(const QByteArray &part) const;

    QByteArray m_bytes;
    QString m_name;
    zip *m_zip = nullptr;
    QHash<QByteArray, quint64> m_places; ///< Of its parts, by plain name.
};

/// One XML file of an archive, unpacked and read piece by piece: whatever it claims to be, it takes no more memory than
/// one token of it may be long.
class XmlPart {
public:
    static Result<std::unique_ptr<XmlPart>> open(const ZipArchive &archive, const QByteArray &part);
    ~XmlPart();
    Q_DISABLE_COPY_MOVE(XmlPart)

    /// The next token, EndDocument at the end. An error where the part is damaged or beyond all measure.
    Result<QXmlStreamReader::TokenType> next();
    /// The same, past elements of this name.
    Result<QXmlStreamReader::TokenType> nextOutside(QStringView element);
    /// To the next element of this name. False at the end of an element `within`, or of the document, before one.
    Result<bool> find(QStringView element, QStringView within = {});
    /// Past the end of the element that has just begun.
    Status skip();

    const QXmlStreamReader &xml() const { return m_xml; }
    /// The local name of the element that begins or ends here.
    QStringView element() const { return m_xml.name(); }
    /// By its local name; empty where there is none.
    QString attribute(QStringView name) const;
    /// By its name with its prefix.
    QString prefixedAttribute(QStringView name) const;

private:
    XmlPart(const ZipArchive &archive, zip_file *file);

    Status feed();
    std::optional<qsizetype> tooManyAttributes(QByteArrayView piece);

    const ZipArchive &m_archive;
    zip_file *m_file;
    QXmlStreamReader m_xml;
    qint64 m_unpacked = 0;
    qint64 m_unread = 0; // Bytes that have made no token yet.
    int m_depth = 0;
    // Of the tag that the last piece may have ended in.
    bool m_isInTag = false;
    char m_quote = 0; ///< That its value ends with, where it ended in one.
    int m_attributes = 0;
    bool m_isRefused = false; ///< Behind what has been unpacked, for its attributes.
};

} // namespace stemdesk
