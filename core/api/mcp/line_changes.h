#pragma once

#include "core/api/mcp/line_choice.h"
#include "core/api/mcp/supplier_choice.h"
#include "core/api/mcp/tool.h"

#include <QSet>

namespace stemdesk::mcp {

/// One of the changes that change_lines takes.
struct AskedChange {
    QString action;
    QString group;
    QString name;
    std::optional<double> copies;
    std::optional<bool> isHidden;
    QString product;
    QString supplier;
    std::optional<double> quantity;
    EventItemId item;
    std::optional<QString> note;
};

/// The outcome of one change.
struct DoneChange {
    QString action;
    EventGroup group; ///< Its present state.
    ChangedLine line; ///< The line, for an action about one.
    QString product{};
    bool isSupplierChosen = false;

    const EventItem *shownLine() const { return line.after ? &*line.after : line.before ? &*line.before : nullptr; }
};

/// Applies changes to an event one by one, each to the result of the previous ones, within the caller's unit of work.
class LineChanges {
public:
    LineChanges(const ToolCall &call, const EventRecipe &recipe)
        : m_call(call), m_recipe(recipe), m_before(recipe.event.groups)
    {}

    /// `place`: the position of the change, for errors. Does nothing if words match several products.
    Status make(const AskedChange &asked, const QString &place);
    /// Gives each added line without a supplier the cheapest one.
    Status chooseSuppliers();

    const QList<DoneChange> &done() const { return m_done; }
    const QList<Ambiguity> &ambiguities() const { return m_ambiguities; }
    /// For an open window, which can undo them.
    AssistantWrite write() const;
    /// The groups that were created, deleted or changed; `after` is the event as it is now.
    QList<ChangedGroup> groups(const Event &after) const;
    const SupplierChoice &suppliers() const { return m_suppliers; }

private:
    EventId event() const { return m_recipe.event.id; }
    ShopServices &shop() const { return m_call.shop(); }
    Status refresh();
    Status add(const AskedChange &asked, const QString &place);
    Status set(const AskedChange &asked, const QString &place);
    Status remove(const AskedChange &asked, const QString &place);
    Status addGroup(const AskedChange &asked, const QString &place);
    Status setGroup(const AskedChange &asked, const QString &place);
    Status removeGroup(const AskedChange &asked, const QString &place);
    Result<ChosenLine> lineOf(const AskedChange &asked, const QString &place);

    const ToolCall &m_call;
    EventRecipe m_recipe;
    bool m_isStale = false; ///< The recipe; after writes it is read again only when needed.
    QList<DoneChange> m_done;
    const QList<EventGroup> m_before; ///< With their lines.
    QSet<EventGroupId> m_passingGroups; ///< Created or deleted here, with their lines.
    QSet<EventGroupId> m_setGroups;
    QList<Ambiguity> m_ambiguities;
    SupplierChoice m_suppliers;
};

} // namespace stemdesk::mcp
