#pragma once

#include <QString>

namespace stemdesk {

/// An e-mail for the florist's own program to send.
struct EmailDraft {
    QString to; ///< Empty if no address is known.
    QString subject; ///< One line.
    QString body; ///< Plain text.

    friend bool operator==(const EmailDraft &, const EmailDraft &) = default;
};

} // namespace stemdesk
