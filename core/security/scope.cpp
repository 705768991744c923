#include "core/security/scope.h"

#include "core/base/wording.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::string_view, kScopeCount> kNames{
    "suppliers:read", "suppliers:write", "colors:read",      "colors:write",      "categories:read", "categories:write",
    "products:read",  "products:write",  "price_lists:read", "price_lists:write", "tax_groups:read", "tax_groups:write",
    "events:read",    "events:write",    "orders:read",      "orders:write",      "webhooks:manage", "contacts:read",
    "contacts:write", "payments:read",   "payments:write",   "invoices:read",     "invoices:write"};
static_assert(kNames.back() == "invoices:write" && static_cast<int>(Scope::InvoicesWrite) == kScopeCount - 1);

QByteArray nameOf(Scope scope)
{
    const std::string_view name = scopeText(scope);
    return {name.data(), qsizetype(name.size())};
}

Error noScope(const QString &given)
{
    if (given == "all"_L1)
        return invalid(u"scopes"_s, u"\"all\" stands alone: leave the other scopes out."_s);
    QStringList known = namesFrom(kNames);
    known.prepend(u"all"_s);
    return invalid(u"scopes"_s, u"There is no scope %1"_s.arg(quoted(given)) + insteadOf(given, known));
}

} // namespace

std::string_view scopeText(Scope scope)
{
    return kNames[static_cast<size_t>(scope)];
}

std::optional<Scope> scopeFrom(QByteArrayView text)
{
    const auto name = std::ranges::find(kNames, std::string_view(text.data(), static_cast<size_t>(text.size())));
    if (name == kNames.end())
        return std::nullopt;
    return static_cast<Scope>(name - kNames.begin());
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
    for (const std::string_view name : kNames) {
        const QByteArray text(name.data(), qsizetype(name.size()));
        if (has(*scopeFrom(text)))
            names += text;
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
