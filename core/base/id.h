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

/// The kinds of ids there are, by prefix; the contract's `<table>` names.
struct IdKind {
    std::string_view prefix;
    std::string_view table;
    std::string_view resource; ///< For "<resource>_not_found".
};

template <class... Tags>
constexpr std::array<IdKind, sizeof...(Tags)> kindsOf()
{
    return {IdKind{Tags::kPrefix, Tags::kTable, Tags::kResource}...};
}

/// The kind for the text's prefix; nullptr if the prefix is unknown.
const IdKind *idKindOf(QByteArrayView text);

/// An id from its text. A known prefix of another kind is `wrong_id_type:expected_<table>_got_<table>` (Invalid);
/// anything else that is no id of this kind is NotFound, so that callers answer it like an id that does not exist.
template <class Tag>
Result<Id<Tag>> idFrom(QByteArrayView text, const QString &field = {});

Error wrongIdType(std::string_view expectedTable, std::string_view gotTable, const QString &field);

struct SupplierTag {
    static constexpr std::string_view kPrefix = "sup", kTable = "suppliers", kResource = "supplier";
};
struct ColourTag {
    static constexpr std::string_view kPrefix = "col", kTable = "colors", kResource = "color";
};
struct CategoryTag {
    static constexpr std::string_view kPrefix = "cat", kTable = "categories", kResource = "category";
};
struct ProductTag {
    static constexpr std::string_view kPrefix = "prod", kTable = "products", kResource = "product";
};
struct VariantTag {
    static constexpr std::string_view kPrefix = "var", kTable = "variants", kResource = "variant";
};
struct PriceListTag {
    static constexpr std::string_view kPrefix = "pl", kTable = "price_lists", kResource = "price_list";
};
struct PriceEntryTag {
    static constexpr std::string_view kPrefix = "pe", kTable = "price_entries", kResource = "price_entry";
};
struct TaxGroupTag {
    static constexpr std::string_view kPrefix = "tax", kTable = "tax_groups", kResource = "tax_group";
};
struct EventTag {
    static constexpr std::string_view kPrefix = "evt", kTable = "events", kResource = "event";
};
struct EventGroupTag {
    static constexpr std::string_view kPrefix = "evtgrp", kTable = "event_groups", kResource = "event_group";
};
struct EventItemTag {
    static constexpr std::string_view kPrefix = "evti", kTable = "event_items", kResource = "event_item";
};
struct WebhookTag {
    static constexpr std::string_view kPrefix = "whsub", kTable = "webhooks", kResource = "webhook";
};
struct DeliveryTag {
    static constexpr std::string_view kPrefix = "whd", kTable = "deliveries", kResource = "delivery";
};
struct OrderSheetTag {
    static constexpr std::string_view kPrefix = "ordr", kTable = "order_sheets", kResource = "order_sheet";
};
struct ContactTag {
    static constexpr std::string_view kPrefix = "con", kTable = "contacts", kResource = "contact";
};
struct QuoteTag {
    static constexpr std::string_view kPrefix = "quo", kTable = "quotes", kResource = "quote";
};
struct PaymentTag {
    static constexpr std::string_view kPrefix = "pay", kTable = "payments", kResource = "payment";
};
struct InvoiceTag {
    static constexpr std::string_view kPrefix = "inv", kTable = "invoices", kResource = "invoice";
};
struct TaskTag {
    static constexpr std::string_view kPrefix = "task", kTable = "tasks", kResource = "task";
};
struct SeriesTag {
    static constexpr std::string_view kPrefix = "ser", kTable = "series", kResource = "series";
};
struct ImageTag {
    static constexpr std::string_view kPrefix = "img", kTable = "images", kResource = "image";
};
struct ApiKeyTag {
    static constexpr std::string_view kPrefix = "key", kTable = "keys", kResource = "key";
};
struct ShopTag {
    static constexpr std::string_view kPrefix = "shop", kTable = "shops", kResource = "shop";
};

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
