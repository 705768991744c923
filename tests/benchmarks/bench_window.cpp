// Measures how long a person waits for each action in the window of a large shop, with the real widgets. Prints one
// table. Optional arguments: the folder of a shop from an earlier run, which saves filling it again, and then the parts
// to run.

#include "tests/benchmarks/window_clock.h"
#include "tests/benchmarks/window_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/hire/hire_grid.h"
#include "ui/pages/hire/hire_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/week/week_page.h"
#include "ui/palette/command_palette.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/period_bar.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/widgets/text_label.h"
#include "ui/window/main_window.h"

#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QScrollBar>
#include <QTest>

#include <cstdio>

using namespace stemdesk;
using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRounds = 10;

void printHead()
{
    std::printf("%-50s %6s %21s   %21s\n", "", "", "until it is shown", "window takes no input");
    std::printf("%-50s %6s %7s %6s %6s   %7s %6s %6s\n", "milliseconds", "times", "p50", "p95", "max", "p50", "p95",
                "max");
}

void print(const QString &action, const Waits &waits)
{
    std::printf("%-50s %6d", qPrintable(action), waits.count());
    for (double Wait::*const time : {&Wait::shown, &Wait::longest})
        std::printf(" %7.1f %6.1f %6.1f  ", waits.quantile(0.5, time), waits.quantile(0.95, time),
                    waits.quantile(1, time));
    std::printf("\n");
    std::fflush(stdout);
}

void printMemory(const char *when)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            std::printf("%-50s %.0f MB\n", when, line.simplified().split(' ').at(1).toDouble() / 1024);
    }
}

class Bench {
public:
    Bench(WatchedApplication &application, const QString &folder) : m_application(application), m_folder(folder) {}

    /// Runs the named parts; all if no name is given.
    void run(const QStringList &names)
    {
        const std::pair<QString, void (Bench::*)()> parts[] = {
            {u"pages"_s, &Bench::switchPages},        {u"products"_s, &Bench::searchProducts},
            {u"events"_s, &Bench::searchEvents},      {u"palette"_s, &Bench::searchPalette},
            {u"event"_s, &Bench::workOnAnEvent},      {u"scroll"_s, &Bench::scrollProducts},
            {u"workroom"_s, &Bench::walkTheWorkroom},
        };
        printHead();
        openWindow();
        printMemory("memory after the first page");
        for (const auto &[name, part] : parts) {
            if (!names.isEmpty() && !names.contains(name))
                continue;
            (this->*part)();
            printMemory(qPrintable(u"memory after part “%1”"_s.arg(name)));
        }
    }

private:
    using Act = std::function<void()>;
    using IsDone = std::function<bool()>;

    /// Acts, and waits until `isDone` and painted; then, unmeasured, until nothing is under way.
    Wait timed(
        const Act &act, const IsDone &isDone = [] { return true; })
    {
        m_application.forget();
        const auto start = std::chrono::steady_clock::now();
        act();
        double longest = millisecondsSince(start);
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_paints->forget();
        // Repaints only what has changed: a person does not wait for the rest of the window.
        m_window->update(0, 0, 1, 1);
        while (!m_paints->isPainted())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const double shown = millisecondsSince(start);
        settle();
        return {.shown = shown, .longest = std::max(longest, m_application.longest())};
    }

    /// Acts, and waits until the threads have answered and the answer is painted.
    Wait timedAnswer(const Act &act)
    {
        IsDone isAnswered;
        return timed(
            [&] {
                act();
                isAnswered = m_shop->afterThreads();
            },
            [&] { return isAnswered(); });
    }

    void settle()
    {
        for (int round = 0; round < 3; ++round) {
            m_shop->waitForThreads();
            QTest::qWait(20); // Notifications are gathered for a moment before pages read.
        }
    }

    void openWindow()
    {
        const auto start = std::chrono::steady_clock::now();
        m_shop = std::make_unique<WindowShop>(m_folder);
        m_window = std::make_unique<MainWindow>(m_shop->context());
        m_paints = new PaintWatch(*m_window);
        m_window->resize(1440, 900);
        m_window->show();
        while (!m_paints->isPainted())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        Waits waits;
        waits.add({.shown = millisecondsSince(start), .longest = m_application.longest()});
        print(u"first paint, from opening the database on"_s, waits);
        m_window->activateWindow();
        settle();
    }

