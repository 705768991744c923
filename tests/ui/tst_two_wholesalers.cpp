#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "tests/support/zip_bytes.h"
#include "ui/flowers/flower_field.h"
#include "ui/import/import_dialog.h"
#include "ui/order_sheets/order_lines_model.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace stemdesk::two_wholesalers_test {

using namespace stemdesk::ui;

namespace {

const QString kRijn = u"Van Rijn"_s;
const QString kWestland = u"Westland"_s;

/// A variety in a wholesaler's file.
struct Sold {
    QString variety;
    int length = 0;
    double pack = 0;
    double packPrice = 0;

    double unitCost() const { return packPrice / pack; }
};
using File = QList<Sold>;

const File kRijnsWeek{{u"Nina"_s, 50, 20, 8.5}, {u"Rita"_s, 50, 20, 9}, {u"Vera"_s, 60, 10, 7}};
const File kRijnsNextWeek{{u"Nina"_s, 50, 25, 11}, {u"Rita"_s, 50, 20, 9.4}, {u"Vera"_s, 60, 12, 9}};
const File kWestlandsWeek{{u"Nina"_s, 50, 25, 10}, {u"Rita"_s, 50, 10, 4.2}, {u"Vera"_s, 60, 15, 9.9}};

/// A line of the recipe, with the quantity in each copy.
struct Line {
    QString variety;
    QString supplier;
    double quantity = 0;
};
const QList<Line> kRecipe{
    {u"Nina"_s, kRijn, 7}, {u"Rita"_s, kWestland, 4}, {u"Vera"_s, kWestland, 5}, {u"Vera"_s, kRijn, 5}};

using Place = std::pair<QString, QString>; ///< A supplier and a variety.

/// The current offers, taken from the imported files.
class Offers {
public:
    void take(const QString &supplier, const File &file)
    {
        for (const Sold &sold : file)
            m_sold.insert({supplier, sold.variety}, sold);
    }
    Sold of(const Line &line) const { return m_sold.value({line.supplier, line.variety}); }

private:
    QMap<Place, Sold> m_sold;
};

/// A line of an order as texts: needed, ordered, packs, to order, left over, cost of one, cost.
using Shown = QStringList;

/// Calculates the line independently of the program.
Shown orderOf(const Line &line, const Sold &sold, double copies, double ordered)
{
    const double needed = line.quantity * copies;
    const double missing = std::max(0.0, needed - ordered);
    const double packs = std::ceil(missing / sold.pack);
    const double units = packs * sold.pack;
    return {quantityText(needed), ordered > 0 ? quantityText(ordered) : u"–"_s, quantityText(units),
            unitMoneyText(sold.unitCost(), u"GBP"_s), moneyText(units * sold.unitCost(), u"GBP"_s)};
}

/// A file with semicolons in Windows-1252, as one wholesaler sends it.
QByteArray csvOf(const QString &supplier, const File &file)
{
    QString text = u"Artikel;Sorte;Länge;VPE;Preis/Bund;Lieferant\r\n"_s;
    for (const Sold &sold : file)
        text += u"Rose;%1;%2 cm;%3 St.;%4 €;%5\r\n"_s.arg(sold.variety)
                    .arg(sold.length)
                    .arg(sold.pack)
                    .arg(QLocale(QLocale::German).toString(sold.packPrice, 'f', 2), supplier);
    return text.replace(u'€', QChar(0x80)).toLatin1();
}

/// A workbook, as the other one sends it.
QByteArray workbookOf(const QString &supplier, const File &file)
{
    QByteArray xml;
    const auto add = [&xml](const QStringList &row) {
        xml += "<row>";
        for (const QString &cell : row)
            xml += "<c t='inlineStr'><is><t>" + cell.toHtmlEscaped().toUtf8() + "</t></is></c>";
        xml += "</row>";
    };
    add({u"Artikel"_s, u"Sorte"_s, u"Länge"_s, u"VPE"_s, u"Preis/Bund"_s, u"Lieferant"_s});
    for (const Sold &sold : file)
        add({u"Rose"_s, sold.variety, u"%1 cm"_s.arg(sold.length), QString::number(sold.pack),
             QLocale(QLocale::German).toString(sold.packPrice, 'f', 2), supplier});
    return xlsxOf(xml);
}

} // namespace

/// From the files of two wholesalers who pack differently to two orders, and then another import, in the real window.
/// Each figure is compared with the test's own calculation.
class TestTwoWholesalers : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fromTwoFilesToTwoOrdersAndBack();

