#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace stemdesk {

/// The query of a request, decoded. Each parameter occurs once and is not empty, except `fields`.
class QueryParameters {
public:
    /// unknown_parameter:<name> for one that is not in `allowed`; invalid_<name> for one that is given twice, is empty,
    /// is not UTF-8 or holds control characters.
    static Result<QueryParameters> parse(QByteArrayView raw, std::span<const std::string_view> allowed);

    /// UTF-8; nothing where it was not given.
    std::optional<QByteArray> value(std::string_view name) const;
    std::optional<QString> text(std::string_view name) const;

    /// 1 to 100, by default 25; invalid_limit otherwise.
    Result<int> limit() const;
    /// Whole milliseconds; invalid_<name> otherwise.
    Result<std::optional<qint64>> instant(std::string_view name) const;
    /// YYYY-MM-DD; invalid_<name> otherwise.
    Result<std::optional<QDate>> day(std::string_view name) const;
    /// "true" or "false"; invalid_<name> otherwise.
    Result<bool> flag(std::string_view name) const;

    /// All parameters except limit, cursor and fields in a fixed order: what a cursor is bound to.
    QByteArray filters() const;

private:
    struct Parameter {
        std::string_view name; // Points into the endpoint's list.
        QByteArray value;
    };
    QList<Parameter> m_parameters;
};

} // namespace stemdesk
