#include "ui/widgets/tables/column_share.h"

#include "tests/support/test_registry.h"
#include "ui/widgets/tables/table_view.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTest>

#include <cstdlib>
#include <memory>

namespace stemdesk::column_share_test {

using namespace stemdesk::ui;

class TestColumnShare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<TableView>(u"Money"_s);
        m_model = new QStandardItemModel(0, 3, m_view.get());
        addRow(u"The Linden Hotel, front desk"_s);
        m_view->setModel(m_model);
        m_view->setStretchedColumn(Name);
        m_share = new ColumnShare(*m_view);
        m_view->resize(700, 300);
        m_view->setColumnWidth(Client, 100);
        m_view->setColumnWidth(Amount, 150);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void whatOthersHaveToSpareGoesToACutColumn()
    {
        QTRY_VERIFY(m_view->columnWidth(Client) >= wanted(Client));
        QVERIFY(m_view->columnWidth(Name) >= wanted(Name));
        QVERIFY(m_view->columnWidth(Amount) >= wanted(Amount));
        QCOMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
    }

    void aLongerTextThatArrivesLaterIsShownToo()
    {
        addRow(u"The Linden Hotel and its restaurant, front desk"_s);

        QTRY_VERIFY(m_view->columnWidth(Client) >= wanted(Client));
    }

    void draggedColumnsAreRemembered()
    {
        m_share->remember({.load =
                               [] {
                                   return QStringList{u"1=222"_s, u"0=9"_s, u"7=100"_s, u"soon"_s};
                               },
                           .save = [](const QStringList &) {}});
        QCOMPARE(m_view->columnWidth(Client), 222);

        m_view->setColumnWidth(Client, 100); // The page sizes its columns.
        addRow(u"The Linden Hotel and its restaurant, front desk"_s);
        QCoreApplication::processEvents();

        QCOMPARE(m_view->columnWidth(Client), 222);
    }

    /// In a wide window the figures stood far from the names.
    void whatTheNamesHaveToSpareIsShared()
    {
        m_view->resize(1400, 300);
        m_view->setColumnWidth(Client, 260);

        QTRY_VERIFY(m_view->columnWidth(Client) > 260);
        const int more = m_view->columnWidth(Client) - 260;
        QCOMPARE(m_view->columnWidth(Amount), 150 + more);
        QVERIFY(std::abs(m_view->columnWidth(Name) - wanted(Name) - more) < 3);
        QCOMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
    }

    /// A date that is far from what it dates is hard to read.
    void aSnugColumnKeepsItsWidth()
    {
        m_share->setSnug({Amount});
        m_view->resize(1400, 300);
        m_view->setColumnWidth(Client, 260);

        QTRY_VERIFY(m_view->columnWidth(Client) > 260);
        QCOMPARE(m_view->columnWidth(Amount), 150);
        QCOMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
    }

    /// Cards below each other have the same columns, whatever they hold.
    void nothingIsSharedWhereWidthsStayAsGiven()
    {
        QStandardItemModel model(0, 3);
        model.appendRow({new QStandardItem(u"Rose"_s), new QStandardItem(u"The Linden Hotel, front desk"_s),
                         new QStandardItem(u"£1"_s)});
        TableView view(u"Goods"_s);
        view.setModel(&model);
        view.setStretchedColumn(Name);
        new ColumnShare(view, ColumnShare::Spare::AsGiven);
        view.resize(1400, 300);
        view.setColumnWidth(Client, 100);
        view.setColumnWidth(Amount, 150);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCoreApplication::processEvents();

        QCOMPARE(view.columnWidth(Client), 100);
        QCOMPARE(view.columnWidth(Amount), 150);
        QCOMPARE(view.horizontalHeader()->length(), view.viewport()->width());
    }

private:
    enum Column { Name, Client, Amount };

    void addRow(const QString &client)
    {
        m_model->appendRow({new QStandardItem(u"Gala"_s), new QStandardItem(client), new QStandardItem(u"£1"_s)});
    }
    int wanted(int column) const { return static_cast<const QAbstractItemView &>(*m_view).sizeHintForColumn(column); }

    std::unique_ptr<TableView> m_view;
    QStandardItemModel *m_model = nullptr;
    ColumnShare *m_share = nullptr;
};

STEMDESK_TEST(TestColumnShare)

} // namespace stemdesk::column_share_test

#include "tst_column_share.moc"
