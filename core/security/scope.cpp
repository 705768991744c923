#include "core/security/scope.h"

#include "core/base/wording.h"

#include <QByteArrayList>

#include <string>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// "suppliers:read", in the order of Scope.
const std::array<std::string, kScopeCount> &scopeNames()
{
    static const auto kNames = [] {
        std::array<std::string, kScopeCount> names;
        for (const ScopeArea &area : kScopeAreas) {
            const bool isOne = area.read == area.write;
            names.at(size_t(area.read)) = std::string(area.name) + (isOne ? ":manage" : ":read");
            if (!isOne)
                names.at(size_t(area.write)) = std::string(area.name) + ":write";
        }
        return names;
    }();
    return kNames;
}

QByteArray nameOf(Scope scope)
{
    const std::string_view name = scopeText(scope);
    return {name.data(), qsizetype(name.size())};
}

Error noScope(const QString &given)
{
    if (given == "all"_L1)
        return invalid(u"scopes"_s, u"\"all\" stands alone: leave the other scopes out."_s);
    QStringList known{u"all"_s};
    for (const std::string &name : scopeNames())
        known += QString::fromStdString(name);
    return invalid(u"scopes"_s, u"There is no scope %1"_s.arg(quoted(given)) + insteadOf(given, known));
}

} // namespace

std::string_view scopeText(Scope scope)
{
    return scopeNames().at(size_t(scope));
}

std::optional<Scope> scopeFrom(QByteArrayView text)
{
    const auto &names = scopeNames();
    const auto name = std::ranges::find(names, std::string_view(text.data(), size_t(text.size())));
    return name == names.end() ? std::nullopt : std::optional(Scope(name - names.begin()));
}

Result<Scopes> Scopes::parse(QByteArrayView text)
{
    if (text.trimmed() == "all")
        return all();
    Scopes scopes;
    for (const QByteArray &part : text.toByteArray().split(',')) {
        const auto scope = scopeFrom(part.trimmed());
        if (!scope)
            return noScope(QString::fromUtf8(part.trimmed()));
        scopes.add(*scope);
    }
    return scopes;
}

QByteArray Scopes::text() const
{
    if (*this == all())
        return "all";
    QByteArrayList names;
    for (int scope = 0; scope < kScopeCount; ++scope) {
        if (has(Scope(scope)))
            names += nameOf(Scope(scope));
    }
    return names.join(',');
}

Status Scopes::require(Scope scope) const
{
    if (has(scope))
        return {};
    return Error{.kind = Error::Kind::Forbidden,
                 .code = "missing_scope:" + nameOf(scope),
                 .message =
                     u"Use a key that has the scope %1; this one does not."_s.arg(QString::fromLatin1(nameOf(scope)))};
}

} // namespace stemdesk
