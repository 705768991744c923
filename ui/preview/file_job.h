#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace stemdesk::ui {

/// A document that is saved for other programs and has no pages.
struct FileJob {
    QString title; ///< Title of the save dialog.
    QString filter; ///< Filter of the save dialog: "Table (*.csv)".
    QString name; ///< Suggested name, with its suffix.
    Result<QByteArray> bytes; ///< Or why it cannot be made.
};

} // namespace stemdesk::ui
