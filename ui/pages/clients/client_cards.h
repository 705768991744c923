#pragma once

#include "core/base/result.h"
#include "core/domain/clients/contact.h"

#include <QObject>

#include <functional>

class QWidget;

namespace stemdesk::ui {

struct ReadCard;
struct UiContext;

/// Clients in and out as vCards. Files are read and written beside the window.
class ClientCards : public QObject {
    Q_OBJECT

public:
    /// `page` is what dialogues belong to; both outlive this object.
    ClientCards(UiContext &context, QWidget *page);

    void askAndSave();
    void save(const QString &fileName);
    void askAndRead();
    /// Shows what is in it; what is chosen there is taken in as one step.
    void read(const QString &fileName);

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    void choose(const QString &fileName, const QList<ReadCard> &cards);
    void take(const QList<ContactPatch> &contacts);

    UiContext &m_context;
    QWidget *m_page;
};

} // namespace stemdesk::ui
