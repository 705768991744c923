#pragma once

#include "core/exchange/files/table_file.h"

namespace stemdesk {

/// What the format code of a spreadsheet makes of numbers: "d-mmm", "00000", `[$€-413] #,##0.00`.
class NumberFormat {
public:
    NumberFormat() = default;
    explicit NumberFormat(const QString &code);

    /// Number, Percent, Date or Time.
    CellKind kind() const { return m_kind; }
    const QString &currency() const { return m_currency; }

    /// A whole number between the format's zeros and signs; empty where the format shows no more than the digits.
    QString shownNumber(double number) const;
    /// `moment`: on the sheet's clock.
    QString shownTime(const QDateTime &moment) const;

private:
    struct Part {
        QString text;
        bool isLiteral = false;
    };

    void readBracket(const QString &inside);
    void readLiteral(const QString &text);
    CellKind kindOfSigns() const;
    QString dateField(const QString &field, const QDateTime &moment, bool isMinute) const;

    CellKind m_kind = CellKind::Number;
    QString m_currency;
    QList<Part> m_parts; ///< Of the first section; a run of one sign each.
};

/// The codes that files name by number and do not write out; empty where a number stands for none.
QString builtInFormat(int id);

} // namespace stemdesk
