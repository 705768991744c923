#include "ui/pages/event/history/history_words.h"

#include "core/base/day.h"
#include "core/exchange/demo/demo_shop.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

/// How a value is written in a sentence.
enum class Value { Text, Place, Number, Money, Day, Moment, StatusName, Parts, None };

struct HistoryLabel {
    EventChange change;
    const char *what; ///< With %1 for the group or line, if the entry names one.
    Value value;
};

struct PaymentLabel {
    const char *field;
    const char *what; ///< With %1 for the payment's amount.
    Value value;
};

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::HistoryWords)

public:
    static constexpr HistoryLabel kSaid[] = {
        {EventChange::EventMade, QT_TR_NOOP("Event created"), Value::None},
        {EventChange::EventPutBack, QT_TR_NOOP("Deleted event restored"), Value::None},
        {EventChange::Name, QT_TR_NOOP("Name"), Value::Text},
        {EventChange::Slug, QT_TR_NOOP("Short name"), Value::Text},
        {EventChange::ExternalId, QT_TR_NOOP("External ID"), Value::Text},
        {EventChange::EventStatus, QT_TR_NOOP("Status"), Value::StatusName},
        {EventChange::Client, QT_TR_NOOP("Client"), Value::Text},
        {EventChange::SecondClient, QT_TR_NOOP("Second client"), Value::Text},
        {EventChange::CeremonyAddress, QT_TR_NOOP("Ceremony address"), Value::Text},
        {EventChange::VenueAddress, QT_TR_NOOP("Venue address"), Value::Text},
        {EventChange::CeremonyStart, QT_TR_NOOP("Ceremony from"), Value::Moment},
        {EventChange::CeremonyEnd, QT_TR_NOOP("Ceremony until"), Value::Moment},
        {EventChange::VenueStart, QT_TR_NOOP("Venue from"), Value::Moment},
        {EventChange::VenueEnd, QT_TR_NOOP("Venue until"), Value::Moment},
        {EventChange::Budget, QT_TR_NOOP("Budget"), Value::Money},
        {EventChange::Guests, QT_TR_NOOP("Guests"), Value::Number},
        {EventChange::Tables, QT_TR_NOOP("Tables"), Value::Number},
        {EventChange::Palette, QT_TR_NOOP("Palette"), Value::Text},
        {EventChange::Description, QT_TR_NOOP("Description changed"), Value::None},
        {EventChange::Pictures, QT_TR_NOOP("Pictures changed"), Value::Number},
        {EventChange::Links, QT_TR_NOOP("Links changed"), Value::None},
        {EventChange::Notes, QT_TR_NOOP("Notes"), Value::Text},
        {EventChange::Contacts, QT_TR_NOOP("Contacts changed"), Value::None},
        {EventChange::Source, QT_TR_NOOP("Source of the enquiry"), Value::Text},
        {EventChange::FollowUp, QT_TR_NOOP("Follow up on"), Value::Day},
        {EventChange::LostReason, QT_TR_NOOP("Reason it was lost"), Value::Text},
        {EventChange::QuoteMade, QT_TR_NOOP("Quote %1 created"), Value::None},
        {EventChange::QuoteAccepted, QT_TR_NOOP("Quote %1 accepted"), Value::None},
        {EventChange::QuoteDeclined, QT_TR_NOOP("Quote %1 declined"), Value::None},
        {EventChange::QuoteReopened, QT_TR_NOOP("Quote %1 reopened"), Value::None},
        {EventChange::QuoteDeleted, QT_TR_NOOP("Quote %1 deleted"), Value::None},
        {EventChange::Instalments, QT_TR_NOOP("Payment plan changed"), Value::None},
        {EventChange::PaymentMade, QT_TR_NOOP("Payment added"), Value::Money},
        {EventChange::PaymentChanged, QT_TR_NOOP("Payment changed"), Value::Money},
        {EventChange::PaymentDeleted, QT_TR_NOOP("Payment deleted"), Value::Money},
        {EventChange::InvoiceIssued, QT_TR_NOOP("Invoice %1 issued"), Value::None},
        {EventChange::HireReturned, QT_TR_NOOP("Return of %1 changed"), Value::None},
        {EventChange::InvoiceCredited, QT_TR_NOOP("Credit note %1 issued"), Value::None},
        {EventChange::PriceLists, QT_TR_NOOP("Pinned price lists"), Value::Number},
        {EventChange::KeptPrices, QT_TR_NOOP("Lines with pinned prices"), Value::Number},
        {EventChange::UnitUplift, QT_TR_NOOP("Extra per unit"), Value::Money},
        {EventChange::Markups, QT_TR_NOOP("Markups changed"), Value::Number},
        {EventChange::Labour, QT_TR_NOOP("Labour changed"), Value::Parts},
        {EventChange::Fees, QT_TR_NOOP("Fees changed"), Value::Money},
        {EventChange::Travel, QT_TR_NOOP("Travel changed"), Value::Parts},
        {EventChange::TaxGroup, QT_TR_NOOP("Tax"), Value::Text},
        {EventChange::Discount, QT_TR_NOOP("Discount changed"), Value::Parts},
        {EventChange::GroupAdded, QT_TR_NOOP("%1 added"), Value::None},
        {EventChange::GroupRemoved, QT_TR_NOOP("%1 deleted"), Value::None},
        {EventChange::GroupName, QT_TR_NOOP("Name of an arrangement"), Value::Text},
        {EventChange::GroupCopies, QT_TR_NOOP("Number of %1"), Value::Number},
        {EventChange::GroupHidden, QT_TR_NOOP("%1 hidden"), Value::None},
        {EventChange::GroupShown, QT_TR_NOOP("%1 shown again"), Value::None},
        {EventChange::GroupFixedPrice, QT_TR_NOOP("Fixed price of %1"), Value::Money},
        {EventChange::GroupMinutes, QT_TR_NOOP("Minutes for each %1"), Value::Number},
        {EventChange::GroupPlace, QT_TR_NOOP("Where %1 goes"), Value::Place},
        {EventChange::GroupMoved, QT_TR_NOOP("Place of %1"), Value::Number},
        {EventChange::GroupDescription, QT_TR_NOOP("Description of %1"), Value::Text},
        {EventChange::GroupPictures, QT_TR_NOOP("Pictures of %1 changed"), Value::Number},
        {EventChange::GroupNotes, QT_TR_NOOP("Notes of %1"), Value::Text},
        {EventChange::LineAdded, QT_TR_NOOP("%1 added"), Value::Number},
        {EventChange::LineRemoved, QT_TR_NOOP("%1 deleted"), Value::Number},
        {EventChange::LineQuantity, QT_TR_NOOP("Quantity of %1"), Value::Number},
        {EventChange::LineSupplier, QT_TR_NOOP("Supplier of %1"), Value::Text},
        {EventChange::LineVariant, QT_TR_NOOP("Flower replaced"), Value::Text},
        {EventChange::LineMoved, QT_TR_NOOP("%1 moved"), Value::Text},
        {EventChange::LineNotes, QT_TR_NOOP("Notes of %1"), Value::Text},
    };
    static constexpr PaymentLabel kPaymentFields[] = {
        {"paidOn", QT_TR_NOOP("Day of the payment of %1"), Value::Day},
        {"method", QT_TR_NOOP("Method of the payment of %1"), Value::Text},
        {"reference", QT_TR_NOOP("Reference of the payment of %1"), Value::Text},
        {"note", QT_TR_NOOP("Note of the payment of %1"), Value::Text},
    };
};

