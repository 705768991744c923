#include "ui/pages/settings/database/database_tab.h"

#include "tests/support/test_registry.h"
#include "tests/ui/pages/settings/settings_driver.h"
#include "ui/pages/settings/database/database_facts.h"
#include "ui/pages/settings/database/database_words.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/window_settings.h"

#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>

#include <algorithm>

namespace stemdesk::database_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

const QString kServer = u"postgresql://anna@db.example.com/flowers"_s;

} // namespace

class TestDatabaseTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_driver = std::make_unique<SettingsDriver>(SettingsPage::Database); }
    void cleanup() { m_driver.reset(); }
    void folderIsWhereItStarts();
    void factsAreBeside();
    void connectionIsTried();
    void refusalsAreSaidInPlainWords_data();
    void refusalsAreSaidInPlainWords();
    void serverIsUsedFromTheNextStartOn();
    void serverThatFailsIsNotChosen();
    void shopIsCopied();
    void copyIsStopped();
    void folderIsChosenAgain();
    void placeNamedAtStartIsSaid();
    void aPasswordInTheAddressIsNotKept_data();
    void aPasswordInTheAddressIsNotKept();

private:
    void openServer(const QString &address = kServer);
    QString said() const;
    QString pending() const;
    QAbstractButton *button(const QString &text) const { return m_driver->button(text); }

    std::unique_ptr<SettingsDriver> m_driver;
};

void TestDatabaseTab::openServer(const QString &address)
{
    button(u"On a server (PostgreSQL), for several computers at once"_s)->click();
    m_driver->field<QLineEdit>(u"Address"_s)->setText(address);
    m_driver->field<QLineEdit>(u"Password"_s)->setText(u"wisteria"_s);
}

QString TestDatabaseTab::said() const
{
    return m_driver->part<DatabaseTab>()->findChildren<InlineMessage *>().at(1)->text();
}

QString TestDatabaseTab::pending() const
{
    return m_driver->part<DatabaseTab>()->findChildren<InlineMessage *>().constFirst()->text();
}

void TestDatabaseTab::folderIsWhereItStarts()
{
    QVERIFY(qobject_cast<QRadioButton *>(button(u"On this computer"_s))->isChecked());
    QVERIFY(button(u"On this computer"_s)->focusPolicy() & Qt::TabFocus);
    QVERIFY(!button(u"Test connection"_s));
    QCOMPARE(pending(), QString());
    QCOMPARE(m_driver->part<DatabaseTab>()->stateText(), u"On this computer"_s);
}

