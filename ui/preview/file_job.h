#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace stemdesk::ui {

/// A document that is saved for other programs and has no pages.
struct FileJob {
    QString title; ///< Of the dialog that asks where to.
    QString filter; ///< Of that dialog: "Table (*.csv)".
    QString name; ///< What it is called, with its suffix.
    Result<QByteArray> bytes; ///< Or why it cannot be made.
};

} // namespace stemdesk::ui
