#pragma once

#include "core/domain/fields/resource.h"

namespace stemdesk {

// Makes descriptions of fields from pointers to members; only the code here knows their types. See supplier.cpp.

namespace fields {

template <class T>
constexpr FieldKind kKind = FieldKind::Own;
template <>
inline constexpr FieldKind kKind<QString> = FieldKind::Text;
template <>
inline constexpr FieldKind kKind<QStringList> = FieldKind::Texts;
template <>
inline constexpr FieldKind kKind<std::optional<QStringList>> = FieldKind::OptionalTexts;
template <>
inline constexpr FieldKind kKind<double> = FieldKind::Real;
template <>
inline constexpr FieldKind kKind<std::optional<double>> = FieldKind::OptionalReal;
template <>
inline constexpr FieldKind kKind<qint64> = FieldKind::Integer;
template <>
inline constexpr FieldKind kKind<std::optional<qint64>> = FieldKind::OptionalInteger;
template <>
inline constexpr FieldKind kKind<int> = FieldKind::Int;
template <>
inline constexpr FieldKind kKind<quint32> = FieldKind::Bits;
template <>
inline constexpr FieldKind kKind<bool> = FieldKind::Flag;
template <>
inline constexpr FieldKind kKind<QDate> = FieldKind::Day;
template <>
inline constexpr FieldKind kKind<std::optional<QDate>> = FieldKind::OptionalDay;
template <class Tag>
inline constexpr FieldKind kKind<Id<Tag>> = FieldKind::Id;

template <class T>
inline constexpr IdKind kIdKind = {};
template <class Tag>
inline constexpr IdKind kIdKind<Id<Tag>> = {Tag::kPrefix, Tag::kTable, Tag::kResource};

template <class>
struct MemberOf;
template <class Of, class Is>
struct MemberOf<Is Of::*> {
    using Object = Of;
    using Type = Is;
};

template <auto Member>
void *at(void *object)
{
    return &(static_cast<typename MemberOf<decltype(Member)>::Object *>(object)->*Member);
}

template <auto Outer, auto Member>
void *within(void *object)
{
    return &(static_cast<typename MemberOf<decltype(Outer)>::Object *>(object)->*Outer.*Member);
}

template <auto Given>
const void *given(const void *patch)
{
    const auto &value = static_cast<const typename MemberOf<decltype(Given)>::Object *>(patch)->*Given;
    return value ? &*value : nullptr;
}

template <auto Given>
void *give(void *patch)
{
    return &(static_cast<typename MemberOf<decltype(Given)>::Object *>(patch)->*Given).emplace();
}

} // namespace fields

/// A field that no patch changes.
template <auto Member>
constexpr ResourceField fixedField(std::string_view name, FieldUse use = 0)
{
    using Type = typename fields::MemberOf<decltype(Member)>::Type;
    return {.name = name,
            .kind = fields::kKind<Type>,
            .use = use,
            .at = fields::at<Member>,
            .idKind = fields::kIdKind<Type>};
}

/// A computed member of a member, such as a figure of a line's price.
template <auto Outer, auto Member>
constexpr ResourceField innerField(std::string_view name)
{
    ResourceField made = fixedField<Member>(name, kNotStored);
    made.at = fields::within<Outer, Member>;
    return made;
}

/// A field that only the resource's codec and store handle.
constexpr ResourceField ownField(std::string_view name, FieldUse use)
{
    return {.name = name, .use = FieldUse(use | kNotStored | kNotExported)};
}

template <auto Member, auto Given>
constexpr ResourceField field(std::string_view name, const FieldRule &rule, FieldUse use = 0)
{
    static_assert(std::is_same_v<std::optional<typename fields::MemberOf<decltype(Member)>::Type>,
                                 typename fields::MemberOf<decltype(Given)>::Type>,
                  "a patch has the member as it is, or not at all");
    ResourceField made = fixedField<Member>(name, use);
    made.rule = rule;
    made.given = fields::given<Given>;
    made.give = fields::give<Given>;
    return made;
}

/// The object's own id: "supplierId".
template <auto Member>
constexpr ResourceField ownId(std::string_view name)
{
    return fixedField<Member>(name, kOwnId | kFixed).storedAs("id");
}

/// The fields of a resource: those given, then the times of creation and of the last change, and the version.
template <class Object, class... Rows>
constexpr auto fieldsOf(const Rows &...rows)
{
    return std::array{rows..., fixedField<&Object::createdAt>("createdAt", kFixed | kMoment | kNotExported),
                      fixedField<&Object::updatedAt>("updatedAt", kMoment | kNotExported),
                      fixedField<&Object::version>("version", kHidden)};
}

// The shared rules. ruledBy() and validatedBy() make a rule of a function.

namespace fields {

void takeLine(const FieldChange &change);
void takeMultiline(const FieldChange &change);
void takeEmail(const FieldChange &change);
void takeNumber(const FieldChange &change);
void takeCount(const FieldChange &change);
void takeDay(const FieldChange &change);
void takeId(const FieldChange &change);
void takePosition(const FieldChange &change);
void takeMoment(const FieldChange &change);
void takeAsItIs(const FieldChange &change);

} // namespace fields

constexpr FieldRule line(int limit = kMaxLine)
{
    return {.apply = fields::takeLine, .limit = limit};
}
constexpr FieldRule multiline(int limit = kMaxNotes)
{
    return {.apply = fields::takeMultiline, .limit = limit};
}
/// A line that is an e-mail address.
constexpr FieldRule email()
{
    return {.apply = fields::takeEmail, .limit = kMaxLine};
}
constexpr FieldRule number(const NumberRange &range)
{
    return {.apply = fields::takeNumber, .range = range};
}
/// A whole number, which may be missing.
constexpr FieldRule count()
{
    return {.apply = fields::takeCount};
}
/// A day, which is required.
constexpr FieldRule day()
{
    return {.apply = fields::takeDay, .isRequired = true};
}
/// An id. The service checks that what it names exists.
constexpr FieldRule reference()
{
    return {.apply = fields::takeId};
}
constexpr FieldRule position()
{
    return {.apply = fields::takePosition};
}
constexpr FieldRule moment()
{
    return {.apply = fields::takeMoment};
}
constexpr FieldRule anything()
{
    return {.apply = fields::takeAsItIs};
}
constexpr FieldRule required(FieldRule rule)
{
    rule.isRequired = true;
    return rule;
}
constexpr FieldRule late(FieldRule rule)
{
    rule.isLate = true;
    return rule;
}
/// A name of 1 to 200 characters.
constexpr FieldRule nameLine()
{
    return required(line(kMaxName));
}

namespace fields {

template <class T>
struct TakeOf;
template <class T>
struct TakeOf<void (*)(FieldRules &, T &, const std::optional<T> &, const QString &)> {
    using Type = T;
};
template <class Object, class Patch>
struct TakeOf<void (*)(FieldRules &, Object &, const Patch &)> {
    using ObjectType = Object;
    using PatchType = Patch;
};

} // namespace fields

/// A rule of one field: void take(FieldRules &, T &target, const std::optional<T> &given, const QString &name).
template <auto take>
constexpr FieldRule ruledBy()
{
    return {.apply = [](const FieldChange &change) {
        using T = typename fields::TakeOf<decltype(take)>::Type;
        take(change.rules, change.target<T>(), change.given<T>(), change.name());
    }};
}

/// A rule that looks at the whole object: void take(FieldRules &, Object &, const Patch &).
template <auto take>
constexpr FieldRule validatedBy()
{
    return {.apply = [](const FieldChange &change) {
        using Take = fields::TakeOf<decltype(take)>;
        take(change.rules, *static_cast<typename Take::ObjectType *>(change.object),
             *static_cast<const typename Take::PatchType *>(change.patch));
    }};
}

} // namespace stemdesk
