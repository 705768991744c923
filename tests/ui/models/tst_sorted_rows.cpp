#include "ui/models/sorted_rows.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/models/paged_table_model.h"
#include "ui/widgets/tables/header_view.h"

#include <QDate>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QTest>

namespace stemdesk::sorted_rows_test {

using namespace stemdesk::ui;

namespace {

struct Debt {
    QString name;
    std::optional<double> owes;
    std::optional<QDate> on;

    friend bool operator==(const Debt &, const Debt &) = default;
};

/// Pages of two rows, in order of creation.
class Debts : public PagedTableModel<Debt, QString> {
public:
    enum Column { Name, Owes, On };

    Debts() { readFirst(); }

    static inline const QList<Debt> kAll{{u"Émile"_s, 9.5, QDate(2026, 10, 2)},
                                         {u"Zoe"_s, 1000.0, QDate(2026, 9, 30)},
                                         {u"ada"_s, std::nullopt, std::nullopt},
                                         {u"Fred"_s, 80.0, QDate(2027, 1, 1)},
                                         {u"Bob"_s, std::nullopt, QDate(2025, 12, 31)}};

protected:
    QString keyOf(const Debt &debt) const override { return debt.name; }
    Columns columns() const override
    {
        static constexpr TableColumn<Debt> kColumns[] = {
            {.title = "Name", .text = kField<&Debt::name>},
            {.title = "Owes",
             .text = [](const Debt &debt) { return debt.owes ? QString::number(*debt.owes) : QString(); },
             .isNumber = true,
             .sort = [](const Debt &debt) { return debt.owes ? QVariant(*debt.owes) : QVariant(); }},
            {.title = "On",
             .text = [](const Debt &debt) { return debt.on ? debt.on->toString(u"d MMM yyyy"_s) : QString(); },
             .sort = [](const Debt &debt) { return debt.on ? QVariant(*debt.on) : QVariant(); }}};
        return kColumns;
    }
    Result<Page<Debt>> readPage(std::optional<qint64> after) const override
    {
        const qint64 from = after.value_or(0);
        Page<Debt> page{.rows = kAll.mid(from, 2)};
        if (from + 2 < kAll.size())
            page.next = from + 2;
        return page;
    }
};

} // namespace

class TestSortedRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }
    void init();
    void namesAreSortedByTheLocale();
    void figuresAndDaysAreNoTexts();
    void theThirdPressBringsBackTheModelsOrder();
    void theOrderIsRemembered();
    void theMenuSortsForThoseWithoutAMouse();

private:
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < m_rows->rowCount(); ++row)
            names += m_rows->index(row, Debts::Name).data().toString();
        return names;
    }
    OrderMemory memory()
    {
        return {.load = [this] { return m_kept; }, .save = [this](const QString &order) { m_kept = order; }};
    }
    void press(int column)
    {
        QHeaderView *heads = m_view->horizontalHeader();
        QTest::mouseClick(heads->viewport(), Qt::LeftButton, {},
                          {heads->sectionViewportPosition(column) + 20, heads->height() / 2});
    }
    void show(int usual)
    {
        m_view = std::make_unique<QTableView>();
        m_rows = new SortedRows(m_view.get());
        m_rows->setSourceModel(m_debts.get());
        m_view->setModel(m_rows);
        sortByHeads(*m_view->horizontalHeader(), usual, memory());
        m_view->setSortingEnabled(true);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    std::unique_ptr<Debts> m_debts;
    std::unique_ptr<QTableView> m_view;
    SortedRows *m_rows = nullptr;
    QString m_kept;
};

void TestSortedRows::init()
{
    m_view.reset();
    m_kept.clear();
    m_debts = std::make_unique<Debts>();
    show(-1);
}

void TestSortedRows::namesAreSortedByTheLocale()
{
    press(Debts::Name);

    QTRY_COMPARE(m_rows->rowCount(), 5);
    QCOMPARE(names().last(), u"Zoe"_s);
    QVERIFY(names().indexOf(u"Bob"_s) < names().indexOf(u"Fred"_s));
    press(Debts::Name);
    QCOMPARE(names().first(), u"Zoe"_s);
}

void TestSortedRows::figuresAndDaysAreNoTexts()
{
    press(Debts::Owes);
    QTRY_COMPARE(m_rows->rowCount(), 5);
    QCOMPARE(names().mid(0, 3), (QStringList{u"Émile"_s, u"Fred"_s, u"Zoe"_s}));
    press(Debts::Owes); // Clients who owe nothing come last in descending order, too.
    QCOMPARE(names().mid(0, 3), (QStringList{u"Zoe"_s, u"Fred"_s, u"Émile"_s}));

    press(Debts::On);
    QCOMPARE(names(), (QStringList{u"Bob"_s, u"Zoe"_s, u"Émile"_s, u"Fred"_s, u"ada"_s}));
}

void TestSortedRows::theThirdPressBringsBackTheModelsOrder()
{
    press(Debts::Owes);
    press(Debts::Owes);
    press(Debts::Owes);
    QTRY_COMPARE(m_view->horizontalHeader()->sortIndicatorSection(), -1);
    QCOMPARE(names().mid(0, 3), (QStringList{u"Émile"_s, u"Zoe"_s, u"ada"_s}));
}

void TestSortedRows::theOrderIsRemembered()
{
    press(Debts::Owes);
    press(Debts::Owes);
    const QString kept = m_kept;

    m_view.reset();
    show(-1);

    QCOMPARE(kept, u"1 down"_s);
    QCOMPARE(m_view->horizontalHeader()->sortIndicatorSection(), int(Debts::Owes));
    QTRY_COMPARE(m_rows->rowCount(), 5);
    QCOMPARE(names().first(), u"Zoe"_s);

    m_view.reset();
    m_kept = u"17"_s; // Stored by a version with more columns.
    show(Debts::Name);
    QCOMPARE(m_view->horizontalHeader()->sortIndicatorSection(), int(Debts::Name));
}

void TestSortedRows::theMenuSortsForThoseWithoutAMouse()
{
    QMenu menu;
    const QMenu *orders = addOrders(menu, *m_view->horizontalHeader(), u"As they were made"_s);
    const QList<QAction *> acts = orders->actions();
    QCOMPARE(acts.size(), 5); // Three columns, a separator, and the model's own order.

    acts.at(Debts::Owes)->trigger();
    QTRY_COMPARE(m_rows->rowCount(), 5);
    QCOMPARE(names().first(), u"Émile"_s);
    acts.at(Debts::Owes)->trigger();
    QCOMPARE(names().first(), u"Zoe"_s);
    acts.constLast()->trigger();
    QCOMPARE(names().mid(0, 3), (QStringList{u"Émile"_s, u"Zoe"_s, u"ada"_s}));
}

STEMDESK_TEST(TestSortedRows)

} // namespace stemdesk::sorted_rows_test

#include "tst_sorted_rows.moc"
