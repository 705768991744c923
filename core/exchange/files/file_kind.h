#pragma once

#include <QByteArray>

#include <optional>

namespace stemdesk {

/// A kind of file that people try to import but that is no table.
struct FileKind {
    const char *name; ///< Follows the colon of a code: "picture" in "not_csv:picture".
    const char *what; ///< For sentences: "a picture".
};

/// The number of leading bytes that otherKindOf() looks at.
constexpr qsizetype kBytesOfKind = 512;

/// Recognises the kind by the file's first bytes; nullopt if it may be a table.
std::optional<FileKind> otherKindOf(const QByteArray &start);

} // namespace stemdesk
