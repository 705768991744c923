#include "ui/import/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace stemdesk::ui {

FileDrop::FileDrop(QWidget *target) : QObject(target)
{
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QList<QUrl> urls = drop->mimeData()->urls();
    if (urls.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (type == QEvent::Drop) // Deferred, because the program that the file comes from waits until this returns.
        QTimer::singleShot(0, this, [this, urls] { take(urls); });
    return true;
}

void FileDrop::take(const QList<QUrl> &urls)
{
    if (urls.size() > 1)
        Q_EMIT refused(tr("Drop one file at a time."));
    else if (!urls.constFirst().isLocalFile())
        Q_EMIT refused(tr("Save it on this computer first, then drop the file."));
    else
        Q_EMIT dropped(urls.constFirst().toLocalFile());
}

} // namespace stemdesk::ui
