#pragma once

#include "core/base/result.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <mutex>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace stemdesk {

struct ResourceSpec;

template <size_t N>
class FieldTable;
class FieldList;

/// One field that a resource has; one with children is an object or a collection of objects.
struct FieldNode {
    constexpr FieldNode() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): tables are lists of names.
    constexpr FieldNode(const char *fieldName) : name(fieldName) {}
    constexpr explicit FieldNode(std::string_view fieldName) : name(fieldName) {}
    template <size_t N>
    constexpr FieldNode(const char *fieldName, const FieldTable<N> &table)
        : name(fieldName), children(table.nodes().data()), childCount(N)
    {}

    constexpr FieldNode(std::string_view fieldName, const FieldList &list) : name(fieldName), childList(&list) {}

    std::span<const FieldNode> inner() const;

    std::string_view name;
    const FieldNode *children = nullptr;
    size_t childCount = 0;
    const FieldList *childList = nullptr;
};

/// A field of a table, by its place there.
struct Field {
    QByteArrayView name;
    unsigned index = 0;
};

/// The fields that `fields` can name in one shape of a resource, and that a codec writes. The top table of a resource
/// begins with the object's own id. Made once per shape:
///
///     constexpr FieldTable kVariant{"variantId", "name", "sku"};
///     constexpr FieldTable kProduct{"productId", "name", FieldNode{"variants", kVariant}};
template <size_t N>
class FieldTable {
    static_assert(N <= 64, "FieldSelection keeps a table in the bits of one number");

public:
    template <class... Nodes>
    constexpr explicit FieldTable(const Nodes &...nodes) : m_nodes{FieldNode(nodes)...}
    {}

    /// The field with this name; an unknown name does not compile.
    consteval Field operator[](std::string_view name) const
    {
        const auto node = std::ranges::find(m_nodes, name, &FieldNode::name);
        if (node == m_nodes.end())
            throw "this table has no such field"; // Only reached at compile time, where it stops compilation.
        return {QByteArrayView(node->name.data(), qsizetype(node->name.size())), unsigned(node - m_nodes.begin())};
    }
    constexpr const std::array<FieldNode, N> &nodes() const { return m_nodes; }
    // NOLINTNEXTLINE(google-explicit-constructor): wherever a list of nodes is asked for.
    constexpr operator std::span<const FieldNode>() const { return m_nodes; }

private:
    std::array<FieldNode, N> m_nodes;
};

template <class... Nodes>
FieldTable(const Nodes &...) -> FieldTable<sizeof...(Nodes)>;

/// The JSON fields of a resource with a description (core/domain/fields): kSupplierFields(specOf<supplierSpec>).
/// It needs no constructor at run time, so that other globals may refer to it; the list is made when it is first used.
class FieldList {
public:
    /// `inner`: the fields that are objects or lists of objects, with their own fields.
    template <class... Inner>
    constexpr explicit FieldList(const ResourceSpec &(*spec)(), const Inner &...inner) : m_spec(spec), m_inner{inner...}
    {}

    /// The field with this name, which must exist.
    Field operator[](std::string_view name) const;
    const std::vector<FieldNode> &nodes() const;
    // NOLINTNEXTLINE(google-explicit-constructor): wherever a list of nodes is asked for.
    operator std::span<const FieldNode>() const { return nodes(); }

private:
    const ResourceSpec &(*m_spec)();
    std::array<FieldNode, 7> m_inner;
    mutable std::once_flag m_isMade;
    mutable std::vector<FieldNode> m_nodes;
};

/// The fields of an object that a caller wants to see; all of them without a selection.
class FieldSelection {
public:
    FieldSelection() = default;

    /// From the decoded value of the query's `fields`. Names that the table lacks are
    /// unknown_fields:<name>[,<name>...]. The top object's own id is always part of the selection.
    static Result<FieldSelection> parse(QByteArrayView names, std::span<const FieldNode> table);

    bool has(const Field &field) const { return has(field.index); }
    /// The selection for the object, or for each object, in this field.
    const FieldSelection &child(const Field &field) const;
    bool isEverything() const { return m_fields == kAll && m_children.empty(); }

private:
    static constexpr quint64 kAll = ~quint64(0);

    bool has(size_t index) const { return (m_fields >> index & 1) != 0; }
    bool add(QByteArrayView path, std::span<const FieldNode> table);
    bool addPath(size_t index, QByteArrayView rest, const FieldNode &node);
    void addWhole(size_t index);

    quint64 m_fields = kAll; // A bit for each row of the table.
    std::vector<std::pair<size_t, FieldSelection>> m_children; // Only the fields with selected fields inside them.
};

} // namespace stemdesk
