#pragma once

#include "core/base/result.h"
#include "core/base/unfinished.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_guess.h"
#include "ui/import/import_plan.h"

#include <QObject>

#include <atomic>
#include <memory>

class QTimer;

namespace stemdesk::ui {

struct UiContext;

/// A file as read before the user's choices.
struct ImportFile {
    QString path;
    QString name;
    FileForm form;
    FileStamp stamp;
    qint64 headerLine = 1;
    QStringList header;
    QList<TableRow> top; ///< Rows among which the header may be.
    QList<TableRow> samples; ///< The first rows.
    KnownNames known;
    QList<QStringList> values; ///< The values of each column in its first rows, if they are few.
};

/// How an import ended.
struct ImportOutcome {
    ImportReport report;
    QList<RefusedRow> refused; ///< The first of them.
    QString refusedFile; ///< All refused rows as CSV, with their reasons; in the import's own folder.
};

/// Reads files and imports them, on the tasks thread, one at a time.
class ImportWork : public QObject {
    Q_OBJECT

public:
    static constexpr int kRowsShown = 1'000; ///< For refused rows; the file has all.

    explicit ImportWork(UiContext &context, QObject *parent = nullptr);
    ~ImportWork() override;
    Q_DISABLE_COPY_MOVE(ImportWork)

    /// `options`: the user's choices, if they differ from what was detected.
    void open(const QString &path, ImportKind kind, const TableOptions &options = {});
    void preview(const ImportPlan &plan);
    void run(const ImportPlan &plan);
    void revert(const ImportId &id);
    void readPast();
    /// Stops the import or revert; what it has written until then stays unless it was all or nothing.
    void cancel();
    bool isRunning() const { return m_progress != nullptr; }

Q_SIGNALS:
    void opened(const stemdesk::Result<stemdesk::ui::ImportFile> &file);
    void previewed(const stemdesk::Result<stemdesk::ImportPreview> &preview);
    void progressed(const stemdesk::ImportProgress &progress);
    void finished(const stemdesk::Result<stemdesk::ui::ImportOutcome> &outcome);
    void reverted(const stemdesk::ImportId &id, const stemdesk::Result<stemdesk::RevertReport> &report);
    void pastRead(const stemdesk::Result<QList<stemdesk::ImportBatch>> &imports);

private:
    /// Written by the tasks thread; read here periodically.
    struct Progress {
        std::atomic_bool isWriting = false;
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
        std::atomic_bool isCancelled = false;
    };

    std::shared_ptr<Progress> begin();
    void end();
    QString newRefusedFile();

    UiContext &m_context;
    std::shared_ptr<Progress> m_progress; // Owned with the job that fills it.
    QTimer *m_timer;
    UnfinishedFolder m_folder; ///< Temporary files of refused rows.
    int m_files = 0;
    quint64 m_asked = 0; ///< Number of the newest request; results of older ones are dropped.
};

} // namespace stemdesk::ui
