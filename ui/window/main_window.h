#pragma once

#include "core/base/id.h"
#include "ui/palette/command.h"
#include "ui/window/page_stack.h"

#include <QHash>
#include <QMainWindow>

#include <functional>

class QAction;
class QUndoStack;
class QVBoxLayout;

namespace stemdesk {
class DatabaseLink;
} // namespace stemdesk

namespace stemdesk::ui {

class CommandPalette;
class HelpPanel;
class KeyboardOrder;
class NavigationRail;
class ProductsPage;
class Toast;
struct UiContext;

/// A shop in a window: the rail, the pages, and what they share (undo, notes, title). Pages do not know each other; the
/// main window passes their requests on.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `context` must outlive the window.
    explicit MainWindow(UiContext &context, QWidget *parent = nullptr);

    /// From now on shows when the shop's server is away, and reads everything again when it is back. `link` outlives
    /// the window.
    void follow(DatabaseLink &link);

    /// One of the rail: "today".
    void showPage(const QString &id);
    QString currentPage() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildRail();
    void buildPages();
    void buildCentre();
    void buildUndo();
    void buildPalette();
    void buildHelp();
    void adaptRail();
    Commands commands();
    Commands newCommands();
    Commands importCommands();
    Commands moneyCommands();
    Commands tabCommands();
    Commands helpCommands() const;
    Commands undoCommands() const;
    Commands windowCommands() const;
    void connectEdits();
    void connectShop();
    void restore();
    enum class PageKey { Next, None };
    void addPage(const QString &id, const QString &label, std::function<QWidget *()> make,
                 PageKey wanted = PageKey::Next);
    /// The command that opens the row for adding on a ListPage.
    void addNewRow(const QString &page, const QString &id, const QString &text);
    QWidget *makeToday();
    QWidget *makeEvents();
    QWidget *makeMoney();
    QWidget *makeSeries();
    QWidget *makeFigures();
    QWidget *makeEvent();
    QWidget *makeColours();
    ProductsPage *openProducts();
    void openShops();
    template <class Page>
    Page *pageOf(const QString &id)
    {
        return qobject_cast<Page *>(m_pages->page(id));
    }
    void openEvent(const EventId &id);
    /// With the event that is open there.
    void showEventPage();
    void openPayments(const EventId &id);
    void startPayment(const EventId &id);
    void openNewEvent(const EventId &id);
    void openSeries(const SeriesId &id);
    void openOrders(const EventId &id);
    void openSheet(const OrderSheetId &id);
    void readShop();
    void showServer();
    void readEverything();
    void updateTitle();
    /// Shows what was done, with the resulting step of the undo stack.
    void offerStep(const QString &said, const QString &action, void (QUndoStack::*step)());
    QString textAbout(const EventId &event, const QString &text) const;
    void offerToShow(const EventId &event);

    UiContext &m_context;
    NavigationRail *m_rail;
    PageStack *m_pages;
    Toast *m_toast = nullptr;
    QVBoxLayout *m_pageColumn;
    KeyboardOrder *m_keyboard;
    DatabaseLink *m_link = nullptr;
    QString m_shopName;
    bool m_isNarrow = false;
    int m_helpRoom = 0; ///< The width that the help takes.
    EventId m_event; ///< The last one that was opened.
    QHash<QString, QString> m_labels;
    int m_numberedPages = 0; ///< Pages with a number key: Ctrl+1 and so on.
    CommandPalette *m_palette = nullptr;
    HelpPanel *m_help = nullptr;
    Commands m_pageCommands; ///< In the order of the rail.
    Commands m_newRowCommands;
    QHash<QString, QString> m_newRowOf; ///< The ids of those commands, by page.
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_pageHelp = nullptr;
    QAction *m_keyHelp = nullptr;
};

} // namespace stemdesk::ui
