#include "core/json/billing/proposal_json.h"

#include "core/json/billing/letterhead_json.h"
#include "core/json/json_writer.h"
#include "core/json/object_reader.h"

#include <algorithm>

namespace stemdesk {

namespace {

// The descriptions below name each field once, for Freezer, which writes it, and for Thawer, which reads it.

class Freezer {
public:
    explicit Freezer(JsonWriter &json) : m_json(json) {}

    template <class T>
    void field(QByteArrayView name, const T &value)
    {
        m_json.field(name, value);
    }
    void quotient(QByteArrayView name, double value) { m_json.field(name, value); }
    template <class T, class Describe>
    void object(QByteArrayView name, const T &content, Describe describe)
    {
        m_json.key(name);
        write(content, describe);
    }
    template <class T, class Describe>
    void objects(QByteArrayView name, const QList<T> &list, Describe describe)
    {
        m_json.key(name);
        m_json.beginArray();
        for (const T &element : list)
            write(element, describe);
        m_json.endArray();
    }
    template <class T, class ToText, class FromText>
    void word(QByteArrayView name, const T &value, ToText toText, FromText /*fromText*/)
    {
        m_json.field(name, toText(value));
    }

private:
    template <class T, class Describe>
    void write(const T &content, Describe describe)
    {
        m_json.beginObject();
        describe(*this, content);
        m_json.endObject();
    }

    JsonWriter &m_json;
};

class Thawer {
public:
    explicit Thawer(ObjectReader &reader) : m_reader(reader) {}

    template <class T>
    void field(QByteArrayView name, T &value)
    {
        m_reader.read(name, value);
    }
    template <class T>
    void field(QByteArrayView name, std::optional<T> &value)
    {
        std::optional<std::optional<T>> read;
        m_reader.read(name, read);
        value = read.value_or(std::nullopt);
    }
    template <class Tag>
    void field(QByteArrayView name, Id<Tag> &id)
    {
        std::optional<Id<Tag>> read;
        field(name, read);
        id = read.value_or(Id<Tag>());
    }
    /// Earlier versions could divide by nearly 0, which gives no number.
    void quotient(QByteArrayView name, double &value)
    {
        std::optional<double> number;
        field(name, number);
        value = number.value_or(0);
    }
    template <class T, class Describe>
    void object(QByteArrayView name, T &content, Describe describe)
    {
        m_reader.object(name, content, thawing<T>(describe));
    }
    template <class T, class Describe>
    void objects(QByteArrayView name, QList<T> &list, Describe describe)
    {
        m_reader.objects(name, list, thawing<T>(describe));
    }
    template <class T, class ToText, class FromText>
    void word(QByteArrayView name, T &value, ToText /*toText*/, FromText fromText)
    {
        QString text;
        m_reader.read(name, text);
        value = fromText(text);
    }

private:
    template <class T, class Describe>
    static auto thawing(Describe describe)
    {
        return [describe](ObjectReader &reader, T &content) {
            Thawer thawer(reader);
            describe(thawer, content);
        };
    }

