#include "tests/support/test_registry.h"
#include "tests/ui/import/import_driver.h"

#include <QLineEdit>
#include <QMouseEvent>

namespace stemdesk::real_layouts_test {

using namespace stemdesk::ui;

namespace {

/// Presses of the mouse in the whole program.
class ClickCount : public QObject {
public:
    ClickCount() { qApp->installEventFilter(this); }
    int clicks() const { return m_clicks; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType())
            ++m_clicks;
        return false;
    }

private:
    int m_clicks = 0;
};

QStringList catalogue(ImportDriver &driver)
{
    QHash<VariantId, double> costs;
    for (const PriceList &list :
         must(driver.services().priceLists.list({}, {}, PriceListService::Entries::Load)).rows) {
        for (const PriceEntry &entry : list.entries)
            costs.insert(entry.variantId, entry.unitCostExclTax);
    }
    QStringList rows;
    const auto products = must(driver.services().products.list({}, {.limit = 100}, ProductService::Variants::Load));
    for (const Product &product : products.rows) {
        for (const Variant &variant : product.variants)
            rows += u"%1|%2|%3|%4|%5"_s.arg(product.name, variant.name)
                        .arg(variant.stemLength.value_or(0))
                        .arg(termsAt(variant, variant.supplierIds.value(0)).unitsPerPack.value_or(0))
                        .arg(costs.value(variant.id));
    }
    return rows;
}

QStringList addressBook(ImportDriver &driver)
{
    QStringList rows;
    for (const Contact &contact : must(driver.services().contacts.list({}, {.limit = 100})).rows)
        rows += u"%1|%2|%3"_s.arg(contact.name, contact.emails.join(u'+'), contact.phones.join(u'+'));
    return rows;
}

} // namespace

/// Five files as they come from wholesalers, a web shop and an address book, with the mouse.
class TestRealLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theyComeInWithOneClickAtMost_data();
    void theyComeInWithOneClickAtMost();

private:
    static void click(const ImportDriver &driver, const QString &button)
    {
        QAbstractButton *found = driver.button(button);
        QVERIFY(found && found->isEnabled());
        QTest::mouseClick(found, Qt::LeftButton);
    }
};

void TestRealLayouts::theyComeInWithOneClickAtMost_data()
{
    QTest::addColumn<bool>("isOfClients");
    QTest::addColumn<QString>("supplier");
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QStringList>("rows");

    QTest::newRow("wholesaler_van_rijn.xlsx")
        << false << u"Van Rijn"_s << u"10 new"_s << QStringList{u"Roos|Avalanche|60|20|0.59"_s,
                                                                u"Roos|Red Naomi|70|10|0.85"_s,
                                                                u"Roos|Menta|60|20|0"_s,
                                                                u"Trosroos|Bombastic|50|10|0.725"_s,
                                                                u"Trosroos|Jana|60|10|0.795"_s,
                                                                u"Tulp|Strong Gold|40|50|0.19"_s,
                                                                u"Tulp|White Prince|40|50|0.18"_s,
                                                                u"Hortensia|Schneeball|60|5|1.95"_s,
                                                                u"Eucalyptus|Cinerea|60|10|0.45"_s,
                                                                u"Eucalyptus|Parvifolia|70|10|0.495"_s};
    QTest::newRow("wholesaler_westland.xlsx")
        << false << u"Westland Flora"_s << u"8 new"_s
        << QStringList{u"Roos|Avalanche|60|20|0.55"_s,      u"Roos|Grand Prix|70|10|0.925"_s,
                       u"Roos|Sweet Dolomiti|60|20|0"_s,    u"Eucalyptus|Cinerea|60|15|0.4125"_s,
                       u"Hortensia|Schneeball|60|5|1.95"_s, u"Amaryllis|Red Lion|65|4|3.1"_s,
                       u"Amaryllis|Mont Blanc|65|4|0"_s,    u"Tulp|Royal Virgin|40|50|0.175"_s};
    QTest::newRow("wholesaler_1252.csv") << false << QString() << u"5 new"_s
                                         << QStringList{u"Rose|Avalanche|60|20|0.45"_s, u"Rose|Red Naomi|70|10|0.85"_s,
                                                        u"Pfingstrose|Sarah Bernhardt|60|10|1.25"_s,
                                                        u"Grün|Bärengras|70|50|0.095"_s,
                                                        u"Tulpe|Königsblut|40|50|0.16"_s};
    QTest::newRow("shopify_choices.csv") << false << QString() << u"4 new"_s
                                         << QStringList{u"Bud vase|Clear / S|0|0|4.2"_s,
                                                        u"Bud vase|Amber / S|0|0|4.4"_s,
                                                        u"Bud vase|Amber / L|0|0|6.1"_s,
                                                        u"Taper candle|Taper candle|0|0|0.95"_s};
    QTest::newRow("google_choices.csv")
        << true << QString() << u"3 new"_s
        << QStringList{u"Anna Mills|anna@mills.example+a.mills@home.example|+44 7700 900123+020 7946 0001"_s,
                       u"Ben Carter|ben@carter.example+b.carter@work.example|07700 900456+020 7946 0002"_s,
                       u"The Old Barn|hello@oldbarn.example|01632 960001"_s};
}

// In addition to Next and Import: the supplier of a wholesaler's file must be chosen once.
void TestRealLayouts::theyComeInWithOneClickAtMost()
{
    QFETCH(const bool, isOfClients);
    QFETCH(const QString, supplier);
    QFETCH(const QString, counts);
    QFETCH(const QStringList, rows);
    ImportDriver driver(isOfClients ? ImportKind::Contacts : ImportKind::Products);
    const ClickCount count;

    driver.dialog().open(QStringLiteral(STEMDESK_TEST_DATA "/imports/") + QString::fromUtf8(QTest::currentDataTag()));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    if (!supplier.isEmpty()) {
        auto *field = driver.field<QComboBox>(u"Supplier of all rows"_s)->lineEdit();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, supplier);
    }
    click(driver, u"Next"_s);
    QTRY_VERIFY(driver.canPress(u"Import"_s));
    QVERIFY(driver.says(counts));
    click(driver, u"Import"_s);
    QTRY_VERIFY(driver.canPress(u"Close"_s));

    QVERIFY(driver.says(counts));
    QCOMPARE(count.clicks(), 2 + (supplier.isEmpty() ? 0 : 1));
    QCOMPARE(isOfClients ? addressBook(driver) : catalogue(driver), rows);

    // The next one of the same form is looked at without a click.
    driver.dialog().open(QStringLiteral(STEMDESK_TEST_DATA "/imports/") + QString::fromUtf8(QTest::currentDataTag()));
    QTRY_VERIFY(driver.says(QString(counts).replace(u"new"_s, u"unchanged"_s)));
    QCOMPARE(count.clicks(), 2 + (supplier.isEmpty() ? 0 : 1));
}

STEMDESK_TEST(TestRealLayouts)

} // namespace stemdesk::real_layouts_test

#include "tst_real_layouts.moc"
