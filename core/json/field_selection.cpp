#include "core/json/field_selection.h"

#include "core/base/wording.h"
#include "core/domain/fields/resource.h"

#include <QByteArrayList>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Every name that can be selected, the fields of an object before those inside them.
QStringList pathsOf(std::span<const FieldNode> table, const QString &parent = {})
{
    QStringList paths;
    for (const FieldNode &node : table)
        paths += parent + QString::fromLatin1(node.name.data(), qsizetype(node.name.size()));
    for (qsizetype at = 0; const FieldNode &node : table)
        paths += pathsOf(node.inner(), paths.at(at++) + u'.');
    return paths;
}

} // namespace

std::span<const FieldNode> FieldNode::inner() const
{
    return childList ? std::span<const FieldNode>(*childList) : std::span(children, childCount);
}

const std::vector<FieldNode> &FieldList::nodes() const
{
    std::call_once(m_isMade, [this] {
        for (const ResourceField &field : m_spec().fields) {
            if (field.is(kHidden))
                continue;
            const auto *const node = std::ranges::find(m_inner, field.name, &FieldNode::name);
            m_nodes.push_back(node == m_inner.end() ? FieldNode(field.name) : *node);
        }
        Q_ASSERT(m_nodes.size() <= 64); // FieldSelection keeps them in the bits of one number.
    });
    return m_nodes;
}

Field FieldList::operator[](std::string_view name) const
{
    const auto node = std::ranges::find(nodes(), name, &FieldNode::name);
    Q_ASSERT(node != m_nodes.end());
    return {QByteArrayView(node->name.data(), qsizetype(node->name.size())), unsigned(node - m_nodes.begin())};
}

Result<FieldSelection> FieldSelection::parse(QByteArrayView names, std::span<const FieldNode> table)
{
    FieldSelection selection;
    selection.m_fields = 0;
    QByteArrayList unknown;
    for (const QByteArray &name : names.toByteArray().split(',')) {
        if (!name.isEmpty() && !selection.add(name, table) && !unknown.contains(name))
            unknown += name;
    }
    if (!unknown.isEmpty()) {
        const QString first = QString::fromUtf8(unknown.first());
        const QString rest = unknown.size() > 1 ? u" (and %1 more)"_s.arg(unknown.size() - 1) : QString();
        return refused("unknown_fields:" + unknown.join(','), u"fields"_s,
                       u"\"fields\" names %1%2, which is not here"_s.arg(quoted(QStringView(first)), rest)
                           + insteadOf(first, pathsOf(table)));
    }
    if (selection.m_fields == 0)
        return FieldSelection(); // Only commas or nothing: everything is selected.
    selection.m_fields |= 1;
    return selection;
}

const FieldSelection &FieldSelection::child(const Field &field) const
{
    static const FieldSelection everything;
    const auto found = std::ranges::find(m_children, size_t(field.index), &std::pair<size_t, FieldSelection>::first);
    return found == m_children.end() ? everything : found->second;
}

bool FieldSelection::add(QByteArrayView path, std::span<const FieldNode> table)
{
    const qsizetype dot = path.indexOf('.');
    const QByteArrayView first = dot < 0 ? path : path.first(dot);
    const std::string_view name(first.data(), static_cast<size_t>(first.size()));
    const auto node = std::ranges::find(table, name, &FieldNode::name);
    if (node == table.end())
        return false;
    const auto index = static_cast<size_t>(node - table.begin());
    if (dot >= 0)
        return addPath(index, path.sliced(dot + 1), *node);
    addWhole(index);
    return true;
}

bool FieldSelection::addPath(size_t index, QByteArrayView rest, const FieldNode &node)
{
    auto part = std::ranges::find(m_children, index, &std::pair<size_t, FieldSelection>::first);
    const bool isWhole = has(index) && part == m_children.end();
    FieldSelection selection;
    selection.m_fields = 0;
    if (part != m_children.end())
        selection = part->second;
    if (!selection.add(rest, node.inner()))
        return false;
    if (isWhole)
        return true;
    m_fields |= quint64(1) << index;
    if (part == m_children.end())
        m_children.emplace_back(index, std::move(selection));
    else
        part->second = std::move(selection);
    return true;
}

void FieldSelection::addWhole(size_t index)
{
    m_fields |= quint64(1) << index;
    std::erase_if(m_children, [index](const auto &part) { return part.first == index; });
}

} // namespace stemdesk
