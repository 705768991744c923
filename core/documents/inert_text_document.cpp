#include "core/documents/inert_text_document.h"

#include <QImage>
#include <QUrl>
#include <QVariant>

namespace stemdesk {

InertTextDocument::InertTextDocument(QObject *parent) : QTextDocument(parent) {}

/// Never nothing: for that Qt would look elsewhere.
QVariant InertTextDocument::loadResource(int type, const QUrl & /*name*/)
{
    if (type != ImageResource)
        return QString();
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent); // It is drawn as wide and high as the HTML says.
    return nothing;
}

} // namespace stemdesk
