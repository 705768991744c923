#pragma once

#include "ui/preview/print_jobs.h"

#include <QObject>
#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QPrinter;
class QProgressBar;
class QTimer;

namespace stemdesk {
class ServiceThread;
}

namespace stemdesk::ui {

class TextLabel;

/// Saves documents as PDF files or prints them, on the tasks thread, one at a time.
class DocumentOutput : public QObject {
    Q_OBJECT

public:
    /// All outlive this object; `window` is what dialogs belong to.
    DocumentOutput(ServiceThread &tasks, QSettings &settings, QWidget *window);

    /// Asks for a file's name, then saves.
    void askAndSave(const PrintJob &job, QPageSize::PageSizeId size);
    /// An old file with this name is replaced as a whole, or stays as it is.
    void save(const PrintJob &job, QPageSize::PageSizeId size, const QString &fileName);
    /// Asks for a file name, then saves; a document that cannot be made is reported at once.
    void askAndSave(const FileJob &job);
    void save(const FileJob &job, const QString &fileName);
    /// Asks for a printer, then prints.
    void askAndPrint(const PrintJob &job, QPageSize::PageSizeId size);
    void print(const PrintJob &job, const std::shared_ptr<QPrinter> &printer);

    bool isBusy() const { return m_progress != nullptr; }
    /// Cancels what is being written; nothing of it stays.
    void cancel();

Q_SIGNALS:
    void started(const QString &what);
    void progressed(int done, int all);
    void ended();
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    /// Written by the tasks thread; read here periodically.
    struct Progress {
        std::atomic_int done = 0;
        std::atomic_int all = 0;
        std::atomic_bool isCancelled = false;
    };
    static DocumentPages::GoOn goOnFor(const TimedWork &work, const std::shared_ptr<Progress> &progress);

    /// How a file was saved, or why not.
    struct Saved {
        bool isCancelled = false;
        QString refusal; ///< The system's words.
    };

    /// Asks for a file name, suggesting one that begins like this.
    void ask(const QString &title, const QString &filter, const QString &name,
             const std::function<void(const QString &)> &then);
    void onSaved(const QString &fileName, const Result<Saved> &saved);
    std::shared_ptr<Progress> begin(const QString &what);
    void end();

    ServiceThread &m_tasks;
    QSettings &m_settings;
    QWidget *m_window;
    std::shared_ptr<Progress> m_progress;
    QTimer *m_timer;
};

/// Progress of saving or printing, with Cancel. Visible only while that runs.
class OutputProgress : public QWidget {
    Q_OBJECT

public:
    /// `output` must outlive this widget.
    explicit OutputProgress(DocumentOutput &output, QWidget *parent = nullptr);

private:
    void onStarted(const QString &what);
    void onProgressed(int done, int all);

    TextLabel *m_what;
    QProgressBar *m_bar;
};

} // namespace stemdesk::ui
