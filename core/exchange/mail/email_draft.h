#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

class DocumentLanguage;
struct Shop;

/// An e-mail for the florist's own program to send.
struct EmailDraft {
    QString to; ///< Empty if no address is known.
    QString subject; ///< One line.
    QString body; ///< Plain text.

    friend bool operator==(const EmailDraft &, const EmailDraft &) = default;
};

/// Greeting, name, address and phone at the end of every e-mail, below an empty line.
QStringList closingLines(const Shop &shop, const DocumentLanguage &language);

} // namespace stemdesk
