#pragma once

#include <QByteArray>

#include <optional>

namespace stemdesk {

/// What a file is that was taken for a table.
struct FileKind {
    const char *name; ///< Follows the colon of a code: "picture" in "not_csv:picture".
    const char *what; ///< For sentences: "a picture".
};

/// As many of a file's first bytes as otherKindOf() looks at.
constexpr qsizetype kBytesOfKind = 512;

/// By a file's first bytes. Nothing where they are the beginning of no file that people take for a table.
std::optional<FileKind> otherKindOf(const QByteArray &start);

} // namespace stemdesk
