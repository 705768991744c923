#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

class FieldRules;

/// The address for electronic invoices in Peppol's form: a code of four digits, a colon, and a value without spaces.
bool isElectronicAddress(QStringView text);
/// Iceland's national register: its invoices identify both parties by its numbers.
inline const QString kIcelandicRegister = QStringLiteral("0196");

/// Whether its code is among those that invoices of Europe may name (the list EAS).
bool isInvoiceAddress(QStringView text);

// For patches of those who send and get invoices.
void takeElectronicAddress(FieldRules &rules, QString &target, const std::optional<QString> &given,
                           const QString &field);
void takeCountry(FieldRules &rules, QString &target, const std::optional<QString> &given, const QString &field);

} // namespace stemdesk
