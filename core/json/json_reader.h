#pragma once

#include "core/base/result.h"

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>

namespace stemdesk {

class JsonObject;
class JsonArray;

/// One value of a document, followed by the values inside it. Seen through the views below.
struct JsonNode {
    enum class Type : quint8 { Null, Boolean, Number, String, Array, Object };

    const char *name; ///< Name of this member; nullptr inside an array.
    union {
        const char *text;
        double number; ///< For a boolean: 0 or 1.
    };
    quint32 nameLength;
    quint32 textLength;
    quint32 span; ///< Nodes from this one to the next beside it.
    Type type;
};

/// A view of one value; valid as long as its document.
class JsonValue {
public:
    using Type = JsonNode::Type;

    explicit JsonValue(const JsonNode *node) : m_node(node) {}

    Type type() const { return m_node->type; }
    bool isNull() const { return type() == Type::Null; }
    /// Empty inside an array.
    QByteArrayView name() const { return {m_node->name, qsizetype(m_node->nameLength)}; }

    // Each only for a value of its type.
    bool toBool() const { return m_node->number != 0; }
    double toNumber() const { return m_node->number; }
    QByteArrayView utf8() const { return {m_node->text, qsizetype(m_node->textLength)}; }
    QString toText() const;
    JsonObject toObject() const;
    JsonArray toArray() const;

    /// Compares as places in the document do.
    const JsonNode *node() const { return m_node; }

private:
    const JsonNode *m_node;
};

/// A value in a sentence: `the text "12"`, `an empty array`.
QString shown(const JsonValue &value);

/// The values inside an object or array, in the order of the document.
class JsonChildren {
public:
    class Iterator {
    public:
        explicit Iterator(const JsonNode *node) : m_node(node) {}
        JsonValue operator*() const { return JsonValue(m_node); }
        Iterator &operator++()
        {
            m_node += m_node->span;
            return *this;
        }
        friend bool operator==(const Iterator &, const Iterator &) = default;

    private:
        const JsonNode *m_node;
    };

    explicit JsonChildren(const JsonNode *parent) : m_parent(parent) {}

    Iterator begin() const { return Iterator(m_parent + 1); }
    Iterator end() const { return Iterator(m_parent + m_parent->span); }
    bool isEmpty() const { return m_parent->span == 1; }
    /// Counts: takes time in proportion.
    qsizetype count() const;
    const JsonNode *node() const { return m_parent; }

protected:
    const JsonNode *m_parent;
};

class JsonObject : public JsonChildren {
public:
    explicit JsonObject(const JsonNode *parent) : JsonChildren(parent) {}

    std::optional<JsonValue> find(QByteArrayView name) const;
};

class JsonArray : public JsonChildren {
public:
    explicit JsonArray(const JsonNode *parent) : JsonChildren(parent) {}
};

inline constexpr int kMaxJsonDepth = 32;

/// A request body that was parsed. Owns every text that its views show.
class JsonDocument {
public:
    /// Refuses, as invalid_json, whatever is not exactly one well-formed JSON object: duplicate names at any depth,
    /// trailing bytes, nesting over 32 levels, lone surrogates, numbers beyond a double, broken UTF-8, a byte order
    /// mark; the message says where. A body of nothing but white space is body_required.
    static Result<JsonDocument> parse(QByteArrayView body);

    JsonDocument(const JsonDocument &) = delete;
    JsonDocument &operator=(const JsonDocument &) = delete;
    JsonDocument(JsonDocument &&other) noexcept;
    JsonDocument &operator=(JsonDocument &&other) noexcept;
    ~JsonDocument();

    JsonObject root() const;

private:
    struct Storage;
    explicit JsonDocument(std::unique_ptr<Storage> storage);

    std::unique_ptr<Storage> m_storage;
};

inline JsonObject JsonValue::toObject() const
{
    return JsonObject(m_node);
}

inline JsonArray JsonValue::toArray() const
{
    return JsonArray(m_node);
}

} // namespace stemdesk
