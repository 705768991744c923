#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHashFunctions>

#include <array>
#include <compare>
#include <cstring>
#include <optional>
#include <string_view>

namespace stemdesk {

/// The 16 bytes of a UUIDv7: ids made later compare greater, within one process even inside a millisecond.
using IdBytes = std::array<unsigned char, 16>;

/// Thread-safe; the only id source of the program.
IdBytes newIdBytes();

/// For hashes; a fifth of the instructions that hashing bytes of any number takes.
inline size_t hashOf(const IdBytes &bytes, size_t seed)
{
    quint64 first = 0;
    quint64 second = 0;
    std::memcpy(&first, bytes.data(), sizeof first);
    std::memcpy(&second, bytes.data() + sizeof first, sizeof second);
    second = (second ^ seed) * 0x9e37'79b9'7f4a'7c15; // Odd, and half of its bits are set: each bit reaches all above.
    second = (first ^ second ^ (second >> 32)) * 0xd6e8'feb8'6659'fd93;
    return size_t(second ^ (second >> 32));
}

inline constexpr qsizetype kIdTextLength = 26;

/// 26 characters of lower-case Crockford base32.
QByteArray idText(const IdBytes &bytes);
/// The same into `out`, which has room for kIdTextLength characters.
void writeIdText(const IdBytes &bytes, char *out);
std::optional<IdBytes> idBytesFrom(QByteArrayView text);
/// The same for ids in requests. A null id, which means "none" internally, is well-formed and names nothing there; it
/// becomes an id that no object has, is looked up in vain, and is written like the null id.
std::optional<IdBytes> namedIdBytesFrom(QByteArrayView text);

/// An id of one kind of object. `Tag` gives `kPrefix` ("sup"), the contract's `kTable` ("suppliers") and the
/// `kResource` used in codes ("supplier").
/// A default-made id is null: it names nothing and is never stored.
template <class Tag>
class Id {
public:
    constexpr Id() = default;
    explicit constexpr Id(const IdBytes &bytes) : m_bytes(bytes) {}

    static Id create() { return Id(newIdBytes()); }
    static constexpr std::string_view prefix() { return Tag::kPrefix; }
    static constexpr std::string_view table() { return Tag::kTable; }
    static constexpr std::string_view resource() { return Tag::kResource; }
    static constexpr auto kind() { return Tag::kKind; }

    bool isNull() const { return m_bytes == IdBytes{}; }
    const IdBytes &bytes() const { return m_bytes; }
    /// The id in the contract's form: "sup_01j...".
    QByteArray text() const
    {
        return QByteArray(Tag::kPrefix.data(), qsizetype(Tag::kPrefix.size())) + '_' + idText(m_bytes);
    }

