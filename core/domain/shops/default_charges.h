#pragma once

#include "core/base/result.h"
#include "core/domain/events/event.h"

#include <QString>

#include <optional>

namespace stemdesk {

struct Shop;

/// "Delivery=45|Set-up=120": the format of fees in settings and storage; see listPart().
QString feesText(const QList<AdditionalFee> &fees);
/// Errors name `field`.
Result<QList<AdditionalFee>> feesFrom(const QString &text, const QString &field);

/// Empty: nothing.
QString chargeText(const std::optional<double> &charge);

/// The initial pricing of events created by a person: with the shop's labour and fees.
void addDefaultCharges(EventPatch &patch, const Shop &shop);

} // namespace stemdesk
