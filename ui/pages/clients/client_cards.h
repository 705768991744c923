#pragma once

#include "core/base/result.h"
#include "core/domain/clients/contact.h"

#include <QObject>

#include <functional>

class QWidget;

namespace stemdesk::ui {

struct ReadCard;
struct UiContext;

/// Imports and exports clients as vCards. Files are read and written in the background.
class ClientCards : public QObject {
    Q_OBJECT

public:
    /// `page` is the parent of dialogs; both outlive this object.
    ClientCards(UiContext &context, QWidget *page);

    void askAndSave();
    void save(const QString &fileName);
    void askAndRead();
    /// Shows the file's cards; the chosen ones are added as one step.
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
