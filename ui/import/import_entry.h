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

/// The ways into an import from a page: its menu, Ctrl+I, and a file dropped on it.
class ImportEntry : public QObject {
    Q_OBJECT

public:
    /// `menu` gets its actions at the end; all outlive this object.
    ImportEntry(UiContext &context, ImportKind kind, QMenu &menu, QWidget *page);

    /// Prices go to this list at first; with a null one none can be imported.
    void setList(const PriceListId &id);
    /// Asks for a file unless one is given.
    void start(const QString &path = {});
    void showPast();

Q_SIGNALS:
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);
    /// A file of vCards was dropped where clients are taken in.
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
