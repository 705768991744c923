#include "ui/pages/event/quotes/change_words.h"

#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <string_view>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

enum class DetailValue { Text, Number, Money, Moment, Colours, None };

struct DetailWords {
    std::string_view field;
    const char *name;
    DetailValue value;
};

struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(ChangeWords)

public:
    static constexpr DetailWords kDetails[] = {
        {"name", QT_TR_NOOP("Name of the event"), DetailValue::Text},
        {"ceremonyStart", QT_TR_NOOP("Ceremony from"), DetailValue::Moment},
        {"ceremonyEnd", QT_TR_NOOP("Ceremony until"), DetailValue::Moment},
        {"venueStart", QT_TR_NOOP("Venue from"), DetailValue::Moment},
        {"venueEnd", QT_TR_NOOP("Venue until"), DetailValue::Moment},
        {"ceremonyAddress", QT_TR_NOOP("Ceremony"), DetailValue::Text},
        {"venueAddress", QT_TR_NOOP("Venue"), DetailValue::Text},
        {"clientName1", QT_TR_NOOP("Client"), DetailValue::Text},
        {"clientName2", QT_TR_NOOP("Second client"), DetailValue::Text},
        {"numberOfGuests", QT_TR_NOOP("Guests"), DetailValue::Number},
        {"numberOfTables", QT_TR_NOOP("Tables"), DetailValue::Number},
        {"colourScheme", QT_TR_NOOP("Palette"), DetailValue::Colours},
        {"budget", QT_TR_NOOP("Budget"), DetailValue::Money},
        {"descriptionHtml", QT_TR_NOOP("Description"), DetailValue::None},
    };
};

QJsonValue jsonOf(const QuoteValue &value)
{
    const auto *text = std::get_if<JsonText>(&value);
    return text ? QJsonDocument::fromJson('[' + text->json + ']').array().at(0) : QJsonValue();
}

QString detailText(const QuoteValue &value, DetailValue kind, const ChangeTerms &terms)
{
    const QJsonValue json = jsonOf(value);
    const bool isNothing = json.isNull() || json.isUndefined() || (json.isString() && json.toString().isEmpty());
    if (isNothing)
        return ChangeWords::tr("none");
    switch (kind) {
    case DetailValue::Number: return quantityText(json.toDouble());
    case DetailValue::Money: return moneyText(json.toDouble(), terms.currency);
    case DetailValue::Moment: return momentText(QDateTime::fromMSecsSinceEpoch(json.toInteger(), terms.zone));
    case DetailValue::Colours: {
        QStringList names;
        for (const QJsonValue name : json.toArray())
            names += vocabularyText(name.toString());
        return names.join(u", "_s);
    }
    case DetailValue::Text:
    case DetailValue::None: break;
    }
    return json.toString().simplified();
}

QString fromTo(const QString &what, const QString &before, const QString &after)
{
    return ChangeWords::tr("%1: %2 → %3").arg(what, before, after);
}

QString detailSentence(const QuoteChange &change, const ChangeTerms &terms)
{
    const std::string_view field(change.field.constData(), size_t(change.field.size()));
    const auto *words = std::ranges::find(ChangeWords::kDetails, field, &DetailWords::field);
    if (words == std::end(ChangeWords::kDetails))
        return QString::fromLatin1(change.field);
    const QString what = ChangeWords::tr(words->name);
    if (words->value == DetailValue::None)
        return ChangeWords::tr("%1 changed").arg(what);
    return fromTo(what, detailText(change.before, words->value, terms), detailText(change.after, words->value, terms));
}

QString groupSentence(const QuoteChange &change)
{
    if (change.action == QuoteChangeAction::Added)
        return ChangeWords::tr("%1 added").arg(change.groupName);
    if (change.action == QuoteChangeAction::Removed)
        return ChangeWords::tr("%1 left out").arg(change.groupName);
    if (const auto *name = std::get_if<QString>(&change.before); name && change.field == "name")
        return ChangeWords::tr("%1 is now called %2").arg(*name, change.groupName);
    if (const auto *copies = std::get_if<double>(&change.before))
        return fromTo(change.groupName, quantityText(*copies), quantityText(std::get<double>(change.after)));
    if (const auto *wasHidden = std::get_if<bool>(&change.before))
        return *wasHidden ? ChangeWords::tr("%1 added").arg(change.groupName)
                          : ChangeWords::tr("%1 left out").arg(change.groupName);
    return ChangeWords::tr("Text of %1 changed").arg(change.groupName);
}

QString changedLine(const QuoteChange &change, const QuotedLine &before, const QuotedLine &after)
{
    if (before.variantId != after.variantId)
        return ChangeWords::tr("%1 instead of %2 in %3").arg(after.label, before.label, change.groupName);
    const QString where = ChangeWords::tr("%1 in %2").arg(change.label, change.groupName);
    if (before.quantity != after.quantity)
        return fromTo(where, quantityText(before.quantity), quantityText(after.quantity));
    if (before.units != after.units)
        return ChangeWords::tr("%1: %2 → %3 in all").arg(where, quantityText(before.units), quantityText(after.units));
    if (before.supplierId != after.supplierId)
        return ChangeWords::tr("%1: from another supplier").arg(where);
    if (before.customerPriceIncTax != after.customerPriceIncTax)
        return ChangeWords::tr("%1: new price").arg(where);
    return ChangeWords::tr("%1 changed").arg(where);
}

QString lineSentence(const QuoteChange &change)
{
    const auto *before = std::get_if<QuotedLine>(&change.before);
    const auto *after = std::get_if<QuotedLine>(&change.after);
    if (before && after)
        return changedLine(change, *before, *after);
    const QString where = ChangeWords::tr("%1 in %2").arg(change.label, change.groupName);
    if (after)
        return ChangeWords::tr("%1 added: %2").arg(where, quantityText(after->quantity));
    return ChangeWords::tr("%1 left out").arg(where);
}

QString chargeSentence(const QString &what, const QuoteChange &change, const ChangeTerms &terms)
{
    const auto money = [&](const QuoteValue &value) {
        const auto *amount = std::get_if<double>(&value);
        return moneyText(amount ? *amount : 0, terms.currency);
    };
    return fromTo(what, money(change.before), money(change.after));
}

} // namespace

QString changeSentence(const QuoteChange &change, const ChangeTerms &terms)
{
    switch (change.kind) {
    case QuoteChangeKind::Line: return lineSentence(change);
    case QuoteChangeKind::Group: return groupSentence(change);
    case QuoteChangeKind::Detail: return detailSentence(change, terms);
    case QuoteChangeKind::Labour: return chargeSentence(ChangeWords::tr("Labour"), change, terms);
    case QuoteChangeKind::Fees: return chargeSentence(ChangeWords::tr("Fees"), change, terms);
    case QuoteChangeKind::Travel: return chargeSentence(ChangeWords::tr("Travel"), change, terms);
    case QuoteChangeKind::Discount: return chargeSentence(ChangeWords::tr("Discount"), change, terms);
    }
    return {};
}

} // namespace stemdesk::ui