void TestDatabaseTab::factsAreBeside()
{
    const auto says = [this](const QString &text) {
        const auto labels = m_driver->part<DatabaseFacts>()->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
    };
    QTRY_VERIFY(says(u"2"_s)); // Shops.
    QTRY_VERIFY(says(u"Events"_s));
    QVERIFY(says(u"none yet"_s));
    QVERIFY(!says(u"Backups"_s));
    QVERIFY(!says(u"Size"_s)); // There is no file in this folder.

    const Instant now = m_driver->shop().shop().now();
    m_driver->shop().backups().setFiles({{.path = u"/backups/newest.db"_s, .at = now - 60'000, .isWhole = true}});

    QVERIFY(!says(u"none yet"_s));
    QVERIFY(says(u"Backups"_s));

    button(u"Back up now"_s)->click();
    QVERIFY(!button(u"Back up now"_s)->isEnabled()); // One is being made.
}

void TestDatabaseTab::connectionIsTried()
{
    openServer();
    QCOMPARE(m_driver->field<QLineEdit>(u"Password"_s)->echoMode(), QLineEdit::Password);

    button(u"Test connection"_s)->click();
    QTRY_COMPARE(said(), u"Connected. The database is empty: copy this shop there first."_s);

    m_driver->shop().database().setShops(QStringList{u"Fern"_s, u"Thistle"_s});
    button(u"Test connection"_s)->click();
    QTRY_COMPARE(said(), u"Connected. It holds Fern and Thistle."_s);
    QCOMPARE(m_driver->shop().database().chosen(), QString());
}

void TestDatabaseTab::refusalsAreSaidInPlainWords_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("begin");
    QTest::newRow("password in the address")
        << QByteArray("invalid_database") << u"password"_s << u"Leave the password out of the address"_s;
    QTest::newRow("address") << QByteArray("invalid_database") << u"database"_s << u"Write the address like"_s;
    QTest::newRow("host") << QByteArray("storage_unavailable") << u"host"_s
                          << u"No database server answers at db.example.com."_s;
    QTest::newRow("user") << QByteArray("storage_unavailable") << u"user"_s
                          << u"The server db.example.com does not let anna in."_s;
    QTest::newRow("password") << QByteArray("storage_unavailable") << u"password"_s
                              << u"The password for anna is missing or wrong."_s;
    QTest::newRow("database") << QByteArray("storage_unavailable") << u"database"_s
                              << u"There is no database flowers on the server"_s;
    QTest::newRow("certificate") << QByteArray("storage_unavailable") << u"sslmode"_s
                                 << u"The connection to db.example.com would not be safe"_s;
    QTest::newRow("unknown") << QByteArray("storage_unavailable") << QString() << u"The server sneezed."_s;
    QTest::newRow("old server") << QByteArray("server_too_old") << QString() << u"The database server is too old"_s;
    QTest::newRow("foreign") << QByteArray("foreign_database") << QString()
                             << u"Another program keeps its data in flowers"_s;
}

void TestDatabaseTab::refusalsAreSaidInPlainWords()
{
    QFETCH(const QByteArray, code);
    QFETCH(const QString, field);
    QFETCH(const QString, begin);
    Error error = unavailable(code, u"The server sneezed."_s);
    error.field = field;
    m_driver->shop().database().setShops(error);
    openServer();

    button(u"Test connection"_s)->click();

    QTRY_VERIFY2(said().startsWith(begin), qPrintable(said()));
}

void TestDatabaseTab::serverIsUsedFromTheNextStartOn()
{
    openServer();

    button(u"Use this server"_s)->click();

    QTRY_COMPARE(pending(), u"Applies when Stemdesk is next started."_s);
    QCOMPARE(m_driver->shop().database().chosen(), kServer);
    QCOMPARE(m_driver->shop().database().password(), u"wisteria"_s);
    QCOMPARE(m_driver->field<QLineEdit>(u"Password"_s)->text(), QString());
    button(u"Restart now"_s)->click();
    QCOMPARE(m_driver->shop().database().restarts(), 1);
}

void TestDatabaseTab::serverThatFailsIsNotChosen()
{
    m_driver->shop().database().setShops(unavailable("server_too_old", u"Old."_s));
    openServer();

    button(u"Use this server"_s)->click();

    QTRY_VERIFY(said().startsWith(u"The database server is too old"_s));
    QCOMPARE(m_driver->shop().database().chosen(), QString());
    QCOMPARE(pending(), QString());
}

void TestDatabaseTab::shopIsCopied()
{
    openServer();

    button(u"Copy this shop there…"_s)->click();

    QTRY_VERIFY2(said().startsWith(u"Test shop"_s), qPrintable(said()));
    QVERIFY(!button(u"Cancel"_s));
    QVERIFY(button(u"Use this server"_s)->isEnabled());
}

void TestDatabaseTab::copyIsStopped()
{
    m_driver->shop().database().setCopyEndless(true);
    openServer();
    button(u"Copy this shop there…"_s)->click();
    QVERIFY(!button(u"Use this server"_s)->isEnabled());

    button(u"Cancel"_s)->click();

    QTRY_COMPARE(said(), u"The copy was stopped; nothing was changed on the server."_s);
    QVERIFY(!button(u"Cancel"_s));
}

void TestDatabaseTab::folderIsChosenAgain()
{
    m_driver->shop().database().setAddress(kServer);
    SettingsPage page(m_driver->shop().context());
    auto *tab = page.findChild<DatabaseTab *>();
    QCOMPARE(tab->stateText(), u"On "_s + kServer);
    auto *folder = tab->findChildren<QRadioButton *>().constFirst();
    QVERIFY(!folder->isChecked());

    folder->click();

    QCOMPARE(m_driver->shop().database().chosen(), QString());
    QCOMPARE(tab->findChildren<InlineMessage *>().constFirst()->text(), u"Applies when Stemdesk is next started."_s);
}

void TestDatabaseTab::placeNamedAtStartIsSaid()
{
    m_driver->shop().database().setNamedAtStart(true);
    SettingsPage page(m_driver->shop().context());

    const QString text = page.findChild<DatabaseTab *>()->findChildren<InlineMessage *>().constFirst()->text();

    QVERIFY2(text.contains(u"This window was started on"_s), qPrintable(text));
}

void TestDatabaseTab::aPasswordInTheAddressIsNotKept_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::newRow("none") << kServer << kServer;
    QTest::newRow("port") << u"postgresql://db.example.com:5433/flowers"_s
                          << u"postgresql://db.example.com:5433/flowers"_s;
    QTest::newRow("user and port") << u"postgresql://anna@db:5433/x?sslmode=require"_s
                                   << u"postgresql://anna@db:5433/x?sslmode=require"_s;
    QTest::newRow("IPv6") << u"postgresql://[::1]:5433/x"_s << u"postgresql://[::1]:5433/x"_s;
    QTest::newRow("password") << u"postgresql://anna:se:cret@db/x"_s << u"postgresql://anna@db/x"_s;
    QTest::newRow("with an at sign") << u"postgresql://anna:se@cr/et@db/x"_s << u"postgresql://anna@db/x"_s;
    QTest::newRow("begun") << u"postgresql://anna:secr"_s << u"postgresql://anna"_s;
    QTest::newRow("of digits") << u"postgresql://anna:1234"_s << u"postgresql://anna"_s;
    QTest::newRow("parameter") << u"postgresql://db/x?user=anna&password=secret&sslmode=require"_s
                               << u"postgresql://db/x?user=anna&&sslmode=require"_s;
}

void TestDatabaseTab::aPasswordInTheAddressIsNotKept()
{
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    openServer(typed);
    const QStringList texts = draftMemory(m_driver->shop().context(), u"database"_s).load();
    QCOMPARE(texts.value(1), kept);
    QCOMPARE(DatabaseWords::withoutPassword(typed), kept);
}

STEMDESK_TEST(TestDatabaseTab)

} // namespace stemdesk::database_tab_test

#include "tst_database_tab.moc"
