#include "core/storage/events/assistant_write_store.h"

#include "core/storage/engine/session.h"

#include <algorithm>

namespace stemdesk {

namespace {

constexpr QByteArrayView kWriteColumns = "shop, write_id, event_id, actor, at, side, item_id, group_id, variant_id, "
                                         "supplier_id, quantity, notes, position, created_at";

enum class Side { Before, After, NewEvent, More, DeletedEvent, StepText };

struct WriteId {
    IdBytes bytes;
    EventId event;
    QString actor;
    Instant at;
};

template <class IdType>
std::optional<IdBytes> bytesOrNull(const IdType &id)
{
    return id.isNull() ? std::nullopt : std::optional(id.bytes());
}

template <class IdType>
IdType idOrEmpty(const Row &row, int column)
{
    return row.isNull(column) ? IdType() : row.id<IdType>(column);
}

void addSide(SqlRows &rows, const Tenant &tenant, const WriteId &id, Side side, const EventItem &line)
{
    rows.add(tenant.shop, id.bytes, id.event, id.actor, id.at, int(side), bytesOrNull(line.id),
             bytesOrNull(line.groupId), bytesOrNull(line.variantId), bytesOrNull(line.supplierId), line.quantity,
             line.notes, line.position, line.createdAt);
}

EventItem writtenLineFrom(const Row &row)
{
    return {.id = idOrEmpty<EventItemId>(row, 5),
            .groupId = idOrEmpty<EventGroupId>(row, 6),
            .variantId = idOrEmpty<VariantId>(row, 7),
            .supplierId = idOrEmpty<SupplierId>(row, 8),
            .quantity = row.real(9),
            .notes = row.text(10),
            .position = row.smallInteger(11),
            .createdAt = row.integer(12)};
}

/// The rows of a line are adjacent, the one before the write first.
void addTo(AssistantWrite &write, Side side, const EventItem &line)
{
    const auto isOther = [&] { return write.lines.last().before && write.lines.last().before->id != line.id; };
    switch (side) {
    case Side::NewEvent: write.isNewEvent = true; break;
    case Side::DeletedEvent:
    case Side::More:
        write.isDeletedEvent = side == Side::DeletedEvent;
        write.more = line.notes; // A row without a line.
        break;
    case Side::StepText: break;
    case Side::Before: write.lines.append({line, {}}); break;
    case Side::After:
        if (write.lines.isEmpty() || write.lines.last().after || isOther())
            write.lines.append({{}, line});
        else
            write.lines.last().after = line;
        break;
    }
}

} // namespace

Status AssistantWriteStore::append(const AssistantWrite &write, Instant at) const
{
    return append(write, newIdBytes(), {}, at);
}

Status AssistantWriteStore::append(const WindowStep &step, Instant at) const
{
    return append(step.write, step.id, step.text, at);
}

Status AssistantWriteStore::append(const AssistantWrite &write, const IdBytes &bytes, const QString &text,
                                   Instant at) const
{
    const WriteId id{bytes, write.event, write.actor, at};
    SqlRows rows(14);
    if (!text.isEmpty())
        addSide(rows, m_tenant, id, Side::StepText, {.notes = text});
    if (write.isNewEvent)
        addSide(rows, m_tenant, id, Side::NewEvent, {});
    if (!write.more.isEmpty())
        addSide(rows, m_tenant, id, write.isDeletedEvent ? Side::DeletedEvent : Side::More, {.notes = write.more});
    for (const ChangedLine &line : write.lines) {
        if (line.before)
            addSide(rows, m_tenant, id, Side::Before, *line.before);
        if (line.after)
            addSide(rows, m_tenant, id, Side::After, *line.after);
    }
    return m_session.addRows("assistant_write", kWriteColumns, rows);
}

Result<AssistantWrites> AssistantWriteStore::after(qint64 place) const
{
    AssistantWrites found{.writes = {}, .last = place};
    IdBytes current{};
    const auto take = [&](const Row &row) {
        found.last = row.integer(0);
        if (found.writes.isEmpty() || row.idBytes(1) != current)
            found.writes.append({.event = row.id<EventId>(2), .actor = row.text(3), .lines = {}});
        current = row.idBytes(1);
        addTo(found.writes.last(), Side(row.smallInteger(4)), writtenLineFrom(row));
    };
    const Status read = m_session.each("select key, write_id, event_id, actor, side, item_id, group_id, variant_id, "
                                       "supplier_id, quantity, notes, position, created_at from assistant_write "
                                       "where shop = ? and key > ? order by key",
                                       take, m_tenant.shop, place);
    return read ? Result<AssistantWrites>(found) : Result<AssistantWrites>(read.error());
}

Result<qint64> AssistantWriteStore::lastPlace() const
{
    const auto last = m_session.first(
        "select key from assistant_write where shop = ? order by key desc limit 1",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop);
    return last ? Result<qint64>(last->value_or(0)) : Result<qint64>(last.error());
}

Status AssistantWriteStore::removeBefore(Instant at) const
{
    return m_session.run("delete from assistant_write where shop = ? and at < ? and actor not like 'window:%'",
                         m_tenant.shop, at);
}

Status AssistantWriteStore::removeStepsBefore(Instant at) const
{
    return m_session.run("delete from assistant_write where shop = ? and at < ? and actor like 'window:%'",
                         m_tenant.shop, at);
}

Result<QList<WindowStep>> AssistantWriteStore::stepsOf(const QString &writer, qsizetype limit) const
{
    QList<WindowStep> steps;
    const auto take = [&](const Row &row) {
        if (steps.isEmpty() || row.idBytes(1) != steps.last().id)
            steps.append({.id = row.idBytes(1),
                          .text = {},
                          .write = {.event = row.id<EventId>(2), .actor = row.text(3), .lines = {}}});
        WindowStep &step = steps.last();
        const Side side = Side(row.smallInteger(4));
        const EventItem line = writtenLineFrom(row);
        if (side == Side::StepText)
            step.text = line.notes;
        else
            addTo(step.write, side, line);
    };
    const Status read = m_session.each("select key, write_id, event_id, actor, side, item_id, group_id, variant_id, "
                                       "supplier_id, quantity, notes, position, created_at from assistant_write "
                                       "where shop = ? and actor = ? order by key",
                                       take, m_tenant.shop, writer);
    if (!read)
        return read.error();
    return steps.mid(std::max<qsizetype>(steps.size() - limit, 0));
}

Status AssistantWriteStore::removeStep(const IdBytes &id) const
{
    return m_session.run("delete from assistant_write where shop = ? and write_id = ?", m_tenant.shop, id);
}

Status AssistantWriteStore::removeStepsOf(const QString &writer) const
{
    return m_session.run("delete from assistant_write where shop = ? and actor = ?", m_tenant.shop, writer);
}

} // namespace stemdesk