private:
    using Step = void (TestTwoWholesalers::*)();

    Event event() { return must(services().events.find(m_event)); }
    QList<OrderSheet> sheets() { return must(services().orderSheets.list({}, {})).rows; }

    void bringBothFiles();
    void makeTheEvent();
    void approveIt();
    void orderFromBoth();
    void bringTheNextWeek();
    void makeMoreAndOrderWhatIsNew();
    void bringTheOldFileAgain();

    void import(const QString &supplier, const QString &name, const QByteArray &bytes, const File &file);
    void addLine(const Line &line);
    void showOrder();
    /// Each order line as the page shows it.
    QMap<Place, Shown> shown() const;
    QMap<Place, Shown> expected() const;
    /// Compares the event's own figures with the files that it was priced from.
    void compareFigures(double copies);

    QTemporaryDir m_folder;
    EventId m_event;
    bool m_isKnown = false; ///< The mapping of the files' columns is known.
    double m_copies = 3;
    Offers m_offers; ///< Current offers.
    Offers m_kept; ///< Offers when the event was approved.
    QMap<Place, double> m_ordered;
};

void TestTwoWholesalers::init()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QLocale::setDefault(british());
    m_shop = std::make_unique<UiShop>();
    must(services().settings.set({{u"markup.flower"_s, u"3"_s}})); // An event without a price cannot be approved.
    showWindow(1600, 900);
}

