#include "ui/window/main_window.h"

#include "core/base/error.h"
#include "core/services/change_bus.h"
#include "core/services/database/database_link.h"
#include "core/services/server_control.h"
#include "ui/icons.h"
#include "ui/pages/list_page.h"
#include "ui/palette/command_palette.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/assistant_edits.h"
#include "ui/undo/edits.h"
#include "ui/widgets/notices/away_banner.h"
#include "ui/widgets/notices/toast.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window/keyboard_order.h"
#include "ui/window/navigation_rail.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/menu_text.h"

#include <QAction>
#include <QShortcut>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool namesShop(const Changes &changes, const ShopId &shop)
{
    return std::ranges::any_of(
        changes, [&](const Change &change) { return change.shop == shop && change.resource == Resource::Shop; });
}

} // namespace

MainWindow::MainWindow(UiContext &context, QWidget *parent)
    : QMainWindow(parent), m_context(context), m_rail(new NavigationRail), m_pages(new PageStack),
      m_pageColumn(new QVBoxLayout), m_keyboard(new KeyboardOrder(*m_rail, *m_pages, this)),
      m_shopName(context.shop.name)
{
    setMinimumSize(metric::kWindowMinimumWidth, metric::kWindowMinimumHeight);
    buildCentre();
    m_toast = new Toast(this);
    buildPages();
    buildRail();
    buildUndo();
    buildPalette();
    buildHelp();
    connectEdits();
    connectShop();
    restore();
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget;
    auto *row = rowInside(centre);
    row->addWidget(m_rail);
    m_pageColumn->setContentsMargins(0, 0, 0, 0);
    m_pageColumn->setSpacing(0);
    m_pageColumn->addWidget(m_pages, 1);
    m_pageColumn->addWidget(new LateRefusal); // Below what is typed: nothing moves when it appears.
    row->addLayout(m_pageColumn, 1);
    setCentralWidget(centre);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    adaptRail();
}

/// In a narrow window, or beside the help, the rail shows only icons, whatever is remembered for a wide one; the user
/// can widen it all the same.
void MainWindow::adaptRail()
{
    const bool isNarrow = width() - m_helpRoom < metric::kNarrowWindow;
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_rail->setCollapsed(isNarrow || WindowSettings(m_context.settings).isRailCollapsed());
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return m_keyboard->step(next);
}

void MainWindow::addPage(const QString &id, const QString &label, std::function<QWidget *()> make, PageKey wanted)
{
    m_rail->addPage(id, id, label);
    m_labels.insert(id, label);
    m_pages->add(id, std::move(make));
    // The tenth page has Ctrl+0; pages after it, and those that ask for no key, are found by Ctrl+K.
    const int place = wanted == PageKey::None ? 0 : ++m_numberedPages;
    const QKeySequence key =
        place == 0 || place > 10 ? QKeySequence() : QKeySequence(Qt::CTRL | Qt::Key(int(Qt::Key_0) + place % 10));
    if (!key.isEmpty())
        connect(new QShortcut(key, this), &QShortcut::activated, this, [this, id] { showPage(id); });
    m_pageCommands.append(
        {.id = u"page-"_s + id, .text = label, .icon = id, .shortcut = key, .run = [this, id] { showPage(id); }});
}

void MainWindow::addNewRow(const QString &page, const QString &id, const QString &text)
{
    m_newRowOf.insert(page, id);
    m_newRowCommands.append({.id = id, .text = text, .icon = u"add"_s, .run = [this, page] {
                                 showPage(page);
                                 pageOf<ListPage>(page)->startNew();
                             }});
}

void MainWindow::buildRail()
{
    connect(m_rail, &NavigationRail::pageChosen, this, &MainWindow::showPage);
    connect(m_rail, &NavigationRail::collapsedChanged, this, [this](bool collapsed) {
        if (!m_isNarrow)
            WindowSettings(m_context.settings).setRailCollapsed(collapsed);
    });
    m_rail->setCollapsed(WindowSettings(m_context.settings).isRailCollapsed());
    m_rail->setShopName(m_shopName);
    showServer();
}

