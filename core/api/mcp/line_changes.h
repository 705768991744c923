#pragma once

#include "core/api/mcp/product_tools.h"
#include "core/api/mcp/tool.h"

#include <QSet>

namespace stemdesk::mcp {

/// The group of the event that `text`, a name or an evtgrp_ id, identifies; its only group if `text` is empty. `place`
/// is its path in the request, for errors.
Result<EventGroup> chosenGroup(const Event &event, const QString &text, const QString &place);

/// The words by which a request identifies a line.
struct LineWords {
    QString group;
    QString product;
    EventItemId item;
};

struct ChosenLine {
    EventGroup group;
    EventItem line;
    QString name; ///< Its product's.
};

Result<ChosenLine> chosenLine(const EventRecipe &recipe, const LineWords &words, const QString &place);

/// The product on the event that `text`, words or a var_ id, identifies; invalid_<field> if there is none.
Result<ProductChoice> chosenGoods(const EventRecipe &recipe, const QString &text, const QString &field);

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
