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
#include <array>
#include <functional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::HistoryWords)
};

/// How a value is written in a sentence.
enum class Value { Text, Place, Number, Money, Day, Moment, StatusName, Parts, None };

struct HistoryLabel {
    EventChange change;
    const char *what; ///< With %1 for the group or line, if the entry names one.
    Value value;
};

constexpr std::array kSaid{
    HistoryLabel{EventChange::EventMade, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Event created"), Value::None},
    HistoryLabel{EventChange::EventPutBack, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Deleted event restored"),
                 Value::None},
    HistoryLabel{EventChange::Name, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Name"), Value::Text},
    HistoryLabel{EventChange::Slug, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Short name"), Value::Text},
    HistoryLabel{EventChange::ExternalId, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "External ID"), Value::Text},
    HistoryLabel{EventChange::EventStatus, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Status"),
                 Value::StatusName},
    HistoryLabel{EventChange::Client, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Client"), Value::Text},
    HistoryLabel{EventChange::SecondClient, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Second client"),
                 Value::Text},
    HistoryLabel{EventChange::CeremonyAddress, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Ceremony address"),
                 Value::Text},
    HistoryLabel{EventChange::VenueAddress, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Venue address"),
                 Value::Text},
    HistoryLabel{EventChange::CeremonyStart, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Ceremony from"),
                 Value::Moment},
    HistoryLabel{EventChange::CeremonyEnd, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Ceremony until"),
                 Value::Moment},
    HistoryLabel{EventChange::VenueStart, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Venue from"), Value::Moment},
    HistoryLabel{EventChange::VenueEnd, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Venue until"), Value::Moment},
    HistoryLabel{EventChange::Budget, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Budget"), Value::Money},
    HistoryLabel{EventChange::Guests, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Guests"), Value::Number},
    HistoryLabel{EventChange::Tables, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Tables"), Value::Number},
    HistoryLabel{EventChange::Palette, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Palette"), Value::Text},
    HistoryLabel{EventChange::Description, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Description changed"),
                 Value::None},
    HistoryLabel{EventChange::Pictures, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Pictures changed"),
                 Value::Number},
    HistoryLabel{EventChange::Links, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Links changed"), Value::None},
    HistoryLabel{EventChange::Notes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Notes"), Value::Text},
    HistoryLabel{EventChange::Contacts, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Contacts changed"),
                 Value::None},
    HistoryLabel{EventChange::Source, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Source of the enquiry"),
                 Value::Text},
    HistoryLabel{EventChange::FollowUp, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Follow up on"), Value::Day},
    HistoryLabel{EventChange::LostReason, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Reason it was lost"),
                 Value::Text},
    HistoryLabel{EventChange::QuoteMade, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 created"),
                 Value::None},
    HistoryLabel{EventChange::QuoteAccepted, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 accepted"),
                 Value::None},
    HistoryLabel{EventChange::QuoteDeclined, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 declined"),
                 Value::None},
    HistoryLabel{EventChange::QuoteReopened, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 reopened"),
                 Value::None},
    HistoryLabel{EventChange::QuoteDeleted, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 deleted"),
                 Value::None},
    HistoryLabel{EventChange::Instalments, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment plan changed"),
                 Value::None},
    HistoryLabel{EventChange::PaymentMade, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment added"),
                 Value::Money},
    HistoryLabel{EventChange::PaymentChanged, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment changed"),
                 Value::Money},
    HistoryLabel{EventChange::PaymentDeleted, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment deleted"),
                 Value::Money},
    HistoryLabel{EventChange::InvoiceIssued, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Invoice %1 issued"),
                 Value::None},
    HistoryLabel{EventChange::HireReturned, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Return of %1 changed"),
                 Value::None},
    HistoryLabel{EventChange::InvoiceCredited, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Credit note %1 issued"),
                 Value::None},
    HistoryLabel{EventChange::PriceLists, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Pinned price lists"),
                 Value::Number},
    HistoryLabel{EventChange::KeptPrices, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Lines with pinned prices"),
                 Value::Number},
    HistoryLabel{EventChange::UnitUplift, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Extra per unit"),
                 Value::Money},
    HistoryLabel{EventChange::Markups, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Markups changed"),
                 Value::Number},
    HistoryLabel{EventChange::Labour, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Labour changed"), Value::Parts},
    HistoryLabel{EventChange::Fees, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Fees changed"), Value::Money},
    HistoryLabel{EventChange::Travel, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Travel changed"), Value::Parts},
    HistoryLabel{EventChange::TaxGroup, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Tax"), Value::Text},
    HistoryLabel{EventChange::Discount, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Discount changed"),
                 Value::Parts},
    HistoryLabel{EventChange::GroupAdded, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 added"), Value::None},
    HistoryLabel{EventChange::GroupRemoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 deleted"), Value::None},
    HistoryLabel{EventChange::GroupName, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Name of an arrangement"),
                 Value::Text},
    HistoryLabel{EventChange::GroupCopies, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Number of %1"),
                 Value::Number},
    HistoryLabel{EventChange::GroupHidden, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 hidden"), Value::None},
    HistoryLabel{EventChange::GroupShown, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 shown again"),
                 Value::None},
    HistoryLabel{EventChange::GroupFixedPrice, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Fixed price of %1"),
                 Value::Money},
    HistoryLabel{EventChange::GroupMinutes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Minutes for each %1"),
                 Value::Number},
    HistoryLabel{EventChange::GroupPlace, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Where %1 goes"),
                 Value::Place},
    HistoryLabel{EventChange::GroupMoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Place of %1"),
                 Value::Number},
    HistoryLabel{EventChange::GroupDescription, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Description of %1"),
                 Value::Text},
    HistoryLabel{EventChange::GroupPictures, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Pictures of %1 changed"),
                 Value::Number},
    HistoryLabel{EventChange::GroupNotes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Notes of %1"), Value::Text},
    HistoryLabel{EventChange::LineAdded, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 added"), Value::Number},
    HistoryLabel{EventChange::LineRemoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 deleted"),
                 Value::Number},
    HistoryLabel{EventChange::LineQuantity, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quantity of %1"),
                 Value::Number},
    HistoryLabel{EventChange::LineSupplier, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Supplier of %1"),
                 Value::Text},
    HistoryLabel{EventChange::LineVariant, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Flower replaced"),
                 Value::Text},
    HistoryLabel{EventChange::LineMoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 moved"), Value::Text},
    HistoryLabel{EventChange::LineNotes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Notes of %1"), Value::Text},
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
    const std::tuple<QString, QString, std::function<QString(double)>> known[] = {
        {u"percent"_s, u"%1"_s, percent},
        {u"hours"_s, HistoryWords::tr("%1 hours"), number},
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

/// What replaces a value that was taken away: the shop's own, if there is one.
QString withoutValue(EventChange change)
{
    const bool hasDefault = change == EventChange::Markups || change == EventChange::TaxGroup;
    return hasDefault ? HistoryWords::tr("the shop's") : HistoryWords::tr("none");
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
    if (entry.before.isEmpty() || (isRemoval(entry.change) && entry.after.isEmpty()))
        return HistoryWords::tr("%1: %2").arg(what, text(entry.before.isEmpty() ? entry.after : entry.before));
    return HistoryWords::tr("%1: %2 → %3")
        .arg(what, text(entry.before), entry.after.isEmpty() ? withoutValue(entry.change) : text(entry.after));
}

struct PaymentLabel {
    const char *field;
    const char *what; ///< With %1 for the payment's amount.
    Value value;
};

constexpr std::array kPaymentFields{
    PaymentLabel{"paidOn", QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Day of the payment of %1"), Value::Day},
    PaymentLabel{"method", QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Method of the payment of %1"), Value::Text},
    PaymentLabel{"reference", QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Reference of the payment of %1"),
                 Value::Text},
    PaymentLabel{"note", QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Note of the payment of %1"), Value::Text},
};

/// "Method of the payment of £500.00: Cash → Card"; empty for other changes, and for that of the amount.
QString paymentSentence(const HistoryEntry &entry, const HistoryTerms &terms)
{
    if (entry.change != EventChange::PaymentChanged)
        return {};
    if (entry.subject.isEmpty()) // Older entries name the amount, whatever was changed.
        return entry.before == entry.after ? HistoryWords::tr("Payment changed") : QString();
    const auto *known = std::ranges::find_if(
        kPaymentFields, [&](const PaymentLabel &label) { return entry.subject == QLatin1StringView(label.field); });
    if (known == kPaymentFields.end())
        return HistoryWords::tr("Payment changed");
    const QString amount = valueText(entry.place, Value::Money, terms);
    return valueSentence(HistoryWords::tr(known->what).arg(amount), entry, known->value, terms);
}

} // namespace

QString historySentence(const HistoryEntry &entry, const HistoryTerms &terms)
{
    const auto *said = std::ranges::find(kSaid, entry.change, &HistoryLabel::change);
    if (said == kSaid.end())
        return {};
    if (const QString pictures = picturesSentence(entry); !pictures.isEmpty())
        return pictures;
    if (const QString pins = pinsSentence(entry); !pins.isEmpty())
        return pins;
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
