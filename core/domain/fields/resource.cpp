#include "core/domain/fields/resource.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void requireGiven(const FieldChange &change)
{
    if (change.field.rule.isRequired)
        change.rules.require(change.field.given(change.patch) || !change.isNew, change.name());
}

void requireText(const FieldChange &change)
{
    if (change.field.rule.isRequired)
        change.rules.require(!change.target<QString>().isEmpty(), change.name());
}

} // namespace

QByteArray ResourceField::column() const
{
    if (!ownColumn.empty())
        return {ownColumn.data(), qsizetype(ownColumn.size())};
    QByteArray snake;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z')
            snake += '_';
        snake += char(letter | 0x20);
    }
    return snake;
}

const ResourceField *ResourceSpec::fieldThatIs(FieldUse use) const
{
    const auto found = std::ranges::find_if(fields, [use](const ResourceField &field) { return field.is(use); });
    return found == fields.end() ? nullptr : &*found;
}

const ResourceField *ResourceSpec::fieldNamed(std::string_view called) const
{
    const auto found = std::ranges::find(fields, called, &ResourceField::name);
    return found == fields.end() ? nullptr : &*found;
}

namespace fields {

void takeLine(const FieldChange &change)
{
    change.rules.line(change.target<QString>(), change.given<QString>(), change.name(), change.field.rule.limit);
    requireText(change);
}

void takeMultiline(const FieldChange &change)
{
    change.rules.multiline(change.target<QString>(), change.given<QString>(), change.name(), change.field.rule.limit);
}

void takeEmail(const FieldChange &change)
{
    takeLine(change);
    const QString &address = change.target<QString>();
    if (change.given<QString>() && !address.isEmpty() && !isEmailAddress(address))
        change.rules.fail(
            unfit(change.name(), u"an address with one @ and text on both sides of it"_s, quoted(address)));
}

void takeNumber(const FieldChange &change)
{
    requireGiven(change);
    const NumberRange &range = change.field.rule.range;
    if (change.field.kind == FieldKind::Real)
        change.rules.number(change.target<double>(), change.given<double>(), change.name(), range);
    else
        change.rules.number(change.target<std::optional<double>>(), change.given<std::optional<double>>(),
                            change.name(), range);
}

void takeCount(const FieldChange &change)
{
    using Count = std::optional<qint64>;
    change.rules.count(change.target<Count>(), change.given<Count>(), change.name());
}

void takeDay(const FieldChange &change)
{
    change.rules.take(change.target<QDate>(), change.given<QDate>());
    change.rules.require(change.target<QDate>().isValid(), change.name());
}

void takeId(const FieldChange &change)
{
    change.rules.take(change.target<IdBytes>(), change.given<IdBytes>());
    if (change.field.rule.isRequired)
        change.rules.require(change.target<IdBytes>() != IdBytes{}, change.name());
}

void takePosition(const FieldChange &change)
{
    change.rules.position(change.target<int>(), change.given<int>());
}

void takeMoment(const FieldChange &change)
{
    using Moment = std::optional<Instant>;
    change.rules.instant(change.target<Moment>(), change.given<Moment>(), change.name());
}

void takeAsItIs(const FieldChange &change)
{
    requireGiven(change);
    withTypeOf(change.field.kind,
               [&]<class T>(std::type_identity<T>) { change.rules.take(change.target<T>(), change.given<T>()); });
}

} // namespace fields

void applyFields(FieldRules &rules, const ResourceSpec &spec, void *object, const void *patch, bool isNew)
{
    for (const bool isLate : {false, true}) {
        for (const ResourceField &field : spec.fields) {
            if (field.rule.apply && field.rule.isLate == isLate)
                field.rule.apply({.rules = rules, .field = field, .object = object, .patch = patch, .isNew = isNew});
        }
    }
}

Status applyPatch(const ResourceSpec &spec, void *object, const void *patch)
{
    FieldRules rules;
    applyFields(rules, spec, object, patch, spec.version(object) == 0);
    TRY(rules.result(true));
    return {};
}

void invertFields(const ResourceSpec &spec, const void *before, const void *patch, void *inverse)
{
    for (const ResourceField &field : spec.fields) {
        if (!field.isChanged() || !field.given(patch))
            continue;
        withTypeOf(field.kind, [&]<class T>(std::type_identity<T>) {
            *static_cast<T *>(field.give(inverse)) = field.in<T>(before);
        });
    }
}

} // namespace stemdesk
