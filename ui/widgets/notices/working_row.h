#pragma once

#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QProgressBar;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// The progress of background work, with Cancel. Hidden otherwise.
class WorkingRow : public QWidget {
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

    Button *cancelButton() const { return m_cancel; }

private:
    void showProgress(const QString &what, qint64 done, qint64 total);

    TextLabel *m_what;
    QProgressBar *m_bar;
    Button *m_cancel;
    std::shared_ptr<std::atomic_bool> m_stop; ///< Shared with the work; nullptr while there is none.
};

} // namespace stemdesk::ui
