#pragma once

#include "core/domain/billing/minor_unit.h"

#include <QList>
#include <QString>

namespace stemdesk::ui {

/// Amounts added up exactly, each currency by itself.
class MoneySum {
public:
    void add(const MinorAmount &amount, const QString &currency);
    /// "£1,000.00 · $20.00", in the order in which the currencies came; empty without amounts.
    QString text() const;

private:
    struct Part {
        QString currency;
        MinorAmount amount;
    };
    QList<Part> m_parts;
};

} // namespace stemdesk::ui