void TestTwoWholesalers::fromTwoFilesToTwoOrdersAndBack()
{
    for (const Step step :
         {&TestTwoWholesalers::bringBothFiles, &TestTwoWholesalers::makeTheEvent, &TestTwoWholesalers::approveIt,
          &TestTwoWholesalers::orderFromBoth, &TestTwoWholesalers::bringTheNextWeek,
          &TestTwoWholesalers::makeMoreAndOrderWhatIsNew, &TestTwoWholesalers::bringTheOldFileAgain}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
    printSteps();
}

void TestTwoWholesalers::import(const QString &supplier, const QString &name, const QByteArray &bytes, const File &file)
{
    QFile written(m_folder.filePath(name));
    QVERIFY(written.open(QFile::WriteOnly) && written.write(bytes) == bytes.size());
    written.close();
    m_hand->press(u"Products"_s);
    m_hand->press(u"Import…"_s);
    m_hand->press(u"Choose a file…"_s);
    QTRY_VERIFY(m_window->findChild<QFileDialog *>());
    auto *dialog = m_window->findChild<QFileDialog *>();
    m_hand->answer([&] { // Enter chooses the file.
        Q_EMIT dialog->fileSelected(written.fileName());
        dialog->close();
    });
    if (!std::exchange(m_isKnown, true)) // Later files with this header need no mapping.
        m_hand->press(u"Next"_s);
    m_hand->press(u"Import"_s);
    m_hand->press(u"Close"_s);
    QTRY_VERIFY(!m_window->findChild<ImportDialog *>());
    QTRY_VERIFY((m_window->activateWindow(), m_window->isActiveWindow()));
    m_offers.take(supplier, file);
}

void TestTwoWholesalers::bringBothFiles()
{
    m_hand->begin(u"two wholesalers' files"_s);
    import(kRijn, u"Preise.csv"_s, csvOf(kRijn, kRijnsWeek), kRijnsWeek);
    import(kWestland, u"Prijzen.xlsx"_s, workbookOf(kWestland, kWestlandsWeek), kWestlandsWeek);
    QCOMPARE(must(services().suppliers.list({}, {})).rows.size(), 2);
    QCOMPARE(must(services().products.search(u"nina 50"_s, 10)).size(), 2); // One variety, sold by two suppliers.
}

void TestTwoWholesalers::makeTheEvent()
{
    m_hand->begin(u"an event with roses of both"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_2);
    QTRY_COMPARE(m_window->currentPage(), u"events"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Name of the event"_s, u"Meadow wedding"_s);
    QTRY_COMPARE(must(services().events.list({}, {})).rows.size(), 1);
    m_event = must(services().events.list({}, {})).rows.constFirst().id;
    QTRY_COMPARE(m_window->currentPage(), u"event"_s);
    m_hand->turnTo(u"Details"_s);
    m_hand->press(u"Venue from: set a date"_s);
    m_hand->enterInto(u"Venue from: day"_s, u"1/6/26"_s);
    QTRY_VERIFY(event().venueStart);
    m_hand->turnTo(u"Recipe"_s);
    m_hand->press(u"Add an arrangement"_s);
    for (const Line &line : kRecipe) {
        addLine(line);
        if (QTest::currentTestFailed())
            return;
    }
    m_hand->fill<QLineEdit>(u"Number of New arrangement"_s, u"3"_s);
    QTRY_COMPARE(event().groups.value(0).quantity, m_copies);
    m_kept = m_offers;
    compareFigures(m_copies);
}

/// The type-ahead has a row for each supplier, with its pack and price.
void TestTwoWholesalers::addLine(const Line &line)
{
    const qsizetype before = event().groups.value(0).items.size();
    QTRY_VERIFY(m_hand->seen<FlowerField>(u"Add a line to New arrangement"_s));
    auto *field = m_hand->seen<FlowerField>(u"Add a line to New arrangement"_s);
    m_hand->click(field);
    m_hand->type(u"%1 x rose %2"_s.arg(line.quantity).arg(line.variety.toLower()));
    const auto *matches = field->findChild<MatchModel *>();
    const auto isForAllWords = [&] {
        bool isOf = matches->rowCount() > 0;
        for (int row = 0; row < matches->rowCount(); ++row)
            isOf = isOf && matches->matchAt(row).variant.name == line.variety;
        return isOf;
    };
    QTRY_VERIFY(isForAllWords()); // Matches for the first letters come in another order.
    const auto rowOf = [&] {
        for (int row = 0; row < matches->rowCount(); ++row) {
            const VariantMatch &match = matches->matchAt(row);
            if (match.variant.name == line.variety && match.supplierName == line.supplier)
                return row;
        }
        return -1;
    };
    QTRY_VERIFY(rowOf() >= 0);
    const Sold sold = m_offers.of(line);
    const QString offer = matches->index(rowOf(), MatchModel::Offer).data().toString();
    QCOMPARE(offer,
             u"%1 · %2 a pack · %3 · %4 per pack"_s.arg(line.supplier, quantityText(sold.pack),
                                                        moneyText(sold.unitCost(), u"GBP"_s),
                                                        moneyText(sold.packPrice, u"GBP"_s)));
    for (int row = 0; row < rowOf(); ++row)
        m_hand->stroke(Qt::Key_Down);
    m_hand->stroke(Qt::Key_Return);
    QTRY_COMPARE(event().groups.value(0).items.size(), before + 1);
    QCOMPARE(event().groups.value(0).items.constLast().quantity, line.quantity);
}

void TestTwoWholesalers::compareFigures(double copies)
{
    const QList<PriceList> lists = must(services().priceLists.list({}, {}, PriceListService::Entries::Load)).rows;
    const double tax = lists.constFirst().taxMultiplier;
    double cost = 0;
    double waste = 0;
    for (const Line &line : kRecipe) {
        const Sold sold = m_kept.of(line);
        const double units = line.quantity * copies;
        cost += units * sold.unitCost() * tax;
        waste += (std::ceil(units / sold.pack) * sold.pack - units) * sold.unitCost() * tax;
    }
    const Totals totals = event().totals;
    QVERIFY2(std::abs(totals.costIncTax - cost) < 1e-9, qPrintable(QString::number(totals.costIncTax - cost)));
    QVERIFY2(std::abs(totals.wasteCostIncTax - waste) < 1e-9,
             qPrintable(QString::number(totals.wasteCostIncTax - waste)));
}

void TestTwoWholesalers::approveIt()
{
    m_hand->begin(u"approved"_s);
    const Totals before = event().totals;
    m_hand->choose(u"Status: New"_s, u"Approved"_s);
    QTRY_COMPARE(event().status, u"approved"_s);
    QCOMPARE(event().totals, before);
    QVERIFY(event().pricesKeptAt);
}

void TestTwoWholesalers::showOrder()
{
    m_hand->press(u"Orders"_s);
    QTRY_COMPARE(m_window->currentPage(), u"orders"_s);
    const auto *model = m_window->findChild<EventPickModel *>();
    if (!model->chosen().contains(m_event))
        m_hand->pick(u"Events to order for"_s, {u"Meadow wedding"_s});
    QTRY_VERIFY(model->chosen().contains(m_event));
}

namespace {

QString supplierOn(const SupplierOrderCard &card)
{
    QString supplier;
    for (const auto *label : card.findChildren<QLabel *>()) {
        if (label->text() == kRijn || label->text() == kWestland)
            supplier = label->text();
    }
    return supplier;
}

QString varietyIn(const QString &flower)
{
    QString variety;
    for (const Sold &sold : kRijnsWeek) {
        if (flower.contains(sold.variety))
            variety = sold.variety;
    }
    return variety;
}

} // namespace

QMap<Place, Shown> TestTwoWholesalers::shown() const
{
    using Column = OrderLinesModel::Column;
    QMap<Place, Shown> lines;
    for (const auto *card : m_window->findChildren<SupplierOrderCard *>()) {
        if (!card->isVisible())
            continue;
        const QString supplier = supplierOn(*card);
        const auto *model = card->findChild<OrderLinesModel *>();
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto cell = [&](Column column) { return model->index(row, column).data().toString(); };
            lines.insert({supplier, varietyIn(cell(Column::Flower))},
                         {cell(Column::Needed), cell(Column::Ordered), cell(Column::Units), cell(Column::UnitCost),
                          cell(Column::Cost)});
        }
    }
    return lines;
}

QMap<Place, Shown> TestTwoWholesalers::expected() const
{
    QMap<Place, Shown> lines;
    for (const Line &line : kRecipe) {
        // Orders are counted in today's packs, at the prices that the event keeps.
        Sold sold = m_offers.of(line);
        sold.packPrice = m_kept.of(line).unitCost() * sold.pack;
        const Place place{line.supplier, line.variety};
        lines.insert(place, orderOf(line, sold, m_copies, m_ordered.value(place)));
    }
    return lines;
}

void TestTwoWholesalers::orderFromBoth()
{
    m_hand->begin(u"ordered from both"_s);
    showOrder();
    QTRY_COMPARE(shown(), expected());
    m_hand->press(u"Mark as ordered"_s);
    QTRY_COMPARE(sheets().size(), 1);
    const OrderSheet sheet = sheets().constFirst();
    QCOMPARE(sheet.state, SheetState::Ordered);
    QCOMPARE(sheet.suppliers.size(), 2); // One for each supplier.
    m_ordered = {
        {{kRijn, u"Nina"_s}, 40}, {{kRijn, u"Vera"_s}, 20}, {{kWestland, u"Rita"_s}, 20}, {{kWestland, u"Vera"_s}, 15}};
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            QCOMPARE(line.unitsToOrder, m_ordered.value({supplier.name, line.variantName}));
    }
    QTRY_VERIFY(shown().isEmpty()); // All is ordered: the page leads to the sheets.
}

