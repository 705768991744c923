#include "core/exchange/exported_tables.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct ContactRows {
    ContactFilter filter;

    static Status prepare(ShopServices &) { return {}; }
    Result<Page<Contact>> read(ShopServices &shop, const PageRequest &page) const
    {
        return shop.contacts.list(filter, page);
    }
    static Status write(ShopServices &, TableWriter &file, const QList<Contact> &contacts)
    {
        for (const Contact &contact : contacts) {
            for (const QString &text :
                 {QString::fromLatin1(contact.id.text()), contact.name, contact.company, listCell(contact.emails),
                  listCell(contact.phones), contact.address, contact.country, contact.taxNumber,
                  contact.electronicAddress, contact.notes})
                file.text(text);
            file.endRow();
        }
        return {};
    }
};

} // namespace

TableForm contactsForm(const TableChoice &choice)
{
    return {.columns = {u"contactId"_s, u"name"_s, u"company"_s, u"emails"_s, u"phones"_s, u"address"_s, u"country"_s,
                        u"taxNumber"_s, u"electronicAddress"_s, u"notes"_s},
            .walk = std::make_unique<PagedWalk<ContactRows>>(ContactRows{choice.contacts})};
}

} // namespace stemdesk
