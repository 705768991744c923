#include "core/domain/events/event_history.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kNames{
    std::pair{EventChange::EventMade, "event_made"},
    std::pair{EventChange::EventPutBack, "event_put_back"},
    std::pair{EventChange::Name, "name"},
    std::pair{EventChange::Slug, "slug"},
    std::pair{EventChange::ExternalId, "external_id"},
    std::pair{EventChange::EventStatus, "status"},
    std::pair{EventChange::Client, "client"},
    std::pair{EventChange::SecondClient, "second_client"},
    std::pair{EventChange::CeremonyAddress, "ceremony_address"},
    std::pair{EventChange::VenueAddress, "venue_address"},
    std::pair{EventChange::CeremonyStart, "ceremony_start"},
    std::pair{EventChange::CeremonyEnd, "ceremony_end"},
    std::pair{EventChange::VenueStart, "venue_start"},
    std::pair{EventChange::VenueEnd, "venue_end"},
    std::pair{EventChange::Budget, "budget"},
    std::pair{EventChange::Guests, "guests"},
    std::pair{EventChange::Tables, "tables"},
    std::pair{EventChange::Palette, "palette"},
    std::pair{EventChange::Description, "description"},
    std::pair{EventChange::Pictures, "pictures"},
    std::pair{EventChange::Links, "links"},
    std::pair{EventChange::Notes, "notes"},
    std::pair{EventChange::Contacts, "contacts"},
    std::pair{EventChange::Source, "source"},
    std::pair{EventChange::FollowUp, "follow_up"},
    std::pair{EventChange::LostReason, "lost_reason"},
    std::pair{EventChange::QuoteMade, "quote_made"},
    std::pair{EventChange::QuoteAccepted, "quote_accepted"},
    std::pair{EventChange::QuoteDeclined, "quote_declined"},
    std::pair{EventChange::QuoteReopened, "quote_reopened"},
    std::pair{EventChange::QuoteDeleted, "quote_deleted"},
    std::pair{EventChange::Instalments, "payment_plan"},
    std::pair{EventChange::PaymentMade, "payment_made"},
    std::pair{EventChange::PaymentChanged, "payment_changed"},
    std::pair{EventChange::PaymentDeleted, "payment_deleted"},
    std::pair{EventChange::InvoiceIssued, "invoice_issued"},
    std::pair{EventChange::InvoiceCredited, "invoice_credited"},
    std::pair{EventChange::HireReturned, "hire_returned"},
    std::pair{EventChange::PriceLists, "price_lists"},
    std::pair{EventChange::KeptPrices, "kept_prices"},
    std::pair{EventChange::UnitUplift, "unit_uplift"},
    std::pair{EventChange::Markups, "markups"},
    std::pair{EventChange::Labour, "labour"},
    std::pair{EventChange::Fees, "fees"},
    std::pair{EventChange::Travel, "travel"},
    std::pair{EventChange::TaxGroup, "tax_group"},
    std::pair{EventChange::Discount, "discount"},
    std::pair{EventChange::GroupAdded, "group_added"},
    std::pair{EventChange::GroupRemoved, "group_removed"},
    std::pair{EventChange::GroupName, "group_name"},
    std::pair{EventChange::GroupCopies, "group_copies"},
    std::pair{EventChange::GroupHidden, "group_hidden"},
    std::pair{EventChange::GroupShown, "group_shown"},
    std::pair{EventChange::GroupFixedPrice, "group_fixed_price"},
    std::pair{EventChange::GroupMinutes, "group_minutes"},
    std::pair{EventChange::GroupPlace, "group_place"},
    std::pair{EventChange::GroupMoved, "group_moved"},
    std::pair{EventChange::GroupDescription, "group_description"},
    std::pair{EventChange::GroupPictures, "group_pictures"},
    std::pair{EventChange::GroupNotes, "group_notes"},
    std::pair{EventChange::LineAdded, "line_added"},
    std::pair{EventChange::LineRemoved, "line_removed"},
    std::pair{EventChange::LineQuantity, "line_quantity"},
    std::pair{EventChange::LineSupplier, "line_supplier"},
    std::pair{EventChange::LineVariant, "line_variant"},
    std::pair{EventChange::LineMoved, "line_moved"},
    std::pair{EventChange::LineNotes, "line_notes"},
};

constexpr auto kKeyPrefix = "api:"_L1;

} // namespace

QByteArray eventChangeName(EventChange change)
{
    const auto found = std::ranges::find(kNames, change, [](const auto &name) { return name.first; });
    return found == kNames.end() ? QByteArray() : QByteArray(found->second);
}

std::optional<EventChange> eventChangeFrom(QByteArrayView name)
{
    const auto found =
        std::ranges::find_if(kNames, [&](const auto &known) { return name == QByteArrayView(known.second); });
    return found == kNames.end() ? std::nullopt : std::optional(found->first);
}

QString actorWindow()
{
    return u"window"_s;
}

QString actorCommandLine()
{
    return u"command_line"_s;
}

QString actorKey(const QString &keyName)
{
    return kKeyPrefix + keyName;
}

std::optional<QString> keyNameOf(const QString &actor)
{
    return actor.startsWith(kKeyPrefix) ? std::optional(actor.mid(kKeyPrefix.size())) : std::nullopt;
}

} // namespace stemdesk