void TestTwoWholesalers::bringTheNextWeek()
{
    m_hand->begin(u"the first one's next file"_s);
    const Totals before = event().totals;
    m_shop->shop().tick(7 * 86'400'000LL);
    import(kRijn, u"Preise 2.csv"_s, csvOf(kRijn, kRijnsNextWeek), kRijnsNextWeek);
    QCOMPARE(event().totals, before); // Equal to the approved totals, to the last bit.
    const QList<VariantMatch> nina = must(services().products.search(u"nina 50"_s, 10));
    for (const VariantMatch &match : nina)
        QCOMPARE(match.unitsPerPack, std::optional(25.0));
    const QList<VariantMatch> vera = must(services().products.search(u"vera 60"_s, 10));
    for (const VariantMatch &match : vera)
        QCOMPARE(match.unitsPerPack, std::optional(match.supplierName == kRijn ? 12.0 : 15.0));
    showOrder();
    QTRY_VERIFY(shown().isEmpty());
}

void TestTwoWholesalers::makeMoreAndOrderWhatIsNew()
{
    m_hand->begin(u"two more, and what is new is ordered"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_K);
    m_hand->enterInto(u"Find anything"_s, u"meadow"_s);
    QTRY_COMPARE(m_window->currentPage(), u"event"_s);
    m_hand->turnTo(u"Recipe"_s);
    m_hand->fill<QLineEdit>(u"Number of New arrangement"_s, u"5"_s);
    m_copies = 5;
    QTRY_COMPARE(event().groups.value(0).quantity, m_copies);
    compareFigures(m_copies);
    showOrder();
    QTRY_COMPARE(shown(), expected());
    m_hand->press(u"Mark as ordered"_s);
    QTRY_COMPARE(sheets().size(), 2);
    const OrderSheet more = sheets().constLast();
    QVERIFY(more.isTopUp);
    QMap<Place, double> units;
    for (const OrderSheetSupplier &supplier : more.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            units.insert({supplier.name, line.variantName}, line.unitsToOrder);
    }
    QCOMPARE(units, (QMap<Place, double>{{{kRijn, u"Vera"_s}, 12}, {{kWestland, u"Vera"_s}, 15}}));
    m_ordered[{kRijn, u"Vera"_s}] += 12;
    m_ordered[{kWestland, u"Vera"_s}] += 15;
    QTRY_VERIFY(shown().isEmpty());
}

void TestTwoWholesalers::bringTheOldFileAgain()
{
    m_hand->begin(u"the first file once more"_s);
    const Totals before = event().totals;
    const QList<OrderSheet> ordered = sheets();
    import(kRijn, u"Preise.csv"_s, csvOf(kRijn, kRijnsWeek), kRijnsWeek);
    const QList<VariantMatch> vera = must(services().products.search(u"vera 60"_s, 10));
    for (const VariantMatch &match : vera)
        QCOMPARE(match.unitsPerPack, std::optional(match.supplierName == kRijn ? 10.0 : 15.0));
    QCOMPARE(event().totals, before);
    QCOMPARE(sheets(), ordered);
    showOrder();
    QTRY_VERIFY(shown().isEmpty());
}

STEMDESK_TEST(TestTwoWholesalers)

} // namespace stemdesk::two_wholesalers_test

#include "tst_two_wholesalers.moc"
