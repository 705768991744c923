#pragma once

#include "core/base/result.h"
#include "core/services/backup/backup_folder.h"
#include "ui/pages/settings/settings_columns.h"

#include <QList>

class QCheckBox;
class QProgressBar;
class QVBoxLayout;

namespace stemdesk {
struct DatabaseContents;
}

namespace stemdesk::ui {

class Button;
class InlineMessage;
class TableView;
class TextLabel;
class TextTableModel;
struct UiContext;

/// The backups of this computer: the time of the last one, making another, and restoring one.
class BackupsTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit BackupsTab(UiContext &context, QWidget *parent = nullptr);

    /// "last backup today at 08:15", for the page's header.
    QString stateText() const;

Q_SIGNALS:
    void stateChanged();

private:
    Card *buildMaking();
    QVBoxLayout *buildDaily();
    QWidget *buildProgress();
    Card *buildList();
    void connectSignals();
    void showBackups();
    /// Keeps the selected file.
    void showList(const QString &before);
    void showProgress();
    void setAutomatic(bool automatic);
    void chooseFile();
    void restore(const QString &file);
    void askToRestore(const QString &file, const Result<DatabaseContents> &contents);
    QString warning() const;
    QString chosen() const;

    UiContext &m_context;
    InlineMessage *m_warning; ///< That there is no backup, or only an old one.
    InlineMessage *m_problem;
    QWidget *m_working = nullptr;
    TextLabel *m_stage;
    QProgressBar *m_bar;
    Button *m_cancel;
    Button *m_now;
    QCheckBox *m_daily;
    TextTableModel *m_model;
    TableView *m_table;
    InlineMessage *m_refusal;
    Button *m_restore;
    Button *m_other;
    QList<BackupFile> m_files; ///< In the list.
};

} // namespace stemdesk::ui
