#include "core/json/clients/contact_json.h"

#include "core/domain/billing/invoicing_terms.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

namespace {

constexpr FieldTable kInvoicingFields{"each", "dueDays"};

void writeInvoicing(JsonWriter &json, const InvoicingTerms &terms, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kInvoicingFields["each"], QByteArrayView(terms.isMonthly ? "month" : "event"));
    out.field(kInvoicingFields["dueDays"], terms.dueDays);
}

struct GivenTerms {
    std::optional<QString> each;
    std::optional<std::optional<qint64>> dueDays;
};

/// Null clears them; invalid_invoicing for any error in them.
void readInvoicing(ObjectReader &reader, std::optional<QString> &text)
{
    std::optional<std::optional<GivenTerms>> given;
    reader.object("invoicing", given, [](ObjectReader &inner, GivenTerms &terms) {
        inner.read("each", terms.each);
        inner.read("dueDays", terms.dueDays);
    });
    if (!given)
        return;
    text = QStringLiteral("");
    if (!*given)
        return;
    const QString each = (*given)->each.value_or(QStringLiteral("event"));
    const std::optional<qint64> days = (*given)->dueDays.value_or(std::nullopt);
    if (each != u"event" && each != u"month")
        reader.fail("invoicing",
                    invalid(QStringLiteral("invoicing"), QStringLiteral("Give \"each\" \"event\" or \"month\".")));
    else if (days && (*days < 0 || *days > kMostDueDays))
        reader.fail("invoicing",
                    invalid(QStringLiteral("invoicing"),
                            QStringLiteral("Give \"dueDays\" 0 to %1, or null.").arg(kMostDueDays)));
    else
        text =
            invoicingText({.isMonthly = each == u"month", .dueDays = days ? std::optional(int(*days)) : std::nullopt});
}

} // namespace

constinit const FieldList kContactFields(specOf<contactSpec>, FieldNode("invoicing", kInvoicingFields));

void writeContact(JsonWriter &json, const Contact &contact, const FieldSelection &fields)
{
    const auto writeOwn = [](ObjectWriter &out, const Field &field, const void *object) {
        out.object(field, invoicingTermsFrom(static_cast<const Contact *>(object)->invoicing), writeInvoicing);
    };
    writeFields(json, contactSpec(), &contact, fields, writeOwn);
}

Result<ContactBody> contactBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    ContactBody body;
    readResource(reader, contactSpec(), kind, body);
    readInvoicing(reader, body.patch.invoicing);
    return finished(reader, std::move(body));
}

} // namespace stemdesk
