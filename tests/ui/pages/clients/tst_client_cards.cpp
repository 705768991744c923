#include "ui/pages/clients/client_cards.h"

#include "core/exchange/vcard.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/clients/card_choice.h"
#include "ui/pages/clients/clients_page.h"
#include "ui/widgets/button.h"

#include <QFile>
#include <QListView>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::client_cards_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestClientCards : public PageTest<ClientsPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void savedCardsHoldEverybody();
    void newClientsAreTakenInAsOneStep();
    void whomTheShopKnowsIsLeftOutUnlessTicked();
    void whatCannotBeTakenSaysWhy();
    void filesThatAreNoneAreTold();

private:
    QList<Contact> stored() { return must(services().contacts.list({}, {.limit = 100})).rows; }
    CardChoice *choice() { return m_page->findChild<CardChoice *>(); }
    QAbstractItemModel *rows() { return choice()->findChild<QListView *>()->model(); }
    QString row(int at) { return rows()->index(at, 0).data().toString(); }
    Button *take()
    {
        for (auto *button : choice()->findChildren<Button *>()) {
            if (button->text().startsWith(u"Import"_s))
                return button;
        }
        return nullptr;
    }
    void read(const QByteArray &cards)
    {
        const QString name = m_folder.filePath(u"cards.vcf"_s);
        QFile file(name);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(cards);
        file.close();
        m_page->cards().read(name);
    }

    QTemporaryDir m_folder;
};

void TestClientCards::init()
{
    m_shop = std::make_unique<UiShop>();
    must(services().contacts.create({.name = u"Ada Byron"_s,
                                     .emails = QStringList{u"Ada@example.com"_s},
                                     .phones = QStringList{u"+44 1225 123456"_s}}));
    showPage(1280);
}

void TestClientCards::savedCardsHoldEverybody()
{
    must(services().contacts.create({.name = u"Bea"_s}));
    QSignalSpy noted(m_page.get(), &ClientsPage::noted);
    const QString name = m_folder.filePath(u"clients.vcf"_s);

    m_page->cards().save(name);

    QTRY_COMPARE(noted.size(), 1);
    QCOMPARE(noted.constFirst().constFirst().toString(), u"Saved 2 clients in clients.vcf"_s);
    QFile file(name);
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    QCOMPARE(contactsFromVcards(file.readAll()).constLast().name, u"Bea"_s);
}

void TestClientCards::newClientsAreTakenInAsOneStep()
{
    read(vcardsOf({{.name = u"Bea"_s, .emails = {u"bea@example.com"_s}}, {.name = u"Cleo"_s}}));
    QTRY_VERIFY(choice());
    QCOMPARE(take()->text(), u"Import 2 clients"_s);
    QCOMPARE(row(0), u"Bea · bea@example.com"_s);

    take()->click();

    QTRY_COMPARE(stored().size(), 3);
    QTRY_COMPARE(m_shop->edits().stack().count(), 1);
    m_shop->edits().undo();
    QTRY_COMPARE(stored().size(), 1);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(stored().size(), 3);
}

void TestClientCards::whomTheShopKnowsIsLeftOutUnlessTicked()
{
    read(vcardsOf({{.name = u"A. Byron"_s, .emails = {u"ada@EXAMPLE.com"_s}},
                   {.name = u"Countess"_s, .phones = {u"(01225) 123 456"_s}},
                   {.name = u"Cleo"_s, .phones = {u"01225 654321"_s}}}));
    QTRY_VERIFY(choice());
    QCOMPARE(row(0), u"A. Byron · ada@EXAMPLE.com · already here as Ada Byron"_s);
    QVERIFY(row(1).endsWith(u"already here as Ada Byron"_s));
    QVERIFY(take()->text().startsWith(u"Import 1 client"_s));

    auto *list = choice()->findChild<QListView *>();
    list->setFocus();
    list->setCurrentIndex(rows()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(choice()->chosen().size(), 2);
    take()->click();

    QTRY_COMPARE(stored().size(), 3);
    QCOMPARE(stored().at(1).name, u"Countess"_s);
}

void TestClientCards::whatCannotBeTakenSaysWhy()
{
    read("BEGIN:VCARD\nFN:Bea\nEMAIL:no address\nEND:VCARD\n");
    QTRY_VERIFY(choice());

    QVERIFY(row(0).size() > u"Bea · no address · "_s.size());
    QVERIFY(!rows()->flags(rows()->index(0, 0)).testFlag(Qt::ItemIsEnabled));
    QVERIFY(!take()->isEnabled());
}

void TestClientCards::filesThatAreNoneAreTold()
{
    QSignalSpy noted(m_page.get(), &ClientsPage::noted);
    read("name,email");
    QTRY_COMPARE(noted.size(), 1);
    QCOMPARE(noted.constFirst().constFirst().toString(), u"cards.vcf holds no clients."_s);

    m_page->cards().read(m_folder.filePath(u"nowhere.vcf"_s));
    QTRY_COMPARE(noted.size(), 2);
    QCOMPARE(noted.constLast().constFirst().toString(), u"nowhere.vcf could not be read."_s);

    m_page->cards().read(u"/dev/zero"_s); // It has no end.
    QTRY_COMPARE(noted.size(), 3);
    QCOMPARE(noted.constLast().constFirst().toString(), u"zero could not be read."_s);
    QVERIFY(!choice());
}

STEMDESK_TEST(TestClientCards)

} // namespace stemdesk::client_cards_test

#include "tst_client_cards.moc"
