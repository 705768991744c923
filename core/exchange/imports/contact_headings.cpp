#include "core/exchange/imports/contact_headings.h"

#include "core/base/text.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/column_words.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// "Rechnungsadresse", "Factuurstraat": the word may be the first part of another.
bool beginsWithOne(const QString &word, const QStringList &beginnings)
{
    return std::ranges::any_of(beginnings, [&word](const QString &beginning) { return word.startsWith(beginning); });
}

} // namespace

bool isOfAnother(const QString &heading)
{
    static const QSet<QString> kPeople{u"partner"_s,  u"partners"_s,       u"emergency"_s,   u"noodcontact"_s,
                                       u"notfall"_s,  u"notfallkontakt"_s, u"urgence"_s,     u"emergencia"_s,
                                       u"referrer"_s, u"sales"_s,          u"salesperson"_s, u"rep"_s,
                                       u"agent"_s,    u"verkoper"_s,       u"verkaufer"_s,   u"vendedor"_s,
                                       u"employee"_s, u"medewerker"_s,     u"mitarbeiter"_s, u"staff"_s};
    return hasWordOf(heading, kPeople) && !searchTokens(heading).contains(u"1"_s);
}

bool isOfNumber(const QString &heading)
{
    static const QSet<QString> kNumbers{u"nr"_s,        u"no"_s,       u"n"_s,          u"num"_s,       u"number"_s,
                                        u"nummer"_s,    u"numero"_s,   u"code"_s,       u"codigo"_s,    u"ref"_s,
                                        u"reference"_s, u"referenz"_s, u"referentie"_s, u"referencia"_s};
    const auto isNumber = [](const QString &word) {
        return kNumbers.contains(word) || word.endsWith("nr"_L1) || word.endsWith("nummer"_L1)
            || word.endsWith("number"_L1) || word.endsWith("code"_L1);
    };
    return heading.contains(u'#') || std::ranges::any_of(searchTokens(heading), isNumber);
}

int certaintyOfName(const QString &heading)
{
    static const QSet<QString> kNames{u"name"_s,   u"names"_s,     u"naam"_s,      u"nom"_s,
                                      u"nombre"_s, u"klantnaam"_s, u"kundenname"_s};
    static const QSet<QString> kContacts{u"contact"_s, u"kontakt"_s, u"contacto"_s};
    static const QSet<QString> kOfClients{u"client"_s, u"clients"_s, u"customer"_s,     u"customers"_s, u"klant"_s,
                                          u"kunde"_s,  u"kunden"_s,  u"cliente"_s,      u"relatie"_s,   u"full"_s,
                                          u"whole"_s,  u"complet"_s, u"completo"_s,     u"volledige"_s, u"of"_s,
                                          u"the"_s,    u"de"_s,      u"del"_s,          u"du"_s,        u"der"_s,
                                          u"des"_s,    u"van"_s,     u"vollstandiger"_s};
    const QStringList words = searchTokens(heading);
    const auto isOf = [](const QSet<QString> &set) {
        return [&set](const QString &word) { return set.contains(word); };
    };
    if (std::ranges::none_of(words, isOf(kNames)) || std::ranges::any_of(words, isOf(kContacts)))
        return 0;
    const bool isOfClient = std::ranges::all_of(
        words, [](const QString &word) { return kNames.contains(word) || kOfClients.contains(word); });
    return isOfClient ? 1 : -1;
}

bool hasNamingWord(const QString &heading)
{
    static const QSet<QString> kNaming{u"name"_s,        u"display"_s,     u"owner"_s,   u"weergavenaam"_s,
                                       u"anzeigename"_s, u"angezeigter"_s, u"mostrar"_s, u"afficher"_s};
    return hasWordOf(heading, kNaming);
}

bool isMoreOfLastName(const QString &heading)
{
    static const QSet<QString> kParts{u"tussenvoegsel"_s, u"tussenvoegsels"_s, u"achternaam"_s, u"apellido"_s,
                                      u"apellidos"_s};
    return hasWordOf(heading, kParts);
}

bool isOfLines(const QString &heading)
{
    static const QSet<QString> kLines{u"line"_s, u"ligne"_s, u"zeile"_s, u"regel"_s, u"linea"_s};
    return hasWordOf(heading, kLines);
}

QString roleOf(const QString &heading)
{
    static const QHash<QString, QString> kRoles{
        {u"planner"_s, u"planner"_s},         {u"weddingplanner"_s, u"planner"_s},
        {u"coordinator"_s, u"planner"_s},     {u"organizer"_s, u"planner"_s},
        {u"organiser"_s, u"planner"_s},       {u"venue"_s, u"venue"_s},
        {u"locatie"_s, u"venue"_s},           {u"trouwlocatie"_s, u"venue"_s},
        {u"veranstaltungsort"_s, u"venue"_s}, {u"ceremony"_s, u"ceremony"_s},
        {u"reception"_s, u"reception"_s},     {u"photographer"_s, u"photographer"_s},
        {u"fotograaf"_s, u"photographer"_s},  {u"fotograf"_s, u"photographer"_s},
        {u"florist"_s, u"florist"_s},         {u"caterer"_s, u"caterer"_s}};
    for (const QString &word : searchTokens(heading)) {
        if (const QString role = kRoles.value(word); !role.isEmpty())
            return role;
    }
    return {};
}

QString roleOfNames(const ColumnMapping &mapping)
{
    QString role;
    for (qsizetype column = 0; column < mapping.header().size(); ++column) {
        const QString heading = mapping.header().at(column);
        const QString field =
            mapping.fieldOf(column).isEmpty() ? meaningOf(mapping.kind(), heading).field : mapping.fieldOf(column);
        const bool isName =
            field == u"name"_s || field == u"firstName"_s || field == u"lastName"_s || field == u"company"_s;
        if (isName && roleOf(heading).isEmpty())
            return {};
        if (isName && role.isEmpty())
            role = roleOf(heading);
    }
    return role;
}

QString addressGroupOf(const QString &heading)
{
    static const QSet<QString> kBusiness{u"business"_s, u"work"_s,          u"geschaftlich"_s, u"zakelijk"_s,
                                         u"werk"_s,     u"professionnel"_s, u"trabajo"_s,      u"bureau"_s};
    static const QSet<QString> kPrivate{u"home"_s,      u"privat"_s,     u"prive"_s,      u"private"_s,
                                        u"thuis"_s,     u"domicilio"_s,  u"residencia"_s, u"casa"_s,
                                        u"personnel"_s, u"particular"_s, u"domicile"_s};
    static const QStringList kBilling{u"billing"_s, u"invoice"_s, u"rechnung"_s, u"factu"_s};
    static const QStringList kDelivery{u"shipping"_s, u"delivery"_s, u"liefer"_s,    u"bezorg"_s,  u"aflever"_s,
                                       u"verzend"_s,  u"versand"_s,  u"livraison"_s, u"entrega"_s, u"envio"_s};
    static const QSet<QString> kOther{u"other"_s, u"weitere"_s, u"overig"_s, u"autre"_s, u"otra"_s};
    for (const QString &word : searchTokens(heading)) {
        if (kBusiness.contains(word))
            return u"business"_s;
        if (kPrivate.contains(word))
            return u"private"_s;
        if (beginsWithOne(word, kBilling))
            return kBillingAddress;
        if (beginsWithOne(word, kDelivery))
            return u"delivery"_s;
        const bool isNumbered = word.size() == 1 && word > u"1"_s && word <= u"9"_s && !isOfLines(heading);
        if (kOther.contains(word) || isNumbered)
            return u"other "_s + word;
    }
    return {};
}

} // namespace stemdesk
