#include "core/base/error.h"
#include "core/services/backup/backup_folder.h"
#include "core/services/backup/backup_restore.h"
#include "tests/support/full_shop.h"
#include "tests/support/import_files.h"
#include "tests/support/mouse_walk.h"
#include "tests/support/rail_pages.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/help/help_panel.h"
#include "ui/import/import_dialog.h"
#include "ui/pages/clients/card_choice.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/settings/backups/restore_notice.h"
#include "ui/pages/settings/backups/start_question.h"
#include "ui/pages/settings/database/database_question.h"
#include "ui/palette/command_palette.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_stack.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QDesktopServices>
#include <QImage>
#include <QTabBar>
#include <QTest>

namespace stemdesk::mouse_walk_test {

using namespace stemdesk::ui;

namespace {

const QStringList kSchemes{u"http"_s, u"https"_s, u"mailto"_s, u"file"_s};

} // namespace

/// A mouse on everything that the window can show, in a shop with nothing in it and in one with much: nothing falls, Qt
/// has nothing to warn of, and no name is taken for HTML.
class TestMouseWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_spoken = std::make_unique<Spoken>(u"en"_s, british());
        for (const QString &scheme : kSchemes)
            QDesktopServices::setUrlHandler(scheme, this, "opened");
        fillShop(m_full);
        fillOddly(m_full.services());
    }
    void cleanupTestCase()
    {
        for (const QString &scheme : kSchemes)
            QDesktopServices::unsetUrlHandler(scheme);
        qInfo("walked over %d views, %d widgets and %d menus and dialogs with %d events of the mouse", m_counts.views,
              m_counts.widgets, m_counts.opened, m_counts.events);
    }

    void everyPage_data();
    void everyPage();
    void paletteAndHelp_data();
    void paletteAndHelp();
    void firstStart();
    void import_data();
    void import();
    void cardsOfClients();
    void questionsAtTheStart();

public Q_SLOTS:
    /// Receives URLs instead of the desktop.
    void opened(const QUrl &) {}

private:
    UiShop &shop(bool isFull) { return isFull ? m_full : m_empty; }
    /// Names that look like HTML, and pictures.
    static void fillOddly(ShopServices &services)
    {
        QBuffer png;
        QImage(64, 48, QImage::Format_RGB32).save(&png, "png");
        const auto image =
            must(services.images.create({.mediaType = "image/png", .width = 64, .height = 48, .bytes = png.data()}));
        must(services.events.patch(
            firstEvent(services),
            {.name = u"A <b>bold</b> name <img src=\"file:///dev/zero\">"_s,
             .descriptionHtml = u"<p>Calm <img src=\"https://example.org/a.png\"></p>"_s,
             .imageUrls = QStringList{imageReference(image.id), u"https://example.org/arch.jpg"_s}}));
    }
    static void show(QWidget &window)
    {
        window.show();
        window.activateWindow(); // Without a window manager, the test must do it.
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    static void open(MainWindow &window, const QString &page, const EventId &event);
    void walkTabs(MouseWalk &walk, MainWindow &window, const QString &page, const std::function<void()> &restore);
    void count(const MouseWalk &walk)
    {
        m_counts += walk.counts();
        QVERIFY2(walk.complaints().isEmpty(), qPrintable(walk.complaints().join(u'\n')));
    }

    Theme m_theme{*qApp, Theme::Choice::Light};
    std::unique_ptr<Spoken> m_spoken;
    UiShop m_empty;
    UiShop m_full;
    WalkCounts m_counts;
};

void TestMouseWalk::everyPage_data()
{
    QTest::addColumn<bool>("isFull");
    QTest::addColumn<QString>("page");
    const QStringList pages = railPages(MainWindow(m_empty.context())) + QStringList(u"event"_s);
    for (const bool isFull : {false, true}) {
        for (const QString &page : pages)
            QTest::addRow("%s shop, %s", isFull ? "full" : "empty", qPrintable(page)) << isFull << page;
    }
}

void TestMouseWalk::everyPage()
{
    QFETCH(const bool, isFull);
    QFETCH(const QString, page);
    UiShop &walked = shop(isFull);
    EventId event;
    if (page == "event"_L1)
        event =
            isFull ? firstEvent(walked.services()) : must(walked.services().events.create({.name = u"New"_s})).event.id;
    MainWindow window(walked.context());
    window.resize(1280, 720);
    show(window);

    MouseWalk walk(window);
    for (QWidget *entry : window.findChild<NavigationRail *>()->findChildren<QWidget *>())
        walk.leaveAlone(entry);
    const auto restore = [&] {
        if (window.currentPage() != page)
            open(window, page, event);
        settle(walked);
    };
    restore();
    walkTabs(walk, window, page, restore);

    count(walk);
}

void TestMouseWalk::open(MainWindow &window, const QString &page, const EventId &event)
{
    window.showPage(page == "event"_L1 ? u"events"_s : page);
    if (page == "event"_L1)
        Q_EMIT window.findChild<EventsPage *>()->eventChosen(event);
    if (auto *picker = window.findChild<EventPickModel *>(); picker && picker->chosen().isEmpty())
        picker->chooseWeek(picker->thisMonday().addDays(7));
}

