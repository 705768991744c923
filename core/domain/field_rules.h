#pragma once

#include "core/base/clock.h"
#include "core/base/text.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace stemdesk {

/// The limit of price factors, so that no product or sum of them overflows a double.
inline constexpr double kMaxFactor = 1e50;

/// A range of numbers. NaN and the infinities never fit.
struct NumberRange {
    double from = 0;
    double to = kMaxFactor;
    bool isFromIncluded = true;
};

inline constexpr NumberRange kNotNegative{};
inline constexpr NumberRange kPositive{.from = 0, .isFromIncluded = false};
inline constexpr NumberRange kPercent{.from = 0, .to = 100};

bool fits(double number, const NumberRange &range);

/// A row's place in error messages: "colors[2]".
QString rowOf(const QString &list, qsizetype index);

/// One "@" with text on both sides; only a message can tell whether the address exists.
bool isEmailAddress(const QString &text);

/// Applies the given fields to a value one by one and stops at the first broken rule, which it remembers. Absent fields
/// stay unchanged.
class FieldRules {
public:
    /// `path` prefixes the fields of errors ("variant.").
    explicit FieldRules(QString path = {}) : m_path(std::move(path)) {}

    /// A name of 1 to 200 characters: required, even if it is not given and the value has none.
    void name(QString &target, const std::optional<QString> &given, const QString &field);
    /// Like name(), with another limit.
    void requiredLine(QString &target, const std::optional<QString> &given, const QString &field, int limit);
    void line(QString &target, const std::optional<QString> &given, const QString &field, int limit = kMaxLine);
    void multiline(QString &target, const std::optional<QString> &given, const QString &field, int limit = kMaxNotes);
    /// One-line texts, none of them empty.
    void lines(QStringList &target, const std::optional<QStringList> &given, const QString &field);

    void number(double &target, const std::optional<double> &given, const QString &field, const NumberRange &range);
    void number(std::optional<double> &target, const std::optional<std::optional<double>> &given, const QString &field,
                const NumberRange &range);
    void count(std::optional<qint64> &target, const std::optional<std::optional<qint64>> &given, const QString &field);
    void position(int &target, const std::optional<int> &given);
    void instant(std::optional<Instant> &target, const std::optional<std::optional<Instant>> &given,
                 const QString &field);
    /// https URLs and the ids of stored images.
    void imageUrls(QStringList &target, const std::optional<QStringList> &given);

    template <class T>
    void take(T &target, const std::optional<T> &given)
    {
        if (given && !m_error)
            target = *given;
    }
    /// Reports a missing value unless `isThere`.
    void require(bool isThere, const QString &field);
    void fail(Error error);

    /// `value`, or the first broken rule.
    template <class T>
    Result<T> result(T value)
    {
        if (m_error)
            return *std::move(m_error);
        return value;
    }

private:
    void keep(QString &target, Result<QString> text);

    QString m_path;
    std::optional<Error> m_error;
};

/// For the inverse of a patch: the old value of a field that the patch contains.
template <class T>
std::optional<T> was(const std::optional<T> &given, const T &value)
{
    return given ? std::optional<T>(value) : std::nullopt;
}

} // namespace stemdesk
