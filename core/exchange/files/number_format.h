#pragma once

#include "core/exchange/files/table_file.h"

namespace stemdesk {

/// A spreadsheet's number format code: "d-mmm", "00000", `[$€-413] #,##0.00`.
class NumberFormat {
public:
    NumberFormat() = default;
    explicit NumberFormat(const QString &code);

    /// Number, Percent, Date or Time.
    CellKind kind() const { return m_kind; }
    const QString &currency() const { return m_currency; }

    /// A whole number with the format's zeros and literals; empty if the format shows only the digits, or negative
    /// numbers by a section of their own.
    QString shownNumber(double number) const;
    /// The digits among the words of the format: "600 mm"; empty where it has none but a currency.
    QString worded(const QString &digits) const;
    /// `moment` is in the sheet's time.
    QString shownTime(const QDateTime &moment) const;

private:
    struct Part {
        QString text;
        bool isLiteral = false;
    };

    /// Reads a literal in quotes, or a bracket; returns how many characters it takes.
    qsizetype readEnclosed(const QString &code, qsizetype at);
    qsizetype readSign(const QString &code, qsizetype at);
    void readBracket(const QString &inside);
    void readLiteral(const QString &text);
    CellKind kindOfSigns() const;
    /// Whether the format adds zeros or words to whole numbers, as "000000" and "A-0" do.
    bool changesWholeNumbers() const;
    QString dateField(const QString &field, const QDateTime &moment, bool isMinute) const;

    CellKind m_kind = CellKind::Number;
    QString m_currency;
    bool m_hasSections = false; ///< Further sections follow the first, with their own form of negative numbers.
    QList<Part> m_parts; ///< The parts of the first section: literals, and runs of one format character.
};

/// Whether what stands around a number says more than its currency: "mm", "/100".
bool areWordsOfFormat(const QString &around);

/// The format code for a number that files use instead of writing it out; empty if there is none.
QString builtInFormat(int id);

} // namespace stemdesk
