#include "ui/import/csv_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Empty unless it is one local file with a table in it.
QString tableIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.constFirst().isLocalFile())
        return {};
    const QString path = urls.constFirst().toLocalFile();
    for (const auto suffix : {".csv"_L1, ".tsv"_L1, ".txt"_L1, ".xlsx"_L1, ".ods"_L1}) {
        if (path.endsWith(suffix, Qt::CaseInsensitive))
            return path;
    }
    return {};
}

} // namespace

CsvDrop::CsvDrop(QWidget *target) : QObject(target)
{
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

bool CsvDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QString path = tableIn(*drop->mimeData());
    if (path.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (type == QEvent::Drop) // The program that the file comes from waits until this returns.
        QTimer::singleShot(0, this, [this, path] { Q_EMIT dropped(path); });
    return true;
}

} // namespace stemdesk::ui
