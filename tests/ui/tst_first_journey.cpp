#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/toast.h"

#include <QAbstractItemView>
#include <QFileDialog>
#include <QUndoStack>

namespace stemdesk::first_journey_test {

using namespace stemdesk::ui;

/// A florist's first event in an empty shop, without knowing the program: quoted, with two arrangements, and its
/// flowers ordered. Typing does not wait for the window, but every click waits until its target is visible. Prints what
/// each step took.
class TestFirstJourney : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(british());
        showWindow();
    }

    void quotedEventAndItsOrder()
    {
        using Step = void (TestFirstJourney::*)();
        for (const Step step :
             {&TestFirstJourney::makeSupplier, &TestFirstJourney::makeRose, &TestFirstJourney::makeEucalyptus,
              &TestFirstJourney::makePrices, &TestFirstJourney::makeEvent, &TestFirstJourney::fillInDetails,
              &TestFirstJourney::makeBouquet, &TestFirstJourney::makeTableCentres, &TestFirstJourney::quote,
              &TestFirstJourney::order}) {
            (this->*step)();
            if (QTest::currentTestFailed())
                return;
        }
        printSteps();
        checkEvent();
        QVERIFY(m_hand->total().clicks <= 40);
        QVERIFY(m_hand->total().keys <= 250);
    }