QString valueText(const QString &value, Value kind, const HistoryTerms &terms)
{
    switch (kind) {
    case Value::Number: return quantityText(value.toDouble());
    case Value::Money: return moneyText(value.toDouble(), terms.currency);
    case Value::Day: return mediumDate(stemdesk::dayFrom(value).value_or(QDate()));
    case Value::Moment: return momentText(QDateTime::fromMSecsSinceEpoch(value.toLongLong(), terms.zone));
    case Value::StatusName: return statusText(value);
    case Value::Place: return placeText(value);
    case Value::Text:
    case Value::Parts:
    case Value::None: break;
    }
    return oneLine(value);
}

/// "hours=20 rate=25" by name.
QHash<QString, double> partsOf(const QString &text)
{
    QHash<QString, double> parts;
    for (const QString &part : text.split(u' ', Qt::SkipEmptyParts))
        parts.insert(part.section(u'=', 0, 0), part.section(u'=', 1).toDouble());
    return parts;
}

/// "20 → 24 hours": only the parts that differ.
QStringList differences(const QHash<QString, double> &was, const QHash<QString, double> &is, const HistoryTerms &terms)
{
    const auto number = [](double value) { return quantityText(value); };
    const auto money = [&terms](double value) { return moneyText(value, terms.currency); };
    const auto percent = [](double value) { return withPercent(quantityText(value)); };
    const int hours = int(std::ceil(is.value(u"hours"_s, was.value(u"hours"_s)))); // "1.5 hours".
    const std::tuple<QString, QString, std::function<QString(double)>> known[] = {
        {u"percent"_s, u"%1"_s, percent},
        {u"hours"_s, HistoryWords::tr("%1 hour(s)", nullptr, hours), number},
        {u"distance"_s, HistoryWords::tr("distance %1"), number},
        {u"rate"_s, HistoryWords::tr("rate %1"), money},
        {u"amount"_s, u"%1"_s, money}};
    QStringList told;
    for (const auto &part : known) {
        const auto &name = std::get<0>(part);
        if (was.contains(name) == is.contains(name) && was.value(name) == is.value(name))
            continue;
        const auto side = [&](const QHash<QString, double> &parts) {
            return parts.contains(name) ? std::get<2>(part)(parts.value(name)) : HistoryWords::tr("none");
        };
        told.append(std::get<1>(part).arg(was.contains(name) ? HistoryWords::tr("%1 → %2").arg(side(was), side(is))
                                                             : side(is)));
    }
    return told;
}

