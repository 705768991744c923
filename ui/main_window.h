#pragma once

#include "core/base/id.h"

#include <QHash>
#include <QMainWindow>

#include <functional>

class QVBoxLayout;

namespace stemdesk {
class DatabaseLink;
} // namespace stemdesk

namespace stemdesk::ui {

class NavigationRail;
class PageStack;
class Toast;
struct UiContext;

/// The window: the rail, the pages, and what is the same on all of them (undo, notes, title). Pages do not know each
/// other; what they ask for is led from one to the other here.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `context` must outlive the window.
    explicit MainWindow(UiContext &context, QWidget *parent = nullptr);

    /// Says from now on when the shop's server is away, and reads everything again when it is back. `link` outlives the
    /// window.
    void follow(DatabaseLink &link);

    /// "events", "products", "suppliers", "orders", "integrations" or "settings".
    void showPage(const QString &id);
    QString currentPage() const;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void buildRail();
    void buildPages();
    void buildCentre();
    void buildUndo();
    void connectEdits();
    void connectShop();
    void restore();
    void addPage(const QString &id, const QString &label, std::function<QWidget *()> make);
    void openEvent(const EventId &id);
    void openNewEvent(const EventId &id);
    void openOrders(const EventId &id);
    void openSheet(const OrderSheetId &id);
    void readShop();
    void showServer();
    void readEverything();
    void updateTitle();
    void offerUndo(const QString &offer);

    UiContext &m_context;
    NavigationRail *m_rail;
    PageStack *m_pages;
    Toast *m_toast;
    QVBoxLayout *m_pageColumn;
    DatabaseLink *m_link = nullptr;
    QString m_shopName;
    QHash<QString, QString> m_labels;
};

} // namespace stemdesk::ui
