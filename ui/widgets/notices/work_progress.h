#pragma once

#include <QWidget>

class QProgressBar;

namespace stemdesk::ui {

class TextLabel;

/// What longer work does and how far it is, with Cancel. Seen only meanwhile.
class WorkProgress : public QWidget {
    Q_OBJECT

public:
    explicit WorkProgress(QWidget *parent = nullptr);

    /// Shows it, without a measure until there is one.
    void begin(const QString &what);
    /// `all` is 0 where nobody knows how much there is to do; `what` replaces the words.
    void setDone(const QString &what, qint64 done, qint64 all);
    void end();

Q_SIGNALS:
    void cancelChosen();

private:
    TextLabel *m_what;
    QProgressBar *m_bar;
};

} // namespace stemdesk::ui
