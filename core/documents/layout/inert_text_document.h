#pragma once

#include <QTextDocument>

namespace stemdesk {

/// A text document that loads no resources: pictures, style sheets and files named by its HTML, on disk, network or in
/// resources, are not opened. A plain QTextDocument opens `file:` URLs, devices and pipes too.
class InertTextDocument final : public QTextDocument {
public:
    explicit InertTextDocument(QObject *parent = nullptr);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
};

} // namespace stemdesk
