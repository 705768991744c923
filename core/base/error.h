#pragma once

#include <QByteArray>
#include <QString>

namespace stemdesk {

/// Why something could not be done. Made by the functions below; turned into a status only in core/api/problem.cpp
/// and into a translated sentence only in ui/words/error_text.cpp.
struct Error {
    enum class Kind {
        Invalid, ///< The input breaks a rule; repeating it does not help.
        NotFound,
        Conflict, ///< It contradicts the stored state.
        Stale, ///< The caller's change is based on an older version than the stored one.
        Forbidden,
        Unavailable, ///< The store or a peer is not available; trying later may help.
        Internal, ///< A defect; the message is for the log only.
    };

    Kind kind = Kind::Internal;
    QByteArray code; ///< Error code of the contract: "name_required", "supplier_not_found".
    QString field; ///< The offending property, dotted from the object ("variant.unitsPerPack"); empty if there is none.
    QString message; ///< One English sentence with the remedy, for callers and logs.

    friend bool operator==(const Error &, const Error &) = default;
};

/// 422 invalid_<last part of field>.
Error invalid(const QString &field, const QString &message);
/// 422 <last part of field>_required.
Error required(const QString &field);
/// Any other refusal of a value, by its contract code.
Error refused(const QByteArray &code, const QString &field, const QString &message);
Error notFound(const QString &message = {});
/// A body or row refers to a `resource` ("supplier") that does not exist: <resource>_not_found.
Error missing(const QByteArray &resource, const QString &field);
Error conflict(const QByteArray &code, const QString &message);
Error stale();
Error unavailable(const QByteArray &code, const QString &message);
Error internal(const QString &message);
/// 500 unreadable_row: a stored row is corrupt; `which` names it. The message is shown to callers.
Error unreadable(const QString &which, const QString &why);

} // namespace stemdesk
