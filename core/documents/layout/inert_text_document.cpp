#include "core/documents/layout/inert_text_document.h"

#include <QImage>
#include <QUrl>
#include <QVariant>

namespace stemdesk {

InertTextDocument::InertTextDocument(QObject *parent) : QTextDocument(parent) {}

/// Never invalid: Qt would then load the resource itself.
QVariant InertTextDocument::loadResource(int type, const QUrl & /*name*/)
{
    if (type != ImageResource)
        return QString();
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent); // Drawn at the size that the HTML states.
    return nothing;
}

} // namespace stemdesk