void MainWindow::buildUndo()
{
    QAction *undo = m_context.edits.makeUndoAction(tr("Undo"), this);
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = m_context.edits.stack().createRedoAction(this, tr("Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    undo->setIcon(iconFor(u"undo"_s));
    redo->setIcon(iconFor(u"redo"_s));
    // Only in English does a word before the name of the edit make a sentence.
    const QUndoStack &stack = m_context.edits.stack();
    const auto nameUndo = [undo, &stack] {
        undo->setText(stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo"));
        setTip(*undo, undo->text()); // Otherwise it would take an "&" as the mark of a shortcut.
    };
    const auto nameRedo = [redo, &stack] {
        redo->setText(stack.canRedo() ? tr("Redo: %1").arg(stack.redoText()) : tr("Redo"));
        setTip(*redo, redo->text());
    };
    connect(&m_context.edits, &Edits::undoChanged, undo, nameUndo);
    connect(&stack, &QUndoStack::redoTextChanged, redo, nameRedo);
    nameUndo(); // The shop may have been open before, and have steps.
    nameRedo();
    m_undo = undo;
    m_redo = redo;
    addActions({undo, redo});
    m_rail->addTool(undo);
    m_rail->addTool(redo);
    new UndoKeys(this);
}

void MainWindow::connectEdits()
{
    m_context.edits.keepSteps(WindowSettings(m_context.settings).nameOfWindow(), m_context.services);
    new AssistantSteps(m_context, this);
    connect(&m_context.edits, &Edits::undoOffered, this,
            [this](const QString &offer) { offerStep(offer, tr("Undo"), &QUndoStack::undo); });
    connect(&m_context.edits, &Edits::progressed, this, [this](const QString &text, qint64 done, qint64 total) {
        const QLocale locale;
        m_toast->offer(tr("%1: %2 of %3").arg(text, locale.toString(done), locale.toString(total)));
    });
    connect(&m_context.edits, &Edits::undone, this, [this](const QString &text, const EventId &event) {
        offerStep(tr("Undone: %1").arg(textAbout(event, text)), tr("Redo"), &QUndoStack::redo);
        offerToShow(event);
    });
    connect(&m_context.edits, &Edits::undoWithheld, this, [this](const QString &text) {
        m_toast->offer(tr("“%1” cannot be undone. Undo again for the step before it.").arg(text));
    });
    connect(&m_context.edits, &Edits::redone, this, [this](const QString &text, const EventId &event) {
        offerStep(tr("Redone: %1").arg(textAbout(event, text)), tr("Undo"), &QUndoStack::undo);
        offerToShow(event);
    });
    connect(&m_context.edits, &Edits::failed, this, [this](const Error &error) { m_toast->offer(errorText(error)); });
}

void MainWindow::offerStep(const QString &said, const QString &action, void (QUndoStack::*step)())
{
    // Only for this change: after another one the offer has no effect.
    QUndoStack &stack = m_context.edits.stack();
    m_toast->offer(said, action, [&stack, step, index = stack.index()] {
        if (stack.index() == index)
            (stack.*step)();
    });
    connect(&stack, &QUndoStack::indexChanged, m_toast, &Toast::dismiss, Qt::SingleShotConnection);
}

void MainWindow::connectShop()
{
    connect(&m_context.server, &ServerControl::changed, this, &MainWindow::showServer);
    connect(&m_context.bus, &ChangeBus::committed, this, [this](const Changes &changes) {
        if (namesShop(changes, m_context.shop.id))
            readShop();
    });
}

void MainWindow::follow(DatabaseLink &link)
{
    m_link = &link;
    auto *banner = new AwayBanner(link);
    m_pageColumn->insertWidget(0, banner);
    connect(&link, &DatabaseLink::went, this, &MainWindow::showServer);
    connect(&link, &DatabaseLink::cameBack, this, [this] {
        showServer();
        readEverything();
    });
    showServer();
}

/// Reads as if everything had changed: while the server was away, a page may have read nothing, or only part.
void MainWindow::readEverything()
{
    Changes changes;
    for (int resource = 0; isResource(resource); ++resource)
        changes.append({.shop = m_context.shop.id, .resource = Resource(resource)});
    m_context.bus.publish(changes);
}

void MainWindow::readShop()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // The name stays as it was; the next change reads it again.
    m_context.shop = *shop;
    m_shopName = shop->name;
    m_rail->setShopName(m_shopName);
    updateTitle();
}

void MainWindow::showServer()
{
    if (m_link && m_link->absence()) {
        m_rail->setServerState(tr("No answer since %1").arg(AwayBanner::sinceText(*m_link)),
                               NavigationRail::ServerState::Trouble);
        return;
    }
    const ServerControl &server = m_context.server;
    const QString text = server.isRunning() ? tr("API on %1").arg(server.address())
        : server.problem().isEmpty()        ? tr("API is off")
                                            : tr("API is off: %1").arg(server.problem());
    const auto state = server.isRunning() ? NavigationRail::ServerState::Running
        : server.problem().isEmpty()      ? NavigationRail::ServerState::Off
                                          : NavigationRail::ServerState::Trouble;
    m_rail->setServerState(text, state);
}

void MainWindow::showPage(const QString &id)
{
    if (!m_pages->has(id))
        return;
    m_pages->open(id);
    m_rail->setCurrent(id);
    WindowSettings(m_context.settings).setPage(id);
    updateTitle();
}

QString MainWindow::currentPage() const
{
    return m_pages->currentId();
}

void MainWindow::updateTitle()
{
    const QString label = m_labels.value(m_rail->current());
    const QString shop = titleText(m_shopName);
    setWindowTitle(label.isEmpty() ? tr("%1 – Stemdesk").arg(shop) : tr("%1 – %2 – Stemdesk").arg(label, shop));
}

void MainWindow::restore()
{
    const QString last = WindowSettings(m_context.settings).page();
    showPage(m_pages->has(last) ? last : m_pages->firstId());
}

} // namespace stemdesk::ui
