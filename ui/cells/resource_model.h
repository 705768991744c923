#pragma once

#include "core/services/services.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/paged_table_model.h"

#include <type_traits>
#include <utility>

namespace stemdesk::ui {

template <auto service>
using ServiceOf = std::remove_reference_t<decltype(std::declval<ShopServices &>().*service)>;

/// The objects of `service`, a ResourceService that is a member of ShopServices, read page by page in order of
/// creation. Override onFetched() to learn that rows came, went or changed.
template <auto service, class Object = typename ServiceOf<service>::Object,
          class Key = typename ServiceOf<service>::IdType>
class ResourceModel : public PagedTableModel<Object, Key, TypedTableModel<Object, Key>> {
public:
    /// Subclasses must call readFirst().
    ResourceModel(UiContext &context, QObject *parent, const ResourceFilter &filter = {})
        : PagedTableModel<Object, Key, TypedTableModel<Object, Key>>(context, parent, {Key::kind()}), m_filter(filter)
    {}

    /// Reads from the start.
    void setFilter(const ResourceFilter &filter)
    {
        m_filter = filter;
        this->readFirst();
        this->onFetched();
    }
    const ResourceFilter &filter() const { return m_filter; }
    /// Keeps this row even if a change takes it out of the search result.
    void hold(const Key &id) { m_held = id; }
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh()
    {
        this->readShown();
        this->onFetched();
    }
    QList<Key> ids() const
    {
        QList<Key> ids;
        for (const Object &object : this->rows())
            ids += object.id;
        return ids;
    }

protected:
    Key keyOf(const Object &object) const final { return object.id; }
    void readAgain() final { refresh(); }
    Result<Page<Object>> readPage(std::optional<qint64> after) const final
    {
        constexpr int kRows = 200;
        return (this->context().services.*service).list(m_filter, {.after = after, .limit = kRows});
    }
    std::optional<Object> readHeld() const final
    {
        if (m_held.isNull() || m_filter.q.isEmpty())
            return {};
        const auto held = (this->context().services.*service).find(m_held);
        if (!held)
            return {};
        if constexpr (requires { held->isArchived; }) {
            if (m_filter.isArchived.value_or(held->isArchived) != held->isArchived)
                return {};
        }
        return *held;
    }

private:
    ResourceFilter m_filter;
    Key m_held;
};

} // namespace stemdesk::ui
