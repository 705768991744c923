#include "ui/pages/clients/client_fields.h"

#include "core/domain/clients/country_code.h"
#include "ui/undo/contact_edits.h"
#include "ui/widgets/fields/region_choices.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

class ClientWords {
    Q_DECLARE_TR_FUNCTIONS(ClientWords)
};

template <QString Contact::*value>
QString shownText(const Contact &contact)
{
    return contact.*value;
}

template <std::optional<QString> ContactPatch::*field>
ContactPatch typedText(const QString &text)
{
    ContactPatch patch;
    patch.*field = text;
    return patch;
}

QString shownCountry(const Contact &contact)
{
    return countryText(contact.country);
}

ContactPatch typedCountry(const QString &text)
{
    return {.country = countryFrom(text)};
}

template <QStringList Contact::*value>
QString shownList(const Contact &contact)
{
    return (contact.*value).join(u", "_s);
}

/// Separated by commas, semicolons or line breaks.
template <std::optional<QStringList> ContactPatch::*field>
ContactPatch typedList(const QString &text)
{
    static const QRegularExpression kBetween(u"[,;\\n]"_s);
    QStringList texts = text.split(kBetween);
    for (QString &each : texts)
        each = each.trimmed();
    texts.removeAll(QString());
    ContactPatch patch;
    patch.*field = texts;
    return patch;
}

struct ClientFields {
    Q_DECLARE_TR_FUNCTIONS(ClientFields)

public:
    static constexpr ClientField kAll[] = {
        {QT_TR_NOOP("Name"), shownText<&Contact::name>, typedText<&ContactPatch::name>},
        {QT_TR_NOOP("Company"), shownText<&Contact::company>, typedText<&ContactPatch::company>},
        {QT_TR_NOOP("E-mail"), shownList<&Contact::emails>, typedList<&ContactPatch::emails>},
        {QT_TR_NOOP("Phone"), shownList<&Contact::phones>, typedList<&ContactPatch::phones>},
        {QT_TR_NOOP("Address"), shownText<&Contact::address>, typedText<&ContactPatch::address>, true},
        {QT_TR_NOOP("Country"), shownCountry, typedCountry},
        {QT_TR_NOOP("Tax number"), shownText<&Contact::taxNumber>, typedText<&ContactPatch::taxNumber>},
        {QT_TR_NOOP("E-invoice address"), shownText<&Contact::electronicAddress>,
         typedText<&ContactPatch::electronicAddress>},
        {QT_TR_NOOP("Notes"), shownText<&Contact::notes>, typedText<&ContactPatch::notes>, true},
    };
};

} // namespace

QString ClientField::translatedLabel() const
{
    return ClientFields::tr(label);
}

std::span<const ClientField> clientFields()
{
    return ClientFields::kAll;
}

QString clientRefusal(const ClientField &field, const QString &text)
{
    const QString written = text.trimmed();
    const bool isRight = field.typed != typedCountry || written.isEmpty() || isCountryCode(countryFrom(written));
    return isRight ? QString()
                   : ClientWords::tr("“%1” is not a country. Write its name or two letters, such as FR.").arg(written);
}

Edit changeClient(const Contact &before, const ClientField &field, const QString &text)
{
    const QString what = ClientWords::tr("Change %1 of %2").arg(field.translatedLabel(), before.name);
    return patchContactEdit(what, before, field.typed(text));
}

Edit removeClient(const Contact &contact, qsizetype events, const QString &owes)
{
    Edit edit = removeContactEdit(ClientWords::tr("Delete %1").arg(contact.name), contact.id);
    edit.offer = events > 0
        ? ClientWords::tr("Deleted %1, also from %n event(s)", nullptr, int(events)).arg(contact.name)
        : ClientWords::tr("Deleted %1").arg(contact.name);
    if (!owes.isEmpty())
        edit.offer = ClientWords::tr("%1. %2 is still owed").arg(edit.offer, owes);
    return edit;
}

} // namespace stemdesk::ui
