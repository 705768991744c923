#pragma once

#include "core/base/error.h"
#include "core/base/id.h"
#include "core/json/json_reader.h"

#include <QByteArrayView>
#include <QDate>
#include <QList>
#include <QMap>
#include <QStringList>
#include <QVarLengthArray>

#include <concepts>
#include <limits>
#include <optional>

namespace stemdesk {
struct JsonNode;

/// The property names that a codec read from a body, that is, those that the body may have.
class KnownProperties {
public:
    static constexpr qsizetype kBody = -1;
    static constexpr qsizetype kUnnoted = -2; ///< Used as a parent: its names are not recorded.

    /// `parent` is the position of the containing object here, kBody for the body itself.
    void add(QByteArrayView name, qsizetype parent)
    {
        if (parent != kUnnoted && m_names.size() < kMost)
            m_names.append({name, parent});
    }
    /// The position of a name; kUnnoted if it was not recorded.
    qsizetype placeOf(QByteArrayView name, qsizetype parent) const;
    /// Dotted, from the body: "variant.sku".
    QStringList paths() const;

private:
    struct Name {
        QByteArrayView text;
        qsizetype parent;
    };

    static constexpr qsizetype kMost = 128; // More than any codec asks for.
    QVarLengthArray<Name, 48> m_names; // Enough for a row with one variant.
};

/// The findings from reading a whole body.
struct ReadFindings {
    KnownProperties asked;
    const JsonNode *failedAt = nullptr; ///< Position of the document's first error.
    std::optional<Error> failure;
};

/// The name of a member. The length of a literal is known when it is compiled; a QByteArrayView looks for its end each
/// time.
class MemberName : public QByteArrayView {
public:
    // NOLINTBEGIN(google-explicit-constructor): names are written as literals.
    template <size_t kSize>
    constexpr MemberName(const char (&literal)[kSize]) : QByteArrayView(literal, qsizetype(kSize) - 1)
    {}
    template <std::convertible_to<QByteArrayView> Text>
    constexpr MemberName(const Text &text) : QByteArrayView(text)
    {}
    // NOLINTEND(google-explicit-constructor)
};

/// Reads the members of one JSON object into the fields of a patch, a codec being a flat list of such calls:
///
///     ObjectReader reader(document->root());
///     reader.read("name", patch.name);                       // std::optional<QString>: null is refused
///     reader.read("budget", patch.budget);                   // std::optional<std::optional<double>>: null clears
///     reader.object("variant", patch.variant, readVariant);  // void readVariant(ObjectReader &, VariantPatch &)
///     reader.objects("links", patch.links, readLink);        // void readLink(ObjectReader &, EventLink &)
///     if (Status status = reader.finish(); !status) return status.error();
///
/// A member that is absent leaves its field alone. What is wrong is kept until finish(), which tells the error that
/// comes first in the document; until then the fields may hold anything. A member is read once.
class ObjectReader {
public:
    explicit ObjectReader(JsonObject object);
    Q_DISABLE_COPY_MOVE(ObjectReader)
    ~ObjectReader() = default;

    /// Whether the object has the member, null or not, and it was not read yet.
    bool has(MemberName name) const;

    /// Reads by the type of the field: QString, double, whole numbers, bool, QDate (YYYY-MM-DD), Id<>, QList<> of
    /// these, and QMap<> by name, whose values may be optional; each of them plain, optional or, if null is allowed,
    /// twice optional. True if the member was there and valid.
    template <class Out>
    bool read(MemberName name, Out &out)
    {
        return readWith(name, out, [this](const Member &member, auto &value) { return this->convert(member, value); });
    }
    bool nullableText(MemberName name, std::optional<QString> &out); ///< Null is read as empty text.
    /// Milliseconds, within the range of the calendar.
    bool instant(MemberName name, std::optional<std::optional<qint64>> &out);
    /// An id of this kind; with `mayBeNull`, null is read as the null id. nullopt if the member is absent.
    std::optional<IdBytes> id(MemberName name, const IdKind &kind, bool mayBeNull);
    /// A member of any type, for a custom codec; nullopt if it is absent.
    std::optional<JsonValue> value(MemberName name);

    /// An object, into a struct that may be optional once or, where null is allowed, twice.
    template <class Out, class Read>
    bool object(MemberName name, Out &out, Read readInto)
    {
        return readWith(name, out, [this, &readInto](const Member &member, auto &value) {
            return this->convertObject(member, value, readInto);
        });
    }
    /// An array of objects, into a list; may be optional too.
    template <class Out, class Read>
    bool objects(MemberName name, Out &out, Read readInto)
    {
        return readWith(name, out, [this, &readInto](const Member &member, auto &list) {
            return this->convertList(member, list, [this, &readInto](const Member &element, auto &value) {
                return this->convertObject(element, value, readInto);
            });
        });
    }

