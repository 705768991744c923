#include "tests/support/test_registry.h"
#include "tests/support/workstation.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/away_banner.h"

#include <QElapsedTimer>
#include <QTest>

namespace stemdesk::two_windows_test {

using namespace std::chrono_literals;

namespace {

/// No polling: every notification comes from the server.
constexpr WatchPace kTold{.poll = 24h, .safetyNet = 24h};
constexpr WatchPace kWatchful{.safetyNet = 100ms, .firstRetry = 50ms, .lastRetry = 100ms};
/// Waits for the button.
constexpr WatchPace kLazy{.safetyNet = 100ms, .firstRetry = 24h, .lastRetry = 24h};

ui::SuppliersModel &suppliersOf(Workstation &workstation)
{
    workstation.window().showPage(u"suppliers"_s);
    return *workstation.window().findChild<ui::SuppliersModel *>();
}

QString nameIn(const ui::SuppliersModel &model)
{
    return model.index(0, ui::SuppliersModel::Name).data().toString();
}

} // namespace

/// Windows of one shop on a PostgreSQL server that goes away and comes back.
class TwoWindowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void anEditShowsInTheOtherWindow();
    void bothSeeBothValues();
    void whatIsTypedOutlastsTheServer();
    void triesAgainWhenAsked();
    void aPageOpenedMeanwhileFillsItself();

private:
    std::unique_ptr<PostgresServer> m_server;
    PostgresAddress m_address;
    int m_count = 0;
};

void TwoWindowsTest::initTestCase()
{
    m_server = std::make_unique<PostgresServer>(PostgresServer::startOwn());
}

void TwoWindowsTest::init()
{
    const QString name = u"shop%1"_s.arg(++m_count);
    m_server->run(u"create database "_s + name);
    m_address = m_server->address(name);
}

void TwoWindowsTest::anEditShowsInTheOtherWindow()
{
    Workstation one(m_address, kTold);
    Workstation two(m_address, kTold);
    QVERIFY(one.services().suppliers.create({.name = u"Bloemenhof"_s}));
    ui::SuppliersModel &mine = suppliersOf(one);
    ui::SuppliersModel &theirs = suppliersOf(two);
    QTRY_COMPARE(theirs.rowCount(), 1);
    QElapsedTimer timer;
    timer.start();

    QVERIFY(mine.setData(mine.index(0, ui::SuppliersModel::Name), u"Fleura"_s));

    QTRY_COMPARE(nameIn(theirs), u"Fleura"_s);
    qInfo("shown in the other window after %lld ms", timer.elapsed());
}

void TwoWindowsTest::bothSeeBothValues()
{
    Workstation one(m_address, kTold);
    QVERIFY(one.services().suppliers.create({.name = u"Bloemenhof"_s}));
    Workstation two(m_address, kTold);
    ui::SuppliersModel &mine = suppliersOf(one);
    ui::SuppliersModel &theirs = suppliersOf(two);
    const QModelIndex myCell = mine.index(0, ui::SuppliersModel::Name);
    const QModelIndex theirCell = theirs.index(0, ui::SuppliersModel::Name);

    QVERIFY(mine.setData(myCell, u"Mine"_s) && theirs.setData(theirCell, u"Theirs"_s));

    QTRY_VERIFY(myCell.data(ui::TheirsRole).isValid() || theirCell.data(ui::TheirsRole).isValid());
    const bool isMineRefused = myCell.data(ui::TheirsRole).isValid();
    const QModelIndex refused = isMineRefused ? myCell : theirCell;
    QCOMPARE(refused.data().toString(), isMineRefused ? u"Mine"_s : u"Theirs"_s);
    QCOMPARE(refused.data(ui::TheirsRole).toString(), isMineRefused ? u"Theirs"_s : u"Mine"_s);
}

void TwoWindowsTest::whatIsTypedOutlastsTheServer()
{
    Workstation one(m_address, kWatchful);
    Workstation two(m_address, kWatchful);
    QVERIFY(one.services().suppliers.create({.name = u"Bloemenhof"_s}));
    QVERIFY(one.services().suppliers.create({.name = u"Rosarium"_s}));
    ui::SuppliersModel &model = suppliersOf(one);
    auto *banner = one.window().findChild<ui::AwayBanner *>();
    QTRY_COMPARE(model.rowCount(), 2);
    QVERIFY(banner->isHidden());

    m_server->stop();
    QTRY_VERIFY(!banner->isHidden());
    const QModelIndex cell = model.index(0, ui::SuppliersModel::Name);
    QVERIFY(model.setData(cell, u"Fleura"_s));
    QTRY_VERIFY(!cell.data(ui::ErrorRole).toString().isEmpty());

    QCOMPARE(cell.data().toString(), u"Fleura"_s);
    QCOMPARE(model.rowCount(), 2); // The rows are still shown.
    m_server->startAgain();
    QTRY_VERIFY(banner->isHidden());
    QTRY_VERIFY(!two.link().absence());
    QVERIFY(model.setData(cell, u"Fleura"_s)); // Enter once more.
    QTRY_COMPARE(nameIn(suppliersOf(two)), u"Fleura"_s);
    QTRY_VERIFY(cell.data(ui::ErrorRole).toString().isEmpty());
}

void TwoWindowsTest::triesAgainWhenAsked()
{
    Workstation one(m_address, kLazy);
    auto *banner = one.window().findChild<ui::AwayBanner *>();
    m_server->stop();
    QTRY_VERIFY(!banner->isHidden());
    m_server->startAgain();

    banner->findChild<ui::Button *>()->click();

    QTRY_VERIFY(banner->isHidden());
}

void TwoWindowsTest::aPageOpenedMeanwhileFillsItself()
{
    Workstation one(m_address, kWatchful);
    QVERIFY(one.services().suppliers.create({.name = u"Bloemenhof"_s}));
    m_server->stop();
    QTRY_VERIFY(one.link().absence());

    ui::SuppliersModel &model = suppliersOf(one);
    QCOMPARE(model.rowCount(), 0);
    m_server->startAgain();

    QTRY_COMPARE(model.rowCount(), 1);
}

STEMDESK_TEST(TwoWindowsTest)

} // namespace stemdesk::two_windows_test

#include "tst_two_windows.moc"