/// The amount of the parts that can be computed on their own.
double worth(const QHash<QString, double> &parts)
{
    return (parts.value(u"hours"_s) + parts.value(u"distance"_s)) * parts.value(u"rate"_s) + parts.value(u"amount"_s);
}

QString partsSentence(const QString &what, const HistoryEntry &entry, const HistoryTerms &terms)
{
    const QHash<QString, double> was = partsOf(entry.before);
    const QHash<QString, double> is = partsOf(entry.after);
    QStringList told = differences(was, is, terms);
    const double more = worth(is) - worth(was);
    const bool isCounted = is.value(u"percent"_s) == was.value(u"percent"_s);
    if (isCounted && moneyText(more, terms.currency) != moneyText(0, terms.currency))
        told.append((more > 0 ? u"+"_s : QString()) + moneyText(more, terms.currency));
    return HistoryWords::tr("%1: %2").arg(what, told.join(u", "_s));
}

/// A charge or markup with its own name.
QString namedChange(const HistoryEntry &entry)
{
    switch (entry.change) {
    case EventChange::Labour: return HistoryWords::tr("Labour");
    case EventChange::Travel: return HistoryWords::tr("Travel");
    case EventChange::Discount: return HistoryWords::tr("Discount");
    case EventChange::Fees:
        return (entry.after.isEmpty()        ? HistoryWords::tr("Fee “%1” removed")
                    : entry.before.isEmpty() ? HistoryWords::tr("Fee “%1” added")
                                             : HistoryWords::tr("Fee “%1”"))
            .arg(entry.place);
    case EventChange::Markups: return HistoryWords::tr("Markup of %1").arg(productTypeText(entry.place));
    default: return {};
    }
}

/// The subject of the entry: a group, or a flower in its group.
QString topicOf(const HistoryEntry &entry)
{
    if (entry.subject.isEmpty() || entry.change == EventChange::LineMoved)
        return entry.subject.isEmpty() ? entry.place : entry.subject;
    return HistoryWords::tr("%1 in %2").arg(entry.subject, entry.place);
}

/// "2 pictures added to Bridal bouquet"; empty if there are as many as before.
QString picturesSentence(const HistoryEntry &entry)
{
    const bool isOfGroup = entry.change == EventChange::GroupPictures;
    if (!isOfGroup && entry.change != EventChange::Pictures)
        return {}; // The texts of other changes may be any numbers.
    const int more = entry.after.toInt() - entry.before.toInt();
    if (more == 0)
        return {};
    if (!isOfGroup)
        return more > 0 ? HistoryWords::tr("%n picture(s) added", nullptr, more)
                        : HistoryWords::tr("%n picture(s) removed", nullptr, -more);
    return (more > 0 ? HistoryWords::tr("%n picture(s) added to %1", nullptr, more)
                     : HistoryWords::tr("%n picture(s) removed from %1", nullptr, -more))
        .arg(topicOf(entry));
}

/// "3 price lists pinned"; empty if the numbers say more.
QString pinsSentence(const HistoryEntry &entry)
{
    const int was = entry.before.toInt();
    const int is = entry.after.toInt();
    if (was != 0 && is != 0 && was != is)
        return {};
    if (entry.change == EventChange::PriceLists)
        return is == 0 ? HistoryWords::tr("Price lists no longer pinned")
            : was == 0 ? HistoryWords::tr("%n price list(s) pinned", nullptr, is)
                       : HistoryWords::tr("Pinned price lists changed");
    if (entry.change == EventChange::KeptPrices)
        return is == 0 ? HistoryWords::tr("Prices no longer pinned")
            : was == 0 ? HistoryWords::tr("Prices of %n line(s) pinned", nullptr, is)
                       : HistoryWords::tr("Pinned prices changed");
    return {};
}

