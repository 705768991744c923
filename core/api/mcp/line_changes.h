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

/// Changes an event one by one, each as the ones before have left it, within the caller's unit of work.
class LineChanges {
public:
    LineChanges(const ToolCall &call, const EventRecipe &recipe)
        : m_call(call), m_recipe(recipe), m_before(recipe.event.groups)
    {}

    /// `place`: of the change, for errors. Where words mean several products nothing is done.
    Status make(const AskedChange &asked, const QString &place);
    /// Gives each added line without a supplier the cheapest one.
    Status chooseSuppliers();

    const QList<DoneChange> &done() const { return m_done; }
    const QList<Ambiguity> &ambiguities() const { return m_ambiguities; }
    /// For an open window, which can take them back.
    AssistantWrite write() const;
    /// The groups that were made, taken away or changed; `after` is the event as it is now.
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
    bool m_isStale = false; ///< The recipe; what is written is not read back before it is needed.
    QList<DoneChange> m_done;
    const QList<EventGroup> m_before; ///< With their lines.
    QSet<EventGroupId> m_passingGroups; ///< Made or taken away here, with their lines.
    QSet<EventGroupId> m_setGroups;
    QList<Ambiguity> m_ambiguities;
    SupplierChoice m_suppliers;
};

} // namespace stemdesk::mcp
