#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/field_rules.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace stemdesk {

struct ResourceField;

/// The type of a field. An id is accessed as its bytes.
enum class FieldKind : quint8 {
    Text,
    Texts,
    OptionalTexts,
    Real,
    OptionalReal,
    Integer,
    OptionalInteger,
    Int,
    Bits,
    Flag,
    Day,
    OptionalDay,
    Id,
    Own, ///< A type that only the resource itself handles.
};

/// Calls `use` with the kind's type: std::type_identity<QString>(). Not for Own, which has none.
template <class Use>
decltype(auto) withTypeOf(FieldKind kind, Use &&use)
{
    switch (kind) {
    case FieldKind::Text: return use(std::type_identity<QString>());
    case FieldKind::Texts: return use(std::type_identity<QStringList>());
    case FieldKind::OptionalTexts: return use(std::type_identity<std::optional<QStringList>>());
    case FieldKind::Real: return use(std::type_identity<double>());
    case FieldKind::OptionalReal: return use(std::type_identity<std::optional<double>>());
    case FieldKind::Integer: return use(std::type_identity<qint64>());
    case FieldKind::OptionalInteger: return use(std::type_identity<std::optional<qint64>>());
    case FieldKind::Int: return use(std::type_identity<int>());
    case FieldKind::Bits: return use(std::type_identity<quint32>());
    case FieldKind::Flag: return use(std::type_identity<bool>());
    case FieldKind::Day: return use(std::type_identity<QDate>());
    case FieldKind::OptionalDay: return use(std::type_identity<std::optional<QDate>>());
    case FieldKind::Id: return use(std::type_identity<IdBytes>());
    case FieldKind::Own: break;
    }
    Q_UNREACHABLE();
}

/// Flags of a field.
using FieldUse = quint16;
inline constexpr FieldUse kOwnId = 1; ///< The object's own id.
inline constexpr FieldUse kNullable = 2; ///< JSON writes an empty text or a null id as null, and accepts null.
inline constexpr FieldUse kFixed = 4; ///< Inserted, never updated.
inline constexpr FieldUse kHidden = 8; ///< Neither in JSON nor in exported tables.
inline constexpr FieldUse kNotStored = 16; ///< Has no column: the store handles it, or it is computed.
inline constexpr FieldUse kNotExported = 32; ///< Not in exported tables.
inline constexpr FieldUse kMoment = 64; ///< The number is an instant.
inline constexpr FieldUse kOwnWrite = 128; ///< The resource's codec writes it.
inline constexpr FieldUse kOwnRead = 256; ///< The resource's codec reads it.
inline constexpr FieldUse kOwnJson = kOwnWrite | kOwnRead;
inline constexpr FieldUse kSearched = 512; ///< A search finds beginnings of its words.
inline constexpr FieldUse kSearchedDigits = 1024; ///< A search finds digits anywhere in it.
inline constexpr FieldUse kUnique = 2048; ///< No two have it alike but for case: a column `folded_name` holds it.

/// The target of a rule: a field of an object, and the patch that may change it.
struct FieldChange {
    FieldRules &rules;
    const ResourceField &field;
    void *object;
    const void *patch;
    bool isNew; ///< The object has not been stored yet.

    QString name() const;
    template <class T>
    T &target() const;
    template <class T>
    std::optional<T> given() const;
};

/// Validates a given value and assigns it. The rules are in field_of.h.
struct FieldRule {
    void (*apply)(const FieldChange &change) = nullptr;
    int limit = 0; ///< In characters.
    NumberRange range = {};
    bool isRequired = false; ///< A text must not be empty; other values must be given for a new object.
    bool isLate = false; ///< Applied after the rules of the other fields.
};

/// The description of one field of a resource. field_of.h makes them.
struct ResourceField {
    std::string_view name; ///< In JSON, exported tables and errors: "contactEmail".
    FieldKind kind = FieldKind::Own;
    FieldUse use = 0;
    FieldRule rule = {};
    /// Points to the member of an object.
    void *(*at)(void *object) = nullptr;
    /// Points to the patch's value, or is nullptr if the patch has none. No function: the field is read-only.
    const void *(*given)(const void *patch) = nullptr;
    /// Gives the patch a value for the field, and points to it.
    void *(*give)(void *patch) = nullptr;
    std::string_view ownColumn = {}; ///< If its name does not follow from the field's.
    IdKind idKind = {};
    std::array<std::string_view, 2> words = {}; ///< JSON's words for a flag that is off and on.

    bool is(FieldUse what) const { return (use & what) != 0; }
    bool isChanged() const { return given != nullptr; }
    bool isStored() const { return !is(kNotStored); }
    QByteArrayView key() const { return {name.data(), qsizetype(name.size())}; }
    /// The name of its column: "contact_email".
    QByteArray column() const;

    template <class T>
    const T &in(const void *object) const
    {
        return *static_cast<const T *>(at(const_cast<void *>(object))); // Never written to.
    }
    template <class T>
    T &in(void *object) const
    {
        return *static_cast<T *>(at(object));
    }

    // A copy of the description with one thing changed.
    constexpr ResourceField storedAs(std::string_view column) const
    {
        ResourceField field = *this;
        field.ownColumn = column;
        return field;
    }
    constexpr ResourceField ruled(const FieldRule &by) const
    {
        ResourceField field = *this;
        field.rule = by;
        return field;
    }
    constexpr ResourceField withWords(std::string_view off, std::string_view on) const
    {
        ResourceField field = *this;
        field.words = {off, on};
        return field;
    }
};

inline QString FieldChange::name() const
{
    return QString::fromLatin1(field.key());
}

template <class T>
T &FieldChange::target() const
{
    return field.in<T>(object);
}

template <class T>
std::optional<T> FieldChange::given() const
{
    const void *value = field.given(patch);
    return value ? std::optional<T>(*static_cast<const T *>(value)) : std::nullopt;
}

} // namespace stemdesk