    friend bool operator==(const Id &, const Id &) = default;
    friend std::strong_ordering operator<=>(const Id &, const Id &) = default;
    friend size_t qHash(const Id &id, size_t seed = 0) noexcept { return hashOf(id.m_bytes, seed); }

private:
    IdBytes m_bytes{};
};

/// The kinds of objects. The numbers are stored: append only.
enum class Resource {
    Supplier,
    Colour,
    Category,
    Product,
    Variant,
    PriceList,
    PriceEntry,
    TaxGroup,
    Event,
    EventGroup,
    EventItem,
    Webhook,
    OrderSheet,
    Image,
    Shop,
    ApiKey,
    Delivery,
    ProductType,
    EventTemplate,
    Contact,
    Quote,
    Payment,
    Invoice,
    Task,
    Series,
};

/// The names of a kind of object. A name is empty if it is never shown.
struct IdKind {
    std::string_view prefix; ///< Prefix of its ids.
    std::string_view table; ///< The contract's `<table>` name.
    std::string_view resource; ///< For "<resource>_not_found".
    std::string_view area = {}; ///< The area of keys (see kScopeAreas) whose holders see it in the feed; empty: none.
    bool isOfApi = true; ///< Callers of the API give its ids.
};

/// In the order of Resource.
inline constexpr std::array kResources{
    IdKind{"sup", "suppliers", "supplier", "suppliers"},
    IdKind{"col", "colors", "color", "colors"},
    IdKind{"cat", "categories", "category", "categories"},
    IdKind{"prod", "products", "product", "products"},
    IdKind{"var", "variants", "variant", "products"},
    IdKind{"pl", "price_lists", "price_list", "price_lists"},
    IdKind{"pe", "price_entries", "price_entry", "price_lists"},
    IdKind{"tax", "tax_groups", "tax_group", "tax_groups"},
    IdKind{"evt", "events", "event", "events"},
    IdKind{"evtgrp", "event_groups", "event_group", "events"},
    IdKind{"evti", "event_items", "event_item", "events"},
    IdKind{"whsub", "webhooks", "webhook", "webhooks"},
    IdKind{"ordr", "order_sheets", "order_sheet", "orders"},
    IdKind{"img", "images", "image", "events"},
    IdKind{"shop", "shops", "shop", {}, false},
    IdKind{"key", "keys", "key", {}, false},
    IdKind{"whd", "deliveries", "delivery"},
    IdKind{{}, "product_types", {}, {}, false},
    IdKind{{}, "event_templates", {}, {}, false},
    IdKind{"con", "contacts", "contact", "contacts"},
    IdKind{"quo", "quotes", "quote", "events"},
    IdKind{"pay", "payments", "payment", "payments"},
    IdKind{"inv", "invoices", "invoice", "invoices"},
    IdKind{"task", "tasks", "task", "events"},
    IdKind{"ser", "series", "series", "events"},
};

constexpr const IdKind &kindOf(Resource resource)
{
    return kResources.at(size_t(resource));
}

/// The kind for the text's prefix; nullptr if the prefix is unknown.
const IdKind *idKindOf(QByteArrayView text);

/// An id from its text. A known prefix of another kind is `wrong_id_type:expected_<table>_got_<table>` (Invalid);
/// anything else that is no id of this kind is NotFound, so that callers answer it like an id that does not exist.
template <class Tag>
Result<Id<Tag>> idFrom(QByteArrayView text, const QString &field = {});

Error wrongIdType(std::string_view expectedTable, std::string_view gotTable, const QString &field);

/// The tag of a resource's ids.
template <Resource kOf>
struct ResourceTag {
    static constexpr Resource kKind = kOf;
    static constexpr std::string_view kPrefix = kindOf(kOf).prefix, kTable = kindOf(kOf).table,
                                      kResource = kindOf(kOf).resource;
};

using SupplierTag = ResourceTag<Resource::Supplier>;
using ColourTag = ResourceTag<Resource::Colour>;
using CategoryTag = ResourceTag<Resource::Category>;
using ProductTag = ResourceTag<Resource::Product>;
using VariantTag = ResourceTag<Resource::Variant>;
using PriceListTag = ResourceTag<Resource::PriceList>;
using PriceEntryTag = ResourceTag<Resource::PriceEntry>;
using TaxGroupTag = ResourceTag<Resource::TaxGroup>;
using EventTag = ResourceTag<Resource::Event>;
using EventGroupTag = ResourceTag<Resource::EventGroup>;
using EventItemTag = ResourceTag<Resource::EventItem>;
using WebhookTag = ResourceTag<Resource::Webhook>;
using DeliveryTag = ResourceTag<Resource::Delivery>;
using OrderSheetTag = ResourceTag<Resource::OrderSheet>;
using ContactTag = ResourceTag<Resource::Contact>;
using QuoteTag = ResourceTag<Resource::Quote>;
using PaymentTag = ResourceTag<Resource::Payment>;
using InvoiceTag = ResourceTag<Resource::Invoice>;
using TaskTag = ResourceTag<Resource::Task>;
using SeriesTag = ResourceTag<Resource::Series>;
using ImageTag = ResourceTag<Resource::Image>;
using ApiKeyTag = ResourceTag<Resource::ApiKey>;
using ShopTag = ResourceTag<Resource::Shop>;

using SupplierId = Id<SupplierTag>;
using ColourId = Id<ColourTag>;
using CategoryId = Id<CategoryTag>;
using ProductId = Id<ProductTag>;
using VariantId = Id<VariantTag>;
using PriceListId = Id<PriceListTag>;
using PriceEntryId = Id<PriceEntryTag>;
using TaxGroupId = Id<TaxGroupTag>;
using EventId = Id<EventTag>;
using EventGroupId = Id<EventGroupTag>;
using EventItemId = Id<EventItemTag>;
using WebhookId = Id<WebhookTag>;
using DeliveryId = Id<DeliveryTag>;
using OrderSheetId = Id<OrderSheetTag>;
using ContactId = Id<ContactTag>;
using QuoteId = Id<QuoteTag>;
using PaymentId = Id<PaymentTag>;
using InvoiceId = Id<InvoiceTag>;
using TaskId = Id<TaskTag>;
using SeriesId = Id<SeriesTag>;
using ImageId = Id<ImageTag>;
using ApiKeyId = Id<ApiKeyTag>;
using ShopId = Id<ShopTag>;

/// An id on the program's own command line (of a shop or key); nullopt for any other text.
template <class Tag>
std::optional<Id<Tag>> ownIdFrom(QByteArrayView text)
{
    const QByteArrayView prefix(Tag::kPrefix.data(), qsizetype(Tag::kPrefix.size()));
    if (!text.startsWith(prefix) || text.size() <= prefix.size() || text[prefix.size()] != '_')
        return std::nullopt;
    const auto bytes = namedIdBytesFrom(text.sliced(prefix.size() + 1));
    return bytes ? std::optional(Id<Tag>(*bytes)) : std::nullopt;
}

template <class Tag>
Result<Id<Tag>> idFrom(QByteArrayView text, const QString &field)
{
    const IdKind *kind = idKindOf(text);
    if (kind && kind->prefix != Tag::kPrefix)
        return wrongIdType(Tag::kTable, kind->table, field);
    const auto bytes = kind ? namedIdBytesFrom(text.sliced(qsizetype(Tag::kPrefix.size()) + 1)) : std::nullopt;
    if (!bytes)
        return notFound();
    return Id<Tag>(*bytes);
}

} // namespace stemdesk
