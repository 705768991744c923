#pragma once

#include <QWidget>

class QProgressBar;

namespace stemdesk::ui {

class DocumentOutput;
class TextLabel;

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