/// "Contact added: Ada"; empty if only a role is another one.
QString contactsSentence(const HistoryEntry &entry)
{
    if (entry.change != EventChange::Contacts || (entry.before.isEmpty() && entry.after.isEmpty()))
        return {};
    if (entry.before.isEmpty())
        return HistoryWords::tr("Contact added: %1").arg(entry.after);
    if (entry.after.isEmpty())
        return HistoryWords::tr("Contact removed: %1").arg(entry.before);
    return HistoryWords::tr("Contacts: %1 → %2").arg(entry.before, entry.after);
}

/// What replaces a value that was taken away: the shop's own, if there is one.
QString withoutValue(EventChange change)
{
    const bool hasDefault = change == EventChange::Markups || change == EventChange::TaxGroup;
    return hasDefault ? HistoryWords::tr("shop default") : HistoryWords::tr("none");
}

bool countsPictures(EventChange change)
{
    return change == EventChange::Pictures || change == EventChange::GroupPictures;
}

/// Removals show the quantity or amount that they took away.
bool isRemoval(EventChange change)
{
    return change == EventChange::LineRemoved || change == EventChange::PaymentDeleted || change == EventChange::Fees;
}

QString whatChanged(const HistoryEntry &entry, const HistoryLabel &said)
{
    QString what = HistoryWords::tr(said.what);
    if (what.contains(u"%1"_s))
        what = what.arg(topicOf(entry));
    if (entry.change == EventChange::LineVariant && !entry.place.isEmpty())
        what = HistoryWords::tr("%1 in %2").arg(what, entry.place);
    return what;
}

/// "Guests: 80 → 120"; the value alone where nothing was before or is left.
QString valueSentence(const QString &what, const HistoryEntry &entry, Value value, const HistoryTerms &terms)
{
    const auto text = [&](const QString &stored) { return valueText(stored, value, terms); };
    if (entry.change == EventChange::Markups && entry.before.isEmpty())
        return HistoryWords::tr("%1: %2 → %3").arg(what, withoutValue(entry.change), text(entry.after));
    if (entry.before.isEmpty() || (isRemoval(entry.change) && entry.after.isEmpty()))
        return HistoryWords::tr("%1: %2").arg(what, text(entry.before.isEmpty() ? entry.after : entry.before));
    return HistoryWords::tr("%1: %2 → %3")
        .arg(what, text(entry.before), entry.after.isEmpty() ? withoutValue(entry.change) : text(entry.after));
}

/// "Method of the payment of £500.00: Cash → Card"; empty for other changes, and for that of the amount.
QString paymentSentence(const HistoryEntry &entry, const HistoryTerms &terms)
{
    if (entry.change != EventChange::PaymentChanged)
        return {};
    if (entry.subject.isEmpty()) // Older entries name the amount, whatever was changed.
        return entry.before == entry.after ? HistoryWords::tr("Payment changed") : QString();
    const auto *known = std::ranges::find_if(HistoryWords::kPaymentFields, [&](const PaymentLabel &label) {
        return entry.subject == QLatin1StringView(label.field);
    });
    if (known == std::end(HistoryWords::kPaymentFields))
        return HistoryWords::tr("Payment changed");
    const QString amount = valueText(entry.place, Value::Money, terms);
    return valueSentence(HistoryWords::tr(known->what).arg(amount), entry, known->value, terms);
}

} // namespace

QString historySentence(const HistoryEntry &entry, const HistoryTerms &terms)
{
    const auto *said = std::ranges::find(HistoryWords::kSaid, entry.change, &HistoryLabel::change);
    if (said == std::end(HistoryWords::kSaid))
        return {};
    if (const QString pictures = picturesSentence(entry); !pictures.isEmpty())
        return pictures;
    if (const QString pins = pinsSentence(entry); !pins.isEmpty())
        return pins;
    if (const QString contacts = contactsSentence(entry); !contacts.isEmpty())
        return contacts;
    if (const QString payment = paymentSentence(entry, terms); !payment.isEmpty())
        return payment;
    QString what = whatChanged(entry, *said);
    if (said->value == Value::None || countsPictures(entry.change) || (entry.before.isEmpty() && entry.after.isEmpty()))
        return what;
    if (const QString named = namedChange(entry); !named.isEmpty())
        what = named;
    return said->value == Value::Parts ? partsSentence(what, entry, terms)
                                       : valueSentence(what, entry, said->value, terms);
}

QString actorText(const QString &actor)
{
    if (const auto key = keyNameOf(actor))
        return HistoryWords::tr("API key %1").arg(*key);
    if (actor == actorWindow())
        return HistoryWords::tr("By hand");
    if (actor == actorCommandLine())
        return HistoryWords::tr("Command line");
    if (actor == demoActor())
        return HistoryWords::tr("Demo shop");
    return actor;
}

} // namespace stemdesk::ui
