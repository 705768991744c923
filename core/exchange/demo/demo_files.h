#pragma once

#include "core/base/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// The demo data as it lies in the program; only its folder reads it.
Result<QJsonArray> demoArray(const QString &name);
Result<QJsonObject> demoObject(const QString &name);

QStringList textsIn(const QJsonValue &array);
std::optional<double> numberIn(const QJsonValue &value);

} // namespace stemdesk
