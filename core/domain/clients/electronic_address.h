#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

class FieldRules;

/// The address for electronic invoices in Peppol's form: a code of four digits, a colon, and a value without spaces.
bool isElectronicAddress(QStringView text);
/// Iceland's national register, whose numbers identify both parties on invoices.
inline const QString kIcelandicRegister = QStringLiteral("0196");

/// Whether its code is in the list that European invoices may use (EAS).
bool isInvoiceAddress(QStringView text);

// For patches of senders and receivers of invoices.
void takeElectronicAddress(FieldRules &rules, QString &target, const std::optional<QString> &given,
                           const QString &field);
void takeCountry(FieldRules &rules, QString &target, const std::optional<QString> &given, const QString &field);

} // namespace stemdesk