    void switchPages()
    {
        const QStringList pages{u"today"_s,       u"events"_s,       u"products"_s, u"suppliers"_s,
                                u"price-lists"_s, u"orders"_s,       u"hire"_s,     u"week"_s,
                                u"colours"_s,     u"integrations"_s, u"settings"_s};
        Waits first;
        for (const QString &page : pages) {
            const Wait wait = timed([&] { m_window->showPage(page); });
            first.add(wait);
            Waits one;
            one.add(wait);
            print(u"first time on "_s + page, one);
        }
        Waits all;
        for (const QString &page : pages) {
            Waits again;
            for (int round = 0; round < kRounds; ++round) {
                m_window->showPage(page == pages.constFirst() ? pages.constLast() : pages.constFirst());
                settle();
                const Wait wait = timed([&] { m_window->showPage(page); });
                again.add(wait);
                all.add(wait);
            }
            print(u"switch to "_s + page, again);
        }
        print(u"switch to any page"_s, all);
    }

    template <class Page>
    Page &page(const QString &id)
    {
        m_window->showPage(id);
        settle();
        return *m_window->findChild<Page *>();
    }

    /// Measures each key, and the list for the whole text: Enter asks for that at once.
    void typeInto(SearchField &field, const QStringList &texts, const QString &name)
    {
        Waits keys;
        for (const QString &text : texts) {
            field.clear();
            settle();
            for (const QChar letter : text) {
                field.setFocus();
                keys.add(timedAnswer([&] {
                    QTest::keyClick(&field, letter.toLatin1());
                    QTest::keyClick(&field, Qt::Key_Return);
                }));
            }
        }
        print(name, keys);
        field.clear();
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    }

    void searchProducts()
    {
        auto &field = *page<ProductsPage>(u"products"_s).findChild<SearchField *>();
        typeInto(field, {u"quicksand 50"_s, u"rose 0312"_s, u"lot 2041"_s, u"zzz"_s},
                 u"key in the search of Products"_s);
    }

    void searchEvents()
    {
        auto &field = *page<EventsPage>(u"events"_s).findChild<SearchField *>();
        typeInto(field, {u"wedding 31"_s, u"harvest ball"_s, u"anna"_s, u"zzz"_s}, u"key in the search of Events"_s);
    }

