#include "core/base/text.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/events/events_page.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_stack.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

namespace stemdesk::long_names_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

/// A name of the maximum length, with spaces or as one word.
QString longName(const QString &about, bool isOneWord)
{
    QString name = about;
    while (name.size() < kMaxName)
        name += isOneWord ? u"m"_s : u" Montgomery"_s;
    return name.first(kMaxName).trimmed();
}

QString pathOf(const QWidget *widget)
{
    QStringList names;
    for (; widget && names.size() < 5; widget = widget->parentWidget())
        names.prepend(QString::fromLatin1(widget->metaObject()->className()).section(u':', -1));
    return names.join(u'/');
}

/// The innermost widget that needs more than the room.
QString widest(const QWidget &part, int room)
{
    const auto end = [&part](const QWidget *widget) {
        return widget->mapTo(&part, QPoint()).x() + std::max(widget->minimumWidth(), widget->minimumSizeHint().width());
    };
    const QWidget *found = &part;
    for (const QWidget *widget : part.findChildren<QWidget *>()) {
        if (widget->isVisible() && end(widget) > room && (found == &part || found->isAncestorOf(widget)))
            found = widget;
    }
    return u"%1, %2 px of %3"_s.arg(pathOf(found)).arg(end(found)).arg(room);
}

bool isControl(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QLineEdit *>(&widget)
        || qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QPlainTextEdit *>(&widget);
}

/// Widgets that overflow: scrolled content wider than its viewport, and controls outside the window.
QStringList pushedOut(const QWidget &window)
{
    QStringList out;
    const auto widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible())
            continue;
        const auto *area = qobject_cast<const QScrollArea *>(widget);
        if (area && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
            && area->widget()->width() > area->viewport()->width())
            out += u"%1 is too wide: %2"_s.arg(pathOf(widget), widest(*area->widget(), area->viewport()->width()));
        const int right = widget->mapTo(&window, QPoint(widget->width(), 0)).x();
        if (isControl(*widget) && right > window.width())
            out += u"%1 px beyond the window: %2"_s.arg(right - window.width()).arg(pathOf(widget));
    }
    return out;
}

} // namespace

/// However long names are, none pushes a field out of the window or widens the window.
class TestLongNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }
    void nothingIsPushedOut_data();
    void nothingIsPushedOut();

private:
    void fill(bool isOneWord);
    void chooseFirstRows(QWidget &page);
    void look(MainWindow &window, const QString &where, QStringList &out);
    void lookAtTabs(MainWindow &window, QWidget &page, const QString &where, QStringList &out);

    std::unique_ptr<UiShop> m_shop;
    EventId m_event;
};

void TestLongNames::nothingIsPushedOut_data()
{
    QTest::addColumn<bool>("isOneWord");
    QTest::addColumn<QSize>("size");
    QTest::newRow("words, 1024") << false << QSize(1024, 700);
    QTest::newRow("words, 1280") << false << QSize(1280, 720);
    QTest::newRow("one word, 1024") << true << QSize(1024, 700);
    QTest::newRow("one word, 1280") << true << QSize(1280, 720);
}

