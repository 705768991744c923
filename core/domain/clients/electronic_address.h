#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

class FieldRules;

/// Where electronic invoices go, as Peppol has it: a code of four digits, a colon, and a value without spaces.
bool isElectronicAddress(QStringView text);
/// Of Iceland's national register, whose numbers its invoices name both parties by.
inline const QString kIcelandicRegister = QStringLiteral("0196");

/// Whether its code is among those that invoices of Europe may name (the list EAS).
bool isInvoiceAddress(QStringView text);

// For patches of those who send and get invoices.
void takeElectronicAddress(FieldRules &rules, QString &target, const std::optional<QString> &given,
                           const QString &field);
void takeCountry(FieldRules &rules, QString &target, const std::optional<QString> &given, const QString &field);

} // namespace stemdesk