    /// Members that are accepted and ignored.
    template <class... Names>
    void ignore(const Names &...names)
    {
        (take(MemberName(names)), ...);
    }
    void fail(MemberName name, const Error &error); ///< A codec's own finding about the member.
    /// The member's name from the body or row: "variant.sku".
    QString pathOf(MemberName name) const;

    /// The first error of the document, including members that were never read (unknown_property:<path>).
    Status finish();

private:
    struct Member {
        JsonValue value;
        QByteArrayView name; ///< The name of the list or map, for a value inside it.
        qsizetype index = -1; ///< Inside a list.
        QByteArrayView key; ///< Inside a map.
    };

    ObjectReader(JsonObject object, ObjectReader &parent, const Member &member);

    template <class T, class Convert>
    bool readWith(QByteArrayView name, T &out, const Convert &convertTo)
    {
        const JsonNode *node = take(name);
        return node && convertTo(Member{JsonValue(node), name}, out);
    }
    template <class T, class Convert>
    bool readWith(QByteArrayView name, std::optional<T> &out, const Convert &convertTo)
    {
        const JsonNode *node = take(name);
        return node && convertTo(Member{JsonValue(node), name}, out.emplace());
    }
    template <class T, class Convert>
    bool readWith(QByteArrayView name, std::optional<std::optional<T>> &out, const Convert &convertTo)
    {
        const JsonNode *node = take(name);
        if (!node)
            return false;
        out.emplace();
        return node->type == JsonNode::Type::Null || convertTo(Member{JsonValue(node), name}, out->emplace());
    }

    bool convert(const Member &member, QString &out);
    bool convert(const Member &member, double &out);
    bool convert(const Member &member, bool &out);
    bool convert(const Member &member, QDate &out);
    template <std::integral T>
    bool convert(const Member &member, T &out)
    {
        qint64 number = 0;
        if (!convertWhole(member, number, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()))
            return false;
        out = static_cast<T>(number);
        return true;
    }
    template <class Tag>
    bool convert(const Member &member, Id<Tag> &out)
    {
        IdBytes bytes{};
        const bool isId = convertId(member, bytes, {Tag::kPrefix, Tag::kTable, Tag::kResource});
        out = Id<Tag>(bytes);
        return isId;
    }
    template <class T>
    bool convert(const Member &member, QList<T> &out)
    {
        return convertList(member, out, [this](const Member &element, T &value) { return convert(element, value); });
    }
    template <class T>
    bool convert(const Member &member, QMap<QString, T> &out)
    {
        if (!expect(member, JsonNode::Type::Object))
            return false;
        bool fits = true;
        for (const JsonValue entry : member.value.toObject())
            fits = convert({entry, member.name, -1, entry.name()}, out[QString::fromUtf8(entry.name())]) && fits;
        return fits;
    }
    template <class T>
    bool convert(const Member &member, std::optional<T> &out)
    {
        return member.value.isNull() || convert(member, out.emplace());
    }

    template <class T, class Convert>
    bool convertList(const Member &member, QList<T> &out, const Convert &convertTo)
    {
        if (!expect(member, JsonNode::Type::Array))
            return false;
        bool fits = true;
        const JsonArray elements = member.value.toArray();
        out.reserve(elements.count());
        for (const JsonValue element : elements) {
            out.emplaceBack();
            fits = convertTo(Member{element, member.name, out.size() - 1}, out.last()) && fits;
        }
        return fits;
    }
    template <class T, class Read>
    bool convertObject(const Member &member, T &out, const Read &readInto)
    {
        if (!expect(member, JsonNode::Type::Object))
            return false;
        ObjectReader reader(member.value.toObject(), *this, member);
        readInto(reader, out);
        reader.refuseUnknown();
        return true;
    }
    bool convertWhole(const Member &member, qint64 &out, qint64 least, qint64 greatest);
    bool convertId(const Member &member, IdBytes &out, const IdKind &kind);

    const JsonNode *take(QByteArrayView name);
    bool expect(const Member &member, JsonNode::Type type);
    bool refuse(const Member &member, const Error &error);
    bool refuse(const Member &member, const QString &expected);
    void refuseUnknown();
    QString placeOf(const Member &member) const;

    ObjectReader *m_root;
    ObjectReader *m_parent = nullptr;
    Member m_own{JsonValue(nullptr), {}}; // In the parent.
    qsizetype m_askedAs = KnownProperties::kBody; // Names are recorded for the first row only.
    const JsonNode *m_node;
    QVarLengthArray<const JsonNode *, 24> m_members; // nullptr once read.
    qsizetype m_left = 0; // How many are not read yet.
    qsizetype m_next = 0; // Members mostly come in the order in which they are read.
    ReadFindings m_found; // The root's.
};

} // namespace stemdesk