    ObjectReader &m_reader;
};

constexpr auto kFrozenColour = [](auto &each, auto &colour) {
    each.field("name", colour.name);
    each.field("hex", colour.hex);
};

constexpr auto kFrozenLine = [](auto &each, auto &line) {
    each.field("variantId", line.variantId);
    each.field("productName", line.productName);
    each.field("variantName", line.variantName);
    each.field("productType", line.productType);
    each.objects("colours", line.colours, kFrozenColour);
    each.field("stemLength", line.stemLength);
    each.field("isHired", line.isHired);
    each.field("quantity", line.quantity);
    each.field("units", line.units);
    each.field("notes", line.notes);
};

constexpr auto kFrozenGroup = [](auto &each, auto &group) {
    each.field("name", group.name);
    each.field("quantity", group.quantity);
    each.field("description", group.description);
    each.field("notes", group.notes);
    each.field("pictures", group.pictures);
    each.field("customerPriceIncTax", group.customerPriceIncTax);
    each.objects("lines", group.lines, kFrozenLine);
    each.field("place", group.chosenPlace); // Not in proposals of earlier versions.
};

constexpr auto kFrozenCharge = [](auto &each, auto &charge) {
    each.field("name", charge.name);
    each.field("amountIncTax", charge.amountIncTax);
};

constexpr auto kFrozenPlace = [](auto &each, auto &place) {
    each.field("address", place.address);
    each.field("from", place.from);
    each.field("to", place.to);
};

constexpr auto kFrozenInstalment = [](auto &each, auto &instalment) {
    each.field("name", instalment.name);
    each.field("amountIncTax", instalment.amountIncTax);
    each.word("on", instalment.due.on, dueOnText,
              [](const QString &word) { return dueOnFrom(word).value_or(InstalmentDue::On::Acceptance); });
    each.field("days", instalment.due.days);
    each.field("date", instalment.due.date);
    each.field("dueOn", instalment.dueOn);
};

constexpr auto kFrozenEvent = [](auto &each, auto &event) {
    each.field("id", event.id);
    each.field("name", event.name);
    each.field("clients", event.clients);
    each.object("ceremony", event.ceremony, kFrozenPlace);
    each.object("venue", event.venue, kFrozenPlace);
    each.field("numberOfGuests", event.numberOfGuests);
    each.field("numberOfTables", event.numberOfTables);
    each.objects("palette", event.palette, kFrozenColour);
    each.field("descriptionHtml", event.descriptionHtml);
    each.field("notes", event.notes);
    each.field("pictures", event.pictures);
    each.objects("groups", event.groups, kFrozenGroup);
    each.field("labour", event.labour);
    each.objects("fees", event.fees, kFrozenCharge);
    each.field("travel", event.travel);
    each.field("discount", event.discount);
    each.field("customerPriceIncTax", event.customerPriceIncTax);
    each.quotient("customerPriceExclTax", event.customerPriceExclTax);
    each.objects("instalments", event.instalments, kFrozenInstalment);
    each.field("printedAt", event.printedAt);
};

struct ChargeWord {
    BillCharge::Kind kind;
    const char *word;
};

constexpr ChargeWord kChargeWords[] = {{BillCharge::Kind::Group, "group"},
                                       {BillCharge::Kind::Labour, "labour"},
                                       {BillCharge::Kind::Fee, "fee"},
                                       {BillCharge::Kind::Travel, "travel"}};

QByteArrayView chargeWord(BillCharge::Kind kind)
{
    return std::ranges::find(kChargeWords, kind, &ChargeWord::kind)->word;
}

BillCharge::Kind chargeKindFrom(const QString &word)
{
    const auto *known =
        std::ranges::find_if(kChargeWords, [&](const ChargeWord &one) { return word == QLatin1StringView(one.word); });
    return known == std::end(kChargeWords) ? BillCharge().kind : known->kind;
}

constexpr auto kFrozenBilled = [](auto &each, auto &charge) {
    each.word("kind", charge.kind, chargeWord, chargeKindFrom);
    each.field("name", charge.name);
    each.field("quantity", charge.quantity);
    each.field("rate", charge.rate);
    each.field("amountIncTax", charge.amountIncTax);
    each.field("taxCategory", charge.tax.category);
    each.field("exemptionReason", charge.tax.reason);
};

constexpr auto kFrozenBill = [](auto &each, auto &bill) {
    each.objects("charges", bill.charges, kFrozenBilled);
    each.field("discount", bill.discount);
};

struct FrozenLabel {
    VariantId variant;
    QString text;
};

constexpr auto kFrozenLabel = [](auto &each, auto &label) {
    each.field("variantId", label.variant);
    each.field("text", label.text);
};

} // namespace

QByteArray proposalText(const FrozenProposal &proposal)
{
    QList<FrozenLabel> labels;
    for (auto label = proposal.labels.cbegin(); label != proposal.labels.cend(); ++label)
        labels.append({label.key(), label.value()});
    JsonWriter json;
    Freezer freezer(json);
    json.beginObject();
    freezer.object("printed", proposal.printed, kFrozenEvent);
    json.key("shop");
    json.beginObject();
    writeLetterhead(json, proposal.shop);
    json.endObject();
    freezer.objects("labels", labels, kFrozenLabel);
    freezer.object("bill", proposal.printed.bill, kFrozenBill);
    freezer.field("fees", proposal.fees);
    freezer.field("discount", proposal.discount);
    json.endObject();
    return json.take();
}

Result<FrozenProposal> proposalFrom(const QByteArray &json)
{
    const JsonDocument document = TRY(JsonDocument::parse(json));
    ObjectReader reader(document.root());
    Thawer thawer(reader);
    FrozenProposal proposal;
    thawer.object("printed", proposal.printed, kFrozenEvent);
    reader.object("shop", proposal.shop, readLetterhead);
    QList<FrozenLabel> labels;
    thawer.objects("labels", labels, kFrozenLabel);
    for (const FrozenLabel &label : std::as_const(labels))
        proposal.labels.insert(label.variant, label.text);
    thawer.object("bill", proposal.printed.bill, kFrozenBill);
    thawer.field("fees", proposal.fees);
    thawer.field("discount", proposal.discount);
    TRY(reader.finish());
    return proposal;
}

} // namespace stemdesk
