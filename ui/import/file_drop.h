#pragma once

#include <QList>
#include <QObject>

class QUrl;
class QWidget;

namespace stemdesk::ui {

/// Takes one file or folder that is dropped on a widget, whatever it is: what looks into it says so. Things that are no
/// files fall through to the widget.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget *target);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void dropped(const QString &path);
    /// Several at once, or one that is not on this computer; `reason` says what to do.
    void refused(const QString &reason);

private:
    void take(const QList<QUrl> &urls);
};

} // namespace stemdesk::ui
