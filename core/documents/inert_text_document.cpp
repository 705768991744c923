#include "core/documents/inert_text_document.h"

#include <QImage>
#include <QUrl>
#include <QVariant>

namespace stemdesk {

InertTextDocument::InertTextDocument(QObject *parent) : QTextDocument(parent) {}

/// Never nothing: for that Qt would look elsewhere.
QVariant InertTextDocument::loadResource(int type, const QUrl & /*name*/)
{
    return type == ImageResource ? QVariant(QImage(1, 1, QImage::Format_ARGB32_Premultiplied)) : QVariant(QString());
}

} // namespace stemdesk
