#pragma once

#include "core/domain/events/agenda.h"
#include "core/domain/events/event.h"
#include "core/domain/page.h"
#include "core/services/service.h"

namespace stemdesk {

/// An event as the list by date shows it.
struct AgendaRow {
    Event event; ///< In the list shape.
    std::optional<double> customerPriceExclTax; ///< On request, if there is a budget, which is without tax.
    std::optional<double> outstanding; ///< The open part of an agreed price, on request.
    bool isLate = false; ///< Some of that is overdue: Balance::isLate().

    friend bool operator==(const AgendaRow &, const AgendaRow &) = default;
};

struct AgendaPage {
    QList<AgendaRow> rows;
    std::optional<AgendaPlace> next; ///< nullopt at the end; the last page may be empty.
};

class EventAgendaService : public Service {
public:
    using Service::Service;

    /// Events by date. With a `filter.q` the newest matches are returned as one page, undated ones first, then latest
    /// first.
    Result<AgendaPage> page(const EventFilter &filter, const AgendaRequest &request) const;
    /// One event as a row of the agenda. NotFound if there is none.
    Result<AgendaRow> row(EventId id) const;
};

} // namespace stemdesk
