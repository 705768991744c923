#pragma once

#include <QList>
#include <QObject>

class QUrl;
class QWidget;

namespace stemdesk::ui {

/// Accepts any one file or folder dropped on a widget; whoever reads it reports if it is unsuitable. Other drops fall
/// through to the widget.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget *target);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void dropped(const QString &path);
    /// Several at once, or one that is not on this computer; `reason` says what to do instead.
    void refused(const QString &reason);

private:
    void take(const QList<QUrl> &urls);
};

} // namespace stemdesk::ui
