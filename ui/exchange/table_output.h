#pragma once

#include "core/exchange/exports/table_export.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

class QSettings;
class QTimer;

namespace stemdesk::ui {

class WorkProgress;
struct UiContext;

/// Exports tables of the shop as CSV or XLSX. Works on the tasks thread, one table at a time, and shows its progress in
/// a strip for the page.
class TableOutput : public QObject {
    Q_OBJECT

public:
    /// `page` is the parent of dialogs; both outlive this object.
    TableOutput(UiContext &context, QWidget *page);
    ~TableOutput() override;
    Q_DISABLE_COPY_MOVE(TableOutput)

    /// To be laid out by the page.
    WorkProgress *progress() const { return m_strip; }

    /// Asks for a file name, suggesting this one, then saves.
    void askAndSave(const TableChoice &choice, const QString &name);
    /// The file name's suffix decides the format. An old file with this name is replaced as a whole, or stays as it is.
    void save(const TableChoice &choice, const QString &fileName);

    bool isBusy() const { return m_progress != nullptr; }

Q_SIGNALS:
    void ended();
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    /// Written by the tasks thread; read here periodically.
    struct Progress {
        std::atomic<qint64> rows = 0;
        std::atomic_bool isCancelled = false;
    };

    void cancel();
    void showProgress();
    void onSaved(const QString &fileName, const Result<TableExport> &saved);

    UiContext &m_context;
    QWidget *m_page;
    WorkProgress *m_strip;
    QTimer *m_timer;
    QString m_name; ///< The file being written.
    std::shared_ptr<Progress> m_progress; // Owned with the job that fills it.
};

/// The initial folder of a file dialog: the one remembered under `key`, else the user's documents, else their home.
QString lastFolder(const QSettings &settings, const QString &key);

} // namespace stemdesk::ui
