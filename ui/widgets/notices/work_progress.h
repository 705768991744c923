#pragma once

#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QProgressBar;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// The progress of longer work, with Cancel. Hidden otherwise.
class WorkProgress : public QWidget {
    Q_OBJECT

public:
    explicit WorkProgress(QWidget *parent = nullptr);

    /// Shows it, without a percentage until one is known.
    void begin(const QString &what);
    /// `all` is 0 if the total is unknown; `what` replaces the text.
    void setDone(const QString &what, qint64 done, qint64 all);
    void end();

Q_SIGNALS:
    void cancelChosen();

protected:
    Button *cancelButton() const { return m_cancel; }
    QProgressBar *bar() const { return m_bar; }

private:
    TextLabel *m_what;
    QProgressBar *m_bar;
    Button *m_cancel;
};

/// The progress of background work, which it can stop. Hidden otherwise.
class WorkingRow : public WorkProgress {
    Q_OBJECT

public:
    /// Reports progress from any thread; returns false to stop. A total of 0 means unknown.
    using ProgressReport = std::function<bool(const QString &what, qint64 done, qint64 total)>;

    explicit WorkingRow(QWidget *parent = nullptr);
    /// Stops the work.
    ~WorkingRow() override;
    Q_DISABLE_COPY_MOVE(WorkingRow)

    ProgressReport begin(const QString &what);
    void end();

    using WorkProgress::cancelButton;

private:
    void stop();
    void showProgress(const QString &what, qint64 done, qint64 total);

    std::shared_ptr<std::atomic_bool> m_stop; ///< Shared with the work; nullptr while there is none.
};

} // namespace stemdesk::ui
