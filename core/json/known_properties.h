#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QStringList>
#include <QVarLengthArray>

#include <optional>

namespace stemdesk {

struct JsonNode;

/// The property names that a codec read from a body, that is, those that the body may have.
class KnownProperties {
public:
    static constexpr qsizetype kBody = -1;
    static constexpr qsizetype kUnnoted = -2; ///< Used as a parent: its names are not recorded.

    /// `parent` is the position of the containing object here, kBody for the body itself.
    void add(QByteArrayView name, qsizetype parent)
    {
        if (parent != kUnnoted && m_names.size() < kMost)
            m_names.append({name, parent});
    }
    /// The position of a name; kUnnoted if it was not recorded.
    qsizetype placeOf(QByteArrayView name, qsizetype parent) const;
    /// Dotted, from the body: "variant.sku".
    QStringList paths() const;

private:
    struct Name {
        QByteArrayView text;
        qsizetype parent;
    };

    static constexpr qsizetype kMost = 128; // More than any codec asks for.
    QVarLengthArray<Name, 48> m_names; // Enough for a row with one variant.
};

/// The findings from reading a whole body.
struct ReadFindings {
    KnownProperties asked;
    const JsonNode *failedAt = nullptr; ///< Position of the document's first error.
    std::optional<Error> failure;
};

} // namespace stemdesk
