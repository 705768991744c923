#pragma once

#include "core/domain/imports/import_batch.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QMenu;
class QWidget;

namespace stemdesk::ui {

class ImportDialog;
struct UiContext;

/// The ways to start an import on a page: its menu, Ctrl+I, and dropping a file on it.
class ImportEntry : public QObject {
    Q_OBJECT

public:
    /// The import's actions are appended to `menu`; all arguments outlive this object.
    ImportEntry(UiContext &context, ImportKind kind, QMenu &menu, QWidget *page);

    /// Prices go to this list by default; with a null one none can be imported.
    void setList(const PriceListId &id);
    /// Asks for a file unless one is given.
    void start(const QString &path = {});
    void showPast();

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);
    /// A file of vCards was dropped on a page that accepts clients.
    void cardsDropped(const QString &path);

private:
    void take(const QString &path);
    ImportDialog *dialog();

    UiContext &m_context;
    ImportKind m_kind;
    QWidget *m_page;
    QPointer<ImportDialog> m_dialog; ///< While it is open.
    PriceListId m_list;
};

} // namespace stemdesk::ui
