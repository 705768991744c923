#pragma once

#include <QTextDocument>

namespace stemdesk {

/// A text document that shows its text and nothing else: whatever pictures, style sheets or files its HTML names, from
/// disk, network or resources, none is opened. A plain QTextDocument opens `file:` URLs, devices and pipes too.
class InertTextDocument final : public QTextDocument {
public:
    explicit InertTextDocument(QObject *parent = nullptr);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
};

} // namespace stemdesk
