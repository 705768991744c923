#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace stemdesk::ui {

/// A document without pages, saved for other programs.
struct FileJob {
    QString title; ///< Title of the save dialog.
    QString filter; ///< Filter of the save dialog: "Table (*.csv)".
    QString name; ///< Suggested name, with its suffix.
    Result<QByteArray> bytes; ///< The bytes, or why it cannot be created.
};

} // namespace stemdesk::ui
