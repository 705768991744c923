#pragma once

#include "core/services/shops/shop_file_service.h"
#include "ui/widgets/notices/work_progress.h"

#include <QCoreApplication>

class QFileDialog;
class QSettings;

namespace stemdesk::ui {

/// Texts and dialogs for shops in files, with their progress.
class ShopFileWords {
    Q_DECLARE_TR_FUNCTIONS(ShopFileWords)

public:
    /// Dialogs that delete themselves when closed and remember their folder; the caller opens them.
    static QFileDialog *openDialog(QWidget *parent, QSettings &settings);
    static QFileDialog *saveDialog(QWidget *parent, QSettings &settings, const QString &shopName);

    static ShopFileService::Watch watchFor(const WorkingRow::ProgressReport &report);
    static QString refusal(const Error &error);
};

} // namespace stemdesk::ui
