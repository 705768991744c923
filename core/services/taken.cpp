#include "core/services/taken.h"

#include <QRegularExpression>

namespace stemdesk {

using namespace Qt::StringLiterals;

Error taken(const QByteArray &code, const QString &message, const QByteArray &id)
{
    return conflict(code, u"%1 It has the id %2."_s.arg(message, QString::fromLatin1(id)));
}

QByteArray existingId(const Error &error)
{
    static const QRegularExpression kEnd(u" It has the id ([a-z]+_[0-9a-z]{26})\\.\\z"_s);
    const bool isTaken = error.kind == Error::Kind::Conflict && error.code.endsWith("_taken");
    return isTaken ? kEnd.match(error.message).captured(1).toLatin1() : QByteArray();
}

} // namespace stemdesk
