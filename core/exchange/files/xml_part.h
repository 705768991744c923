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

/// A ZIP archive in memory; workbooks are ZIP archives.
class ZipArchive {
public:
    /// Fails with not_table if it is not an archive; `name` is used in messages.
    static Result<std::unique_ptr<ZipArchive>> open(QByteArray bytes, const QString &name);
    ~ZipArchive();
    Q_DISABLE_COPY_MOVE(ZipArchive)

    /// Part names ignore case and always use "/" between folders.
    bool contains(const QByteArray &part) const;
    /// Calls `use` with the rest of each tag that begins with `name`. The name ends with a space.
    struct TagUse {
        QByteArray name;
        std::function<void(const QByteArray &)> use;
    };
    /// Finds these tags of an XML part without parsing it. Those of one name come in their order.
    Status eachTag(const QByteArray &part, const QList<TagUse> &uses) const;
    const QString &name() const { return m_name; }
    /// The error for a file that is not what it claims to be.
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
    QHash<QByteArray, quint64> m_places; ///< By normalised part name.
};

/// One XML file of an archive, unpacked and read piece by piece: memory is limited to the longest allowed token,
/// whatever the file claims.
class XmlPart {
public:
    static Result<std::unique_ptr<XmlPart>> open(const ZipArchive &archive, const QByteArray &part);
    ~XmlPart();
    Q_DISABLE_COPY_MOVE(XmlPart)

    /// The next token; EndDocument at the end. Fails if the part is damaged or too large.
    Result<QXmlStreamReader::TokenType> next();
    /// The same, skipping elements of this name.
    Result<QXmlStreamReader::TokenType> nextOutside(QStringView element);
    /// Moves to the next element of this name. False if an element `within`, or the document, ends first.
    Result<bool> find(QStringView element, QStringView within = {});
    /// Skips the element that has just begun.
    Status skip();

    const QXmlStreamReader &xml() const { return m_xml; }
    /// The local name of the current element.
    QStringView element() const { return m_xml.name(); }
    /// An attribute by its local name; empty if there is none.
    QString attribute(QStringView name) const;
    QString prefixedAttribute(QStringView name) const;

private:
    XmlPart(const ZipArchive &archive, zip_file *file);

    Status feed();
    std::optional<qsizetype> tooManyAttributes(QByteArrayView piece);

    const ZipArchive &m_archive;
    zip_file *m_file;
    QXmlStreamReader m_xml;
    qint64 m_unpacked = 0;
    qint64 m_unread = 0; // Unpacked bytes that have not become a token yet.
    int m_depth = 0;
    // State of tooManyAttributes() in a tag that continues in the next piece.
    bool m_isInTag = false;
    char m_quote = 0; ///< The open quotation mark; 0 if none is.
    int m_attributes = 0;
    bool m_isRefused = false; ///< Parsing stops after the unpacked bytes: an element has too many attributes.
};

} // namespace stemdesk
