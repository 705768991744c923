#include "ui/pages/event/history/history_words.h"

#include "core/exchange/demo/demo_shop.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/product_type_words.h"
#include "ui/words/status_words.h"

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
enum class Value { Text, Place, Number, Money, Moment, StatusName, Parts, None };

struct Said {
    EventChange change;
    const char *what; ///< With %1 for the group or line, if the entry names one.
    Value value;
};

constexpr std::array kSaid{
    Said{EventChange::EventMade, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Event created"), Value::None},
    Said{EventChange::EventPutBack, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Deleted event restored"),
         Value::None},
    Said{EventChange::Name, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Name"), Value::Text},
    Said{EventChange::Slug, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Short name"), Value::Text},
    Said{EventChange::ExternalId, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "External ID"), Value::Text},
    Said{EventChange::EventStatus, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Status"), Value::StatusName},
    Said{EventChange::Client, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Client"), Value::Text},
    Said{EventChange::SecondClient, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Second client"), Value::Text},
    Said{EventChange::CeremonyAddress, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Ceremony address"),
         Value::Text},
    Said{EventChange::VenueAddress, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Venue address"), Value::Text},
    Said{EventChange::CeremonyStart, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Ceremony from"), Value::Moment},
    Said{EventChange::CeremonyEnd, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Ceremony until"), Value::Moment},
    Said{EventChange::VenueStart, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Venue from"), Value::Moment},
    Said{EventChange::VenueEnd, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Venue until"), Value::Moment},
    Said{EventChange::Budget, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Budget"), Value::Money},
    Said{EventChange::Guests, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Guests"), Value::Number},
    Said{EventChange::Tables, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Tables"), Value::Number},
    Said{EventChange::Palette, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Palette"), Value::Text},
    Said{EventChange::Description, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Description changed"), Value::None},
    Said{EventChange::Pictures, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Number of pictures"), Value::Number},
    Said{EventChange::Links, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Links changed"), Value::None},
    Said{EventChange::Notes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Notes"), Value::Text},
    Said{EventChange::Contacts, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Contacts changed"), Value::None},
    Said{EventChange::Source, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Source of the enquiry"), Value::Text},
    Said{EventChange::FollowUp, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Follow up on"), Value::Text},
    Said{EventChange::LostReason, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Reason it was lost"), Value::Text},
    Said{EventChange::QuoteMade, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 created"), Value::None},
    Said{EventChange::QuoteAccepted, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 accepted"), Value::None},
    Said{EventChange::QuoteDeclined, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 declined"), Value::None},
    Said{EventChange::QuoteReopened, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 reopened"), Value::None},
    Said{EventChange::QuoteDeleted, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quote %1 deleted"), Value::None},
    Said{EventChange::Instalments, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment plan changed"),
         Value::None},
    Said{EventChange::PaymentMade, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment added"), Value::Money},
    Said{EventChange::PaymentChanged, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment changed"), Value::Money},
    Said{EventChange::PaymentDeleted, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Payment deleted"), Value::Money},
    Said{EventChange::InvoiceIssued, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Invoice %1 issued"), Value::None},
    Said{EventChange::HireReturned, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Return of %1 changed"),
         Value::None},
    Said{EventChange::InvoiceCredited, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Credit note %1 issued"),
         Value::None},
    Said{EventChange::PriceLists, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Number of pinned price lists"),
         Value::Number},
    Said{EventChange::KeptPrices, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Lines with pinned prices"),
         Value::Number},
    Said{EventChange::UnitUplift, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Extra per unit"), Value::Money},
    Said{EventChange::Markups, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Markups changed"), Value::Number},
    Said{EventChange::Labour, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Labour changed"), Value::Parts},
    Said{EventChange::Fees, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Fees changed"), Value::Money},
    Said{EventChange::Travel, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Travel changed"), Value::Parts},
    Said{EventChange::TaxGroup, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Tax"), Value::Text},
    Said{EventChange::Discount, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Discount changed"), Value::Parts},
    Said{EventChange::GroupAdded, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 added"), Value::None},
    Said{EventChange::GroupRemoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 deleted"), Value::None},
    Said{EventChange::GroupName, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Name of an arrangement"),
         Value::Text},
    Said{EventChange::GroupCopies, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Number of %1"), Value::Number},
    Said{EventChange::GroupHidden, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 hidden"), Value::None},
    Said{EventChange::GroupShown, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 shown again"), Value::None},
    Said{EventChange::GroupFixedPrice, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Fixed price of %1"),
         Value::Money},
    Said{EventChange::GroupMinutes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Minutes for each %1"),
         Value::Number},
    Said{EventChange::GroupPlace, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Where %1 goes"), Value::Place},
    Said{EventChange::GroupMoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Place of %1"), Value::Number},
    Said{EventChange::GroupDescription, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Description of %1"),
         Value::Text},
    Said{EventChange::GroupPictures, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Number of pictures of %1"),
         Value::Number},
    Said{EventChange::GroupNotes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Notes of %1"), Value::Text},
    Said{EventChange::LineAdded, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 added"), Value::Number},
    Said{EventChange::LineRemoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 deleted"), Value::Number},
    Said{EventChange::LineQuantity, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Quantity of %1"), Value::Number},
    Said{EventChange::LineSupplier, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Supplier of %1"), Value::Text},
    Said{EventChange::LineVariant, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Flower replaced"), Value::Text},
    Said{EventChange::LineMoved, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "%1 moved"), Value::Text},
    Said{EventChange::LineNotes, QT_TRANSLATE_NOOP("stemdesk::ui::HistoryWords", "Notes of %1"), Value::Text},
};

QString valueText(const QString &value, Value kind, const HistoryTerms &terms)
{
    if (value.isEmpty())
        return HistoryWords::tr("none");
    switch (kind) {
    case Value::Number: return quantityText(value.toDouble());
    case Value::Money: return moneyText(value.toDouble(), terms.currency);
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
        told.append(std::get<1>(part).arg(HistoryWords::tr("%1 → %2").arg(side(was), side(is))));
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
    case EventChange::Fees: return HistoryWords::tr("Fee %1").arg(entry.place);
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

/// Additions and removals show their quantity or amount, because there is no other value.
bool isOneSided(EventChange change)
{
    return change == EventChange::LineAdded || change == EventChange::LineRemoved || change == EventChange::PaymentMade
        || change == EventChange::PaymentDeleted;
}

} // namespace

QString historySentence(const HistoryEntry &entry, const HistoryTerms &terms)
{
    const auto *said = std::ranges::find(kSaid, entry.change, &Said::change);
    if (said == kSaid.end())
        return {};
    QString what = HistoryWords::tr(said->what);
    if (what.contains(u"%1"_s))
        what = what.arg(topicOf(entry));
    if (entry.change == EventChange::LineVariant && !entry.place.isEmpty())
        what = HistoryWords::tr("%1 in %2").arg(what, entry.place);
    if (said->value == Value::None || (entry.before.isEmpty() && entry.after.isEmpty()))
        return what;
    if (const QString named = namedChange(entry); !named.isEmpty())
        what = named;
    if (said->value == Value::Parts)
        return partsSentence(what, entry, terms);
    if (isOneSided(entry.change)) {
        const QString value = entry.after.isEmpty() ? entry.before : entry.after;
        return HistoryWords::tr("%1: %2").arg(what, valueText(value, said->value, terms));
    }
    return HistoryWords::tr("%1: %2 → %3")
        .arg(what, valueText(entry.before, said->value, terms), valueText(entry.after, said->value, terms));
}

QString actorText(const QString &actor)
{
    if (const auto key = keyNameOf(actor))
        return HistoryWords::tr("API key %1").arg(*key);
    if (actor == actorWindow())
        return HistoryWords::tr("Window");
    if (actor == actorCommandLine())
        return HistoryWords::tr("Command line");
    if (actor == demoActor())
        return HistoryWords::tr("Demo shop");
    return actor;
}

} // namespace stemdesk::ui