void TestLongNames::fill(bool isOneWord)
{
    const auto named = [isOneWord](const QString &about) { return longName(about, isOneWord); };
    ShopServices &services = m_shop->services();
    const SupplierId supplier =
        must(services.suppliers.create({.name = named(u"Supplier"_s),
                                        .contactEmail = named(u"a"_s).remove(u' ').first(150) + u"@example.com"_s,
                                        .address = named(u"Street"_s)}))
            .id;
    must(services.colours.create({.name = named(u"Colour"_s), .hex = u"#301030"_s}));
    must(services.categories.create({.name = named(u"Category"_s)}));
    const TaxGroupId tax = must(services.taxGroups.create({.name = named(u"Tax"_s), .rate = 0.2})).id;
    ProductRow row = productRow(named(u"Product"_s), named(u"Variety"_s));
    row.product.category = named(u"Category"_s);
    row.variant.colors = QStringList{named(u"Colour"_s)};
    row.variant.supplierIds = QList<SupplierId>{supplier};
    const ProductRowOutcome rose = made(services, row);
    const PriceListId list = must(services.priceLists.create({.name = named(u"List"_s),
                                                              .productType = u"flower"_s,
                                                              .date = QDate(2026, 1, 1),
                                                              .taxMultiplier = 1.2}))
                                 .id;
    must(services.priceLists.upsertEntries(
        list,
        {PriceEntryRow{.patch = {.variantId = rose.variantId, .supplierId = supplier, .unitCostExclTax = 123.45}}}));
    const ContactId client =
        must(services.contacts.create({.name = named(u"Client"_s),
                                       .company = named(u"Company"_s),
                                       .emails = QStringList{named(u"c"_s).remove(u' ').first(150) + u"@example.com"_s},
                                       .phones = QStringList{named(u"+31"_s).first(60)}}))
            .id;
    m_event = must(services.events.create(
                       {.name = named(u"Event"_s),
                        .ceremonyAddress = named(u"Church"_s),
                        .venueAddress = named(u"Hall"_s),
                        .venueStart = QDateTime(QDate(2026, 3, 20), QTime(12, 0)).toMSecsSinceEpoch(),
                        .clientName1 = named(u"Anna"_s),
                        .clientName2 = named(u"Tom"_s),
                        .contacts = QList<EventContact>{{client, u"client"_s}},
                        .source = named(u"Fair"_s),
                        .pricing = EventPricingPatch{.additionalFees = QList<AdditionalFee>{{named(u"Fee"_s), 90}},
                                                     .taxGroupId = tax}}))
                  .event.id;
    const EventGroupId group =
        must(services.lines.createGroup(m_event, {.name = named(u"Group"_s), .place = u"ceremony"_s})).id;
    must(services.lines.createItem(m_event, group,
                                   {.variantId = rose.variantId, .supplierId = supplier, .quantity = 12}));
    must(services.events.patch(m_event, {.status = u"approved"_s}));
    const Quote quote = must(services.quotes.create(m_event, {.note = named(u"Note"_s)}));
    must(services.quotes.accept(m_event, quote.id, {.acceptedBy = named(u"Anna"_s)}));
    must(services.payments.create(m_event, {.amount = 500, .paidOn = QDate(2026, 3, 2), .method = named(u"Card"_s)}));
    must(services.invoices.issue(m_event, {.kind = u"instalment"_s, .instalment = 0}));
    must(services.orderSheets.save({m_event}));
    must(services.templates.save(m_event, named(u"Template"_s)));
    must(services.tasks.create(
        {.eventId = m_event, .title = named(u"Task"_s), .on = QDate(2026, 3, 20), .person = named(u"Ada"_s)}));
}

void TestLongNames::chooseFirstRows(QWidget &page)
{
    for (auto *tree : page.findChildren<TreeView *>()) {
        tree->expandAll();
        if (const QModelIndex variety = tree->model()->index(0, 0, tree->model()->index(0, 0));
            tree->isVisible() && variety.isValid())
            tree->setCurrentIndex(variety);
    }
    for (auto *table : page.findChildren<TableView *>()) {
        if (table->isVisible() && table->model()->rowCount() > 0)
            table->setCurrentIndex(table->model()->index(0, 0));
    }
}

void TestLongNames::look(MainWindow &window, const QString &where, QStringList &out)
{
    const int width = window.width();
    settle(*m_shop);
    chooseFirstRows(window);
    settle(*m_shop);
    QCoreApplication::processEvents();
    for (const QString &what : pushedOut(window))
        out += where + u": "_s + what;
    if (window.width() != width || window.minimumSizeHint().width() > width)
        out += u"%1: the window wants %2 px"_s.arg(where).arg(window.minimumSizeHint().width());
}

void TestLongNames::lookAtTabs(MainWindow &window, QWidget &page, const QString &where, QStringList &out)
{
    look(window, where, out);
    for (QTabBar *strip : page.findChildren<QTabBar *>()) {
        for (int tab = 1; tab < strip->count() && strip->isVisible(); ++tab) {
            strip->setCurrentIndex(tab);
            look(window, u"%1 %2"_s.arg(where).arg(tab), out);
        }
    }
}

void TestLongNames::nothingIsPushedOut()
{
    QFETCH(const bool, isOneWord);
    QFETCH(const QSize, size);
    m_shop = std::make_unique<UiShop>();
    fill(isOneWord);
    QStringList out;
    {
        MainWindow window(m_shop->context());
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const RailEntry *entry : window.findChild<NavigationRail *>()->findChildren<RailEntry *>()) {
            window.showPage(entry->objectName());
            lookAtTabs(window, *window.findChild<PageStack *>()->currentWidget(), entry->objectName(), out);
        }
        window.showPage(u"events"_s);
        Q_EMIT window.findChild<EventsPage *>()->eventChosen(m_event);
        lookAtTabs(window, *window.findChild<PageStack *>()->currentWidget(), u"event"_s, out);
    }
    m_shop.reset();

    out.removeDuplicates();
    QVERIFY2(out.isEmpty(), qPrintable(out.join(u'\n')));
}

STEMDESK_TEST(TestLongNames)

} // namespace stemdesk::long_names_test

#include "tst_long_names.moc"
