#include "ui/pages/clients/client_fields.h"

#include "core/domain/clients/country_code.h"
#include "ui/undo/contact_edits.h"
#include "ui/widgets/fields/region_choices.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

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

constexpr std::array kClientFields{
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Name"), shownText<&Contact::name>, typedText<&ContactPatch::name>},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Company"), shownText<&Contact::company>,
                typedText<&ContactPatch::company>},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "E-mail"), shownList<&Contact::emails>,
                typedList<&ContactPatch::emails>},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Phone"), shownList<&Contact::phones>,
                typedList<&ContactPatch::phones>},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Address"), shownText<&Contact::address>,
                typedText<&ContactPatch::address>, true},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Country"), shownCountry, typedCountry},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Tax number"), shownText<&Contact::taxNumber>,
                typedText<&ContactPatch::taxNumber>},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "E-invoice address"), shownText<&Contact::electronicAddress>,
                typedText<&ContactPatch::electronicAddress>},
    ClientField{QT_TRANSLATE_NOOP("ClientFields", "Notes"), shownText<&Contact::notes>, typedText<&ContactPatch::notes>,
                true},
};

} // namespace

QString ClientField::translatedLabel() const
{
    return QCoreApplication::translate("ClientFields", label);
}

std::span<const ClientField> clientFields()
{
    return kClientFields;
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
