#include "ui/widgets/layout/splitter.h"

#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QPointer>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::splitter_test {

using namespace stemdesk::ui;

class TestSplitter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_splitter = new Splitter(u"list"_s, {});
        m_list = new QWidget;
        m_panel = new QLineEdit;
        m_splitter->addWidget(m_list);
        m_splitter->addWidget(m_panel);
        m_splitter->setFoldable(m_panel, u"the panel"_s);
        auto *column = new QVBoxLayout(m_window.get());
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_splitter);
        m_window->resize(1200, 500);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void wideEnoughBothAreSeen()
    {
        QVERIFY(m_panel->isVisible());
        QVERIFY(!opener()->isVisible());
    }

    void narrowThePanelLiesOverTheListWhereItIsAskedFor()
    {
        m_window->resize(900, 500);
        QVERIFY(!m_panel->isVisible());
        QVERIFY(m_list->width() > 800);

        opener()->click();

        QVERIFY(m_panel->isVisible());
        QVERIFY(m_list->width() > 800);
        QTRY_VERIFY(m_panel->hasFocus());
        QTest::keyClick(m_panel, Qt::Key_Escape);
        QVERIFY(!m_panel->isVisible());
    }

    void wideAgainItIsBesideTheList()
    {
        m_window->resize(900, 500);
        opener()->click();

        m_window->resize(1200, 500);

        QVERIFY(m_panel->isVisible());
        QVERIFY(m_list->geometry().right() < m_panel->mapTo(m_window.get(), QPoint()).x());
        QVERIFY(!opener()->isVisible());
    }

    /// Qt walks a copy of the list of children while it shows them.
    void noneOfThePageIsDeletedWhileItIsShownWider()
    {
        m_window->resize(900, 500);
        QVERIFY(m_splitter->isFolded());
        m_window->hide();
        QList<QPointer<QObject>> children;
        for (QObject *child : m_window->children())
            children.append(child);

        m_window->resize(1200, 500);
        m_window->show();

        QTRY_VERIFY(!m_splitter->isFolded());
        QVERIFY(m_panel->isVisible());
        QVERIFY(!children.contains(nullptr));
    }

    void itComesBackAsWideAsItWas()
    {
        m_panel->setMinimumWidth(100);
        m_splitter->setSizes({850, 349});
        const int before = m_panel->width();
        m_window->resize(700, 500);
        m_window->resize(1200, 500);
        QCOMPARE(m_panel->width(), before);
    }

    void onALargeScreenThePanelIsWider()
    {
        const int usual = m_panel->sizeHint().width();

        m_window->resize(1720, 500);
        QCOMPARE(m_panel->width(), usual * 5 / 4);

        m_window->resize(1200, 500);
        QCOMPARE(m_panel->width(), usual);
    }

    void aPageThatHidesItHidesItsEdgeToo()
    {
        m_window->resize(900, 500);
        m_panel->hide();
        QVERIFY(!opener()->isVisible());

        m_panel->show();

        QVERIFY(opener()->isVisible());
        QVERIFY(!m_panel->isVisible());
    }

    void anOpenerInTheRowOfAPageLeavesNoEdge()
    {
        auto *row = new QWidget(m_list);
        auto *line = new QHBoxLayout(row);
        auto *taken = qobject_cast<QAbstractButton *>(m_splitter->takeOpener());
        line->addWidget(taken);
        row->setGeometry(0, 0, 200, 40);
        row->show();
        QVERIFY(!taken->isVisible());

        m_window->resize(900, 500);
        QVERIFY(taken->isVisible());
        QCOMPARE(m_list->width(), 900);
        taken->click();
        QVERIFY(m_panel->isVisible());
        QVERIFY(m_panel->mapTo(m_window.get(), QPoint()).y() > row->geometry().center().y());
        m_splitter->conceal();
        QVERIFY(!m_panel->isVisible());
    }

    /// Names were cut beside an empty page.
    void aFirstPartIsWiderOnALargeScreen()
    {
        Splitter splitter(u"lists"_s, {});
        auto *list = new QWidget;
        splitter.addWidget(list);
        splitter.addWidget(new QWidget);
        splitter.setStretchFactor(1, 1);
        splitter.setSizes({400, 800});
        splitter.setWideFirst(550);
        splitter.resize(1200, 500);
        splitter.show();
        QVERIFY(QTest::qWaitForWindowExposed(&splitter));
        const int usual = list->width();

        splitter.resize(1700, 500);
        QTRY_COMPARE(list->width(), 550);
        splitter.resize(1200, 500);
        QTRY_COMPARE(list->width(), usual);
    }

private:
    QAbstractButton *opener() const { return m_splitter->findChild<QAbstractButton *>(); }

    std::unique_ptr<QWidget> m_window;
    Splitter *m_splitter = nullptr;
    QWidget *m_list = nullptr;
    QLineEdit *m_panel = nullptr;
};

STEMDESK_TEST(TestSplitter)

} // namespace stemdesk::splitter_test

#include "tst_splitter.moc"
