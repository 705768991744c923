#include "core/services/clients/client_rows.h"

#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "core/services/row_keeping.h"
#include "core/storage/shops/shop_rows.h"

namespace stemdesk {

Status keepsContact(const ShopRow &row)
{
    return keeps<Contact>(ContactPatch{.name = row.text("name"),
                                       .company = row.text("company"),
                                       .emails = row.lines("emails").value_or(QStringList()),
                                       .phones = row.lines("phones").value_or(QStringList()),
                                       .address = row.text("address"),
                                       .country = row.text("country"),
                                       .taxNumber = row.text("tax_number"),
                                       .electronicAddress = row.text("electronic_address"),
                                       .notes = row.text("notes")});
}

Status keepsEventContact(const ShopRow &row)
{
    const auto kept = keptContacts({{.contactId = {}, .role = row.text("role")}});
    return kept ? Status() : Status(kept.error());
}

} // namespace stemdesk