private:
    Event event() { return *services().events.find(services().events.list({}, {})->rows.constFirst().id); }
    QString undoText() { return m_shop->edits().stack().undoText(); }

    void makeSupplier()
    {
        m_hand->begin(u"a supplier"_s);
        m_hand->press(u"Suppliers"_s);
        m_hand->press(u"New supplier"_s);
        m_hand->enterInto(u"Name of the new supplier"_s, u"Green Valley Blooms"_s);
        QTRY_COMPARE(services().suppliers.list({}, {})->rows.size(), 1);
    }

    void makeRose() { makeProduct(u"Rose"_s, u"Quicksand"_s, u"25"_s); }
    void makeEucalyptus() { makeProduct(u"Eucalyptus"_s, u"Cinerea"_s, u"10"_s); }
    void makeProduct(const QString &name, const QString &variety, const QString &pack)
    {
        m_hand->begin(u"a product, its pack and who sells it"_s);
        m_hand->press(u"Products"_s);
        m_hand->press(u"New product"_s);
        m_hand->enterInto(u"Name of the new product"_s, name + u'\n' + variety);
        QTRY_COMPARE(undoText(), u"Add "_s + name);
        m_hand->fill<ValueField>(u"Units per pack"_s, pack);
        QTRY_COMPARE(undoText(), u"Change "_s + variety);
        m_hand->choose(u"Add a supplier"_s, u"Green Valley"_s);
        QTRY_VERIFY(m_hand->seen<QWidget>(u"Minimum packs of Green Valley Blooms"_s));
    }

    void makePrices()
    {
        m_hand->begin(u"a price list with two prices"_s);
        m_hand->press(u"Price lists"_s);
        m_hand->press(u"New price list"_s);
        m_hand->enterInto(u"Name of the list"_s, u"Spring"_s);
        for (const QString &price : {u"quick\n0.80"_s, u"cin\n0.50"_s}) {
            QTRY_VERIFY(m_hand->seen<QLineEdit>(u"Add a price"_s));
            const int steps = m_shop->edits().stack().count();
            m_hand->click(m_hand->seen<QLineEdit>(u"Add a price"_s));
            m_hand->enterInto(u"Add a price"_s, price);
            QTRY_COMPARE(m_shop->edits().stack().count(), steps + 2);
        }
    }

    void makeEvent()
    {
        m_hand->begin(u"an event and its name"_s);
        m_hand->press(u"Events"_s);
        m_hand->press(u"New event"_s);
        m_hand->enterInto(u"Name of the event"_s, u"Meadow wedding"_s);
        QTRY_COMPARE(event().name, u"Meadow wedding"_s);
    }

    void fillInDetails()
    {
        m_hand->begin(u"its client, guests, budget and date"_s);
        m_hand->turnTo(u"Details"_s);
        m_hand->fill<QLineEdit>(u"Find or add a contact"_s, u"Anna\n"_s);
        QTRY_COMPARE(event().clientName1, u"Anna"_s);
        m_hand->fill<ValueField>(u"Guests"_s, u"80"_s);
        m_hand->fill<ValueField>(u"Budget"_s, u"900"_s);
        m_hand->press(u"Venue from: set a date"_s);
        m_hand->enterInto(u"Venue from: day"_s, u"5/9/26"_s);
        QTRY_VERIFY(event().venueStart);
        m_hand->turnTo(u"Recipe"_s);
    }

    void makeBouquet()
    {
        m_hand->begin(u"an arrangement, two flowers"_s);
        m_hand->press(u"Add an arrangement"_s);
        fillArrangement(u"Bridal bouquet"_s, u"quick\n12\ncin\n5"_s);
    }
    void makeTableCentres()
    {
        m_hand->begin(u"an arrangement, two flowers"_s);
        m_hand->press(u"New arrangement"_s);
        fillArrangement(u"Table centre"_s, u"quick\n6\ncin\n3"_s);
        m_hand->begin(u"eight of the second"_s);
        m_hand->fill<QLineEdit>(u"Number of Table centre"_s, u"8"_s);
        QTRY_COMPARE(event().groups.constLast().quantity, 8);
    }

    /// Name, flowers and quantities without the mouse: Enter moves on to the next field.
    void fillArrangement(const QString &name, const QString &lines)
    {
        QTRY_VERIFY(m_hand->seen<QLineEdit>(u"Add a line to New arrangement"_s));
        const int steps = m_shop->edits().stack().count();
        m_hand->enterInto(u"Name of New arrangement"_s, name + u'\n' + lines);
        QTRY_COMPARE(m_shop->edits().stack().count(), steps + 5);
        QTRY_VERIFY(m_hand->seen<QLineEdit>(u"Add a line to "_s + name));
    }

    void quote()
    {
        m_hand->begin(u"quoted"_s);
        m_hand->choose(u"Status: New"_s, u"Quoting"_s);
        QTRY_COMPARE(event().status, u"quoting"_s);
    }

    void order()
    {
        m_hand->begin(u"the supplier order, as a PDF"_s);
        m_hand->turnTo(u"Orders"_s);
        m_hand->press(u"Open in Orders"_s);
        QTRY_COMPARE(m_window->currentPage(), u"orders"_s);
        m_hand->choose(u"Export"_s, u"Save PDF…"_s);
        QTRY_VERIFY(m_window->findChild<QFileDialog *>());
        auto *dialog = m_window->findChild<QFileDialog *>();
        const QString file = m_folder.filePath(u"Meadow wedding - supplier orders.pdf"_s);
        m_hand->answer([&] { // The dialogue proposes a name: Enter takes it.
            Q_EMIT dialog->fileSelected(file);
            dialog->close();
        });
        QTRY_VERIFY2(QFile::exists(file), qPrintable(said()));
        QVERIFY(QFileInfo(file).size() > 1'000);
    }

    /// The message at the bottom of the window.
    QString said() const
    {
        QStringList texts;
        for (const QLabel *label : m_window->findChild<Toast *>()->findChildren<QLabel *>())
            texts += label->text();
        return texts.join(u' ');
    }

    void checkEvent()
    {
        const Event made = event();
        QCOMPARE(made.clientName1, u"Anna"_s);
        QCOMPARE(made.numberOfGuests, 80);
        QCOMPARE(made.budget, 900.0);
        QCOMPARE(made.groups.size(), 2);
        QCOMPARE(made.groups[0].name, u"Bridal bouquet"_s);
        QCOMPARE(made.groups[0].items.size(), 2);
        QCOMPARE(made.groups[0].items[0].quantity, 12);
        QCOMPARE(made.groups[0].items[1].quantity, 5);
        QCOMPARE(made.groups[1].quantity, 8);
        QCOMPARE(made.groups[1].items[0].quantity, 6);
        QVERIFY(made.totals.customerPriceIncTax > 0);
        const OrderSheet sheet = *services().orderSheets.sheetFor({made.id});
        QCOMPARE(sheet.suppliers.size(), 1);
        QCOMPARE(sheet.suppliers[0].name, u"Green Valley Blooms"_s);
        QCOMPARE(sheet.suppliers[0].lines[0].unitsNeeded + sheet.suppliers[0].lines[1].unitsNeeded, 12 + 5 + 8 * 9);
    }

    QTemporaryDir m_folder;
};

STEMDESK_TEST(TestFirstJourney)

} // namespace stemdesk::first_journey_test

#include "tst_first_journey.moc"
