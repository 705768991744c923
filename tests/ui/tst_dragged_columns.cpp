#include "tests/support/full_shop.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/window/main_window.h"
#include "ui/window/page_stack.h"

#include <QHeaderView>
#include <QTest>
#include <QWindow>

#include <algorithm>

namespace stemdesk::dragged_columns_test {

using namespace stemdesk::ui;

namespace {

/// The heads of the page's list; nullptr if none are shown.
QHeaderView *headsOf(const QWidget &page)
{
    const auto all = page.findChildren<QHeaderView *>();
    const auto heads = std::ranges::find_if(all, [](const QHeaderView *each) {
        return each->isVisible() && each->orientation() == Qt::Horizontal && each->count() > 2;
    });
    return heads == all.end() ? nullptr : *heads;
}

int firstDraggable(const QHeaderView &heads)
{
    int column = 1;
    while (column + 1 < heads.count()
           && (heads.isSectionHidden(column) || heads.sectionResizeMode(column) != QHeaderView::Interactive))
        ++column;
    return column;
}

} // namespace

/// A column that was dragged keeps its width when the window gets another size.
class TestDraggedColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(british());
        m_shop = std::make_unique<UiShop>();
        fillShop(*m_shop);
    }
    void cleanupTestCase() { m_shop.reset(); }

    void keepTheirWidth_data()
    {
        QTest::addColumn<QString>("page");
        for (const char *page : {"products", "clients", "suppliers", "events"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void keepTheirWidth()
    {
        QFETCH(const QString, page);
        MainWindow window(m_shop->context());
        QHeaderView *heads = shown(window, page);
        QVERIFY(heads);
        const int column = firstDraggable(*heads);
        const int before = heads->sectionSize(column);
        drag(window, *heads, column);
        const int dragged = heads->sectionSize(column);
        QCOMPARE_GT(dragged, before);

        window.resize(1600, 900);
        settle(*m_shop);
        QCOMPARE(heads->sectionSize(column), dragged);
    }

    void areRemembered_data()
    {
        QTest::addColumn<QString>("page");
        for (const char *page : {"clients", "suppliers", "price-lists"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    /// By the next start, and by the window in another language.
    void areRemembered()
    {
        QFETCH(const QString, page);
        int column = 0;
        int dragged = 0;
        {
            MainWindow window(m_shop->context());
            QHeaderView *heads = shown(window, page);
            QVERIFY(heads);
            column = firstDraggable(*heads);
            drag(window, *heads, column);
            dragged = heads->sectionSize(column);
        }
        MainWindow window(m_shop->context());
        QHeaderView *heads = shown(window, page);
        QVERIFY(heads);

        QCOMPARE(heads->sectionSize(column), dragged);
    }

private:
    QHeaderView *shown(MainWindow &window, const QString &page)
    {
        window.resize(1280, 720);
        window.show();
        window.showPage(page);
        settle(*m_shop);
        return headsOf(*window.findChild<PageStack *>()->currentWidget());
    }
    static void drag(MainWindow &window, const QHeaderView &heads, int column)
    {
        const QPoint edge(heads.sectionViewportPosition(column) + heads.sectionSize(column) - 1, heads.height() / 2);
        const QPoint from = heads.viewport()->mapTo(&window, edge);
        QTest::mouseMove(window.windowHandle(), from);
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, from);
        for (const int by : {20, 40})
            QTest::mouseMove(window.windowHandle(), from + QPoint(by, 0));
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, from + QPoint(40, 0));
    }

    std::unique_ptr<UiShop> m_shop;
};

STEMDESK_TEST(TestDraggedColumns)

} // namespace stemdesk::dragged_columns_test

#include "tst_dragged_columns.moc"