void TestMouseWalk::walkTabs(MouseWalk &walk, MainWindow &window, const QString &page,
                             const std::function<void()> &restore)
{
    QWidget *shown = window.findChild<PageStack *>()->currentWidget();
    walk.walk(page, restore);
    for (const QPointer<QTabBar> strip : shown->findChildren<QTabBar *>()) {
        for (int tab = 1; strip && tab < strip->count() && strip->isVisible(); ++tab) {
            walk.walk(page + u' ' + strip->tabText(tab), [&] {
                restore();
                if (strip && strip->currentIndex() != tab) {
                    strip->setCurrentIndex(tab);
                    restore();
                }
            });
        }
    }
}

void TestMouseWalk::paletteAndHelp_data()
{
    QTest::addColumn<bool>("isFull");
    QTest::newRow("empty shop") << false;
    QTest::newRow("full shop") << true;
}

void TestMouseWalk::paletteAndHelp()
{
    QFETCH(const bool, isFull);
    UiShop &walked = shop(isFull);
    MainWindow window(walked.context());
    window.resize(1280, 720);
    show(window);
    MouseWalk walk(window);
    const auto reopen = [&](const QWidget *part, const QKeySequence &keys) {
        settle(walked);
        if (!part->isVisible())
            QTest::keySequence(&window, keys);
        settle(walked);
    };

    const auto *palette = window.findChild<CommandPalette *>();
    walk.walk(
        u"palette"_s, [&] { reopen(palette, QKeySequence(Qt::CTRL | Qt::Key_K)); }, palette);
    const auto *help = window.findChild<HelpPanel *>();
    walk.walk(
        u"help"_s, [&] { reopen(help, QKeySequence(Qt::Key_F1)); }, help);
    const QKeySequence keys(Qt::CTRL | Qt::Key_Slash);
    QTest::keySequence(&window, keys);
    walk.walk(
        u"keys"_s, [&] { reopen(help, keys); }, help);

    count(walk);
}

void TestMouseWalk::firstStart()
{
    FirstStartPage page(m_empty.context());
    page.resize(1280, 720);
    show(page);

    MouseWalk walk(page);
    walk.walk(u"first start"_s, [this] { settle(m_empty); });

    count(walk);
}

void TestMouseWalk::import_data()
{
    QTest::addColumn<ImportKind>("kind");
    QTest::newRow("products") << ImportKind::Products;
    QTest::newRow("prices") << ImportKind::Prices;
    QTest::newRow("clients") << ImportKind::Contacts;
}

/// Each step of the dialog, and the list of past imports.
void TestMouseWalk::import()
{
    QFETCH(const ImportKind, kind);
    const TextFile file("product,variant,unitPrice,name,sku,colors,supplier\n"
                        "Rose <b>x</b>,Quicksand,1.2,Ann,A1,Red,Flora\n,,x,,,Odd,\nTulip,White,2,Bo,A2,White,Flora\n");
    for (int steps = 0; steps < 4; ++steps) {
        ImportDialog dialog(m_full.context(), kind, nullptr);
        show(dialog);
        MouseWalk walk(dialog);
        for (QAbstractButton *button : dialog.findChildren<QAbstractButton *>())
            walk.leaveAlone(button);
        if (steps == 3)
            dialog.showPast();
        else if (steps > 0)
            dialog.open(file.name());
        settle(m_full);
        for (QAbstractButton *button : dialog.findChildren<QAbstractButton *>()) {
            if (steps == 2 && button->text() == "Next"_L1 && button->isEnabled())
                button->click();
        }
        walk.walk(u"import, step %1"_s.arg(steps), [this] { settle(m_full); });
        count(walk);
    }
}

void TestMouseWalk::cardsOfClients()
{
    CardChoice choice({{.contact = {.name = u"Ann <img src=\"file:///dev/zero\">"_s}, .knownAs = u"Ann <b>B.</b>"_s},
                       {.contact = {.name = u"Bo & Cy"_s}},
                       {.contact = {.name = u"Di"_s}, .refusal = u"No name."_s}},
                      nullptr);
    show(choice);
    MouseWalk walk(choice);
    for (QAbstractButton *button : choice.findChildren<QAbstractButton *>())
        walk.leaveAlone(button);

    walk.walk(u"vCards"_s, [this] { settle(m_full); });

    count(walk);
}

/// Boxes that wait for their answer are gone over, and closed, by the mouse's own timer.
void TestMouseWalk::questionsAtTheStart()
{
    QWidget nothing;
    MouseWalk walk(nothing);

    const Error error = notFound();
    QCOMPARE(DatabaseQuestion::ask(error, u"db.example/<b>shop</b>"_s), DatabaseQuestion::Answer::Quit);
    QCOMPARE(StartQuestion::ask(error, u"/home/<b>anna</b>"_s, {}).choice, StartQuestion::Choice::Quit);
    const RestoreNotice notice;
    RestoreNotice::report(error);

    count(walk);
}

STEMDESK_TEST(TestMouseWalk)

} // namespace stemdesk::mouse_walk_test

#include "tst_mouse_walk.moc"