    void searchPalette()
    {
        Waits opening;
        Waits keys;
        for (const QString &text : {u"rose quick"_s, u"wedding of 12"_s, u"new event"_s, u"supplier 3"_s}) {
            opening.add(timed([&] { QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier); }));
            auto *field = m_window->findChild<CommandPalette *>()->findChild<QLineEdit *>();
            for (const QChar letter : text) {
                keys.add(timedAnswer([&] { QTest::keyClick(field, letter.toLatin1()); }));
            }
            QTest::keyClick(field, Qt::Key_Escape);
            QTest::keyClick(field, Qt::Key_Escape);
            settle();
        }
        print(u"open the palette"_s, opening);
        print(u"key in the palette"_s, keys);
    }

    void workOnAnEvent()
    {
        openEvents();
        editCells();
    }

    void openEvents()
    {
        auto &events = page<EventsPage>(u"events"_s);
        const EventId large = m_shop->largeEvent();
        Waits waits;
        for (int round = 0; round < kRounds; ++round) {
            m_window->showPage(u"events"_s);
            settle();
            waits.add(timed([&] { Q_EMIT events.eventChosen(large); }));
        }
        print(u"open an event of 60 lines"_s, waits);
    }

    /// Types a number of stems and waits for the event's new price.
    void editCells()
    {
        auto &event = *m_window->findChild<EventPage *>();
        GroupCard *card = event.findChild<RecipeView *>()->cards().constFirst();
        card->setExpanded(true);
        auto *table = card->findChild<TableView *>();
        auto *price = event.findChild<SummaryPanel *>()->findChild<MoneyLabel *>();
        Waits waits;
        for (int round = 0; round < 2 * kRounds; ++round) {
            const int flowers = table->model()->rowCount() - 1; // The hired item is last and has no price here.
            const QModelIndex cell = table->model()->index(round % flowers, LinesModel::Stems);
            table->setFocus();
            table->setCurrentIndex(cell);
            settle();
            const QString before = price->text();
            const int stems = cell.data(Qt::EditRole).toInt();
            waits.add(timed(
                [&] {
                    for (const QChar digit : QString::number(stems + 1))
                        QTest::keyClick(QApplication::focusWidget(), digit.toLatin1());
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
                },
                [&] { return price->text() != before; }));
        }
        print(u"type stems, until the new price is shown"_s, waits);
    }

    /// The rest of the list is read when the view reaches its end.
    void scrollProducts()
    {
        auto &tree = *page<ProductsPage>(u"products"_s).findChild<TreeView *>();
        Waits steps;
        for (int step = 0; step < 100; ++step)
            steps.add(timed([&] { QTest::keyClick(&tree, Qt::Key_PageDown); }));
        print(u"page down on Products"_s, steps);
        Waits ends;
        int rows = 0;
        while (tree.model()->rowCount() > rows) {
            rows = tree.model()->rowCount();
            ends.add(timed([&] { tree.verticalScrollBar()->setValue(tree.verticalScrollBar()->maximum()); }));
        }
        print(u"to the end of what is read, %1 products in all"_s.arg(rows), ends);
        Waits jumps;
        for (int jump = 0; jump < kRounds; ++jump) {
            const int place = tree.verticalScrollBar()->maximum() / 20 * (jump * 7 % 20);
            jumps.add(timed([&] { tree.verticalScrollBar()->setValue(place); }));
        }
        print(u"jump anywhere on Products"_s, jumps);
    }

    /// Shows other days until their stock or tasks are visible.
    void walkTheWorkroom()
    {
        auto &grid = *page<HirePage>(u"hire"_s).findChild<HireGrid *>();
        grid.setFocus();
        Waits days;
        for (int week = 0; week < 2 * kRounds; ++week)
            days.add(timedAnswer([&] { QTest::keyClick(&grid, Qt::Key_Right, Qt::ControlModifier); }));
        print(u"a week on in Hire, %1 things"_s.arg(grid.model()->rowCount()), days);
        auto *period = page<WeekPage>(u"week"_s).findChild<PeriodBar *>();
        Waits weeks;
        for (int week = 0; week < 2 * kRounds; ++week)
            weeks.add(timedAnswer([&] { Q_EMIT period->afterWanted(); }));
        print(u"the next week on Week"_s, weeks);
    }

    WatchedApplication &m_application;
    QString m_folder;
    std::unique_ptr<WindowShop> m_shop;
    std::unique_ptr<MainWindow> m_window;
    PaintWatch *m_paints = nullptr;
};

void fillApart(const QString &folder)
{
    const auto start = std::chrono::steady_clock::now();
    QProcess filling;
    filling.setProcessChannelMode(QProcess::ForwardedChannels);
    filling.start(QCoreApplication::applicationFilePath(), {u"fill"_s, folder});
    if (!filling.waitForFinished(-1) || filling.exitCode() != 0)
        qFatal("the shop cannot be filled");
    std::printf("filled in %.0f s\n", millisecondsSince(start) / 1000);
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    WatchedApplication application(argc, argv);
    QStringList given = QCoreApplication::arguments().sliced(1);
    given.removeIf([](const QString &argument) { return argument.startsWith("--"_L1); }); // For other benchmarks.
    if (given.value(0) == "fill"_L1) {
        fillWindowShop(given.value(1), {});
        return 0;
    }
    const Theme theme(application, Theme::Choice::Light);
    QTemporaryDir temporary;
    const QString folder = given.isEmpty() ? temporary.filePath(u"shop"_s) : given.constFirst();
    if (!QFile::exists(folder))
        fillApart(folder);
    Bench(application, folder).run(given.sliced(std::min<qsizetype>(1, given.size())));
    return 0;
}
