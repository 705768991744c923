#pragma once

#include <QWidget>

class QProgressBar;

namespace stemdesk::ui {

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

private:
    TextLabel *m_what;
    QProgressBar *m_bar;
};

} // namespace stemdesk::ui
