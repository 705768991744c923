#include "ui/pages/event/documents/documents_tab.h"

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/orders/orders_tab.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/preview/document_preview.h"
#include "ui/preview/page_view.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/link_list.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QListWidget>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace stemdesk::documents_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// The tabs of an event's papers: its supplier orders and its documents.
class TestDocumentsTab : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void namesBeginWhereThePagesTitleDoes();
    void eachDocumentHasPages_data();
    void eachDocumentHasPages();
    void pagesFollowTheEvent();
    void productionFollowsItsDays();
    void fileNamesSayWhatTheyAre();
    void missingPricesAreSaidOnTheProposal();
    void linkedPicturesAreSaid();
    void pagesHaveTheWidthOfTheSummary();
    void ordersOfTheEventAreShown();
    void savedSheetsOfTheEventAreOffered();
    void whatIsWhollyOrderedHasNoEmptyOrders();
    void previewLeadsToTheDocument();
    void tabsCanBeLookedAt_data();
    void tabsCanBeLookedAt();

private:
    static void openTab(const EventPage &page, const QString &name);
    void openTab(const QString &name) { openTab(*m_page, name); }
    DocumentsTab *documents() { return m_page->findChild<DocumentsTab *>(); }
    OrdersTab *orders() { return m_page->findChild<OrdersTab *>(); }
    PageRenderer *renderer() { return documents()->preview()->renderer(); }
    QString warning();
    QWidget *savedTitle() { return withText<TextLabel>(*orders(), u"Saved sheets with this event"_s); }
};

void TestDocumentsTab::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
}

void TestDocumentsTab::namesBeginWhereThePagesTitleDoes()
{
    openTab(u"Documents"_s);
    auto *list = documents()->findChild<QListWidget *>();
    const QRect row = list->visualItemRect(list->item(list->count() - 1));
    const QImage image = list->viewport()->grab(row.adjusted(0, 4, 0, -4)).toImage();
    const auto isBlank = [&image](int x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixel(x, y) != image.pixel(0, 0))
                return false;
        }
        return true;
    };

    int first = 0;
    while (first < image.width() && isBlank(first))
        ++first;

    const int left = list->viewport()->mapTo(m_page.get(), QPoint(first, 0)).x();
    QVERIFY2(left >= metric::kPageEdge && left <= metric::kPageEdge + 2, qPrintable(QString::number(left)));
}

void TestDocumentsTab::openTab(const EventPage &page, const QString &name)
{
    auto *strip = page.findChild<TabStrip *>();
    for (int tab = 0; tab < strip->count(); ++tab) {
        if (strip->tabText(tab) == name)
            strip->setCurrentIndex(tab);
    }
}

QString TestDocumentsTab::warning()
{
    QString texts;
    for (const auto *message : documents()->preview()->findChildren<InlineMessage *>())
        texts += message->text();
    return texts;
}

void TestDocumentsTab::eachDocumentHasPages_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("pages");
    QTest::newRow("proposal") << 0 << 2;
    QTest::newRow("supplier orders") << 1 << 1;
    QTest::newRow("recipes") << 2 << 1;
    QTest::newRow("packing list") << 3 << 1;
    QTest::newRow("run sheet") << 4 << 1;
    QTest::newRow("production sheet") << 5 << 1;
}

void TestDocumentsTab::eachDocumentHasPages()
{
    QFETCH(const int, row);
    QFETCH(const int, pages);
    must(services().settings.set({{u"markup.flower"_s, u"4"_s}})); // Priced above cost, so there is no warning.
    openTab(u"Documents"_s);

    documents()->list()->setCurrentRow(row);

    QTRY_COMPARE(renderer()->count(), pages);
    QTRY_COMPARE(warning(), QString());
}

void TestDocumentsTab::pagesFollowTheEvent()
{
    openTab(u"Documents"_s);
    documents()->list()->setCurrentRow(2);
    QTRY_COMPARE(renderer()->count(), 1);

    for (int i = 0; i < 20; ++i)
        m_filled->addLine(m_filled->addGroup(u"Table %1"_s.arg(i)), m_filled->rose, 3);

    QTRY_VERIFY(renderer()->count() > 2);
}

void TestDocumentsTab::productionFollowsItsDays()
{
    openTab(u"Documents"_s);
    documents()->list()->setCurrentRow(5);
    QTRY_COMPARE(renderer()->count(), 1);
    const auto design = [this](const EventId &event, QDate day) {
        must(services().tasks.create({.eventId = event, .kind = u"design"_s, .title = u"Design"_s, .on = day}));
    };

    design(m_filled->event, QDate(2026, 6, 1));
    design(m_filled->event, QDate(2026, 5, 31));
    design(m_filled->event, QDate(2026, 5, 31)); // A page a day, not a task.
    QTRY_COMPARE(renderer()->count(), 2);

    const EventId other = must(services().events.create({.name = u"Gala"_s})).event.id;
    design(other, QDate(2026, 5, 31));
    for (int i = 0; i < 40; ++i)
        must(services().lines.createGroup(other, {.name = u"Table %1"_s.arg(i)}));
    QTRY_VERIFY(renderer()->count() > 2);
}

void TestDocumentsTab::fileNamesSayWhatTheyAre()
{
    must(services().events.patch(m_filled->event, {.name = u"Meadow wedding"_s}));
    m_page->open(m_filled->event);
    openTab(u"Documents"_s);
    QTRY_VERIFY(renderer()->count() > 0);
    const QStringList names{u"Meadow wedding - proposal.pdf"_s,  u"Meadow wedding - supplier orders.pdf"_s,
                            u"Meadow wedding - recipes.pdf"_s,   u"Meadow wedding - packing list.pdf"_s,
                            u"Meadow wedding - run sheet.pdf"_s, u"Meadow wedding - production.pdf"_s};
    for (int row = 0; row < names.size(); ++row) {
        documents()->list()->setCurrentRow(row);
        QTest::keyClick(documents()->list(), Qt::Key_S, Qt::ControlModifier);
        auto *dialog = documents()->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), names.at(row));
        delete dialog;
    }
}

void TestDocumentsTab::missingPricesAreSaidOnTheProposal()
{
    m_filled->addLine(m_filled->group, m_filled->addVariant(u"Unpriced"_s, u"flower"_s, {}), 1);
    openTab(u"Documents"_s);

    QTRY_VERIFY(warning().contains(u"without a price"_s));
    documents()->list()->setCurrentRow(3);
    QTRY_COMPARE(warning(), QString());
}

void TestDocumentsTab::linkedPicturesAreSaid()
{
    must(services().events.patch(m_filled->event, {.imageUrls = QStringList{u"https://a.example/b.jpg"_s}}));
    openTab(u"Documents"_s);

    QTRY_VERIFY(warning().contains(u"links to other places"_s));
}

void TestDocumentsTab::pagesHaveTheWidthOfTheSummary()
{
    auto *summary = m_page->findChild<SummaryPanel *>();
    QVERIFY(summary->isVisible());

    openTab(u"Documents"_s);
    QVERIFY(!summary->isVisible());
    const auto *save = withText<Button>(*documents(), u"Save PDF…"_s);
    QTRY_COMPARE(save->mapTo(m_page.get(), QPoint(save->width(), 0)).x(), m_page->width() - metric::kPageEdge);
    openTab(u"Recipe"_s);
    QVERIFY(summary->isVisible());
}

void TestDocumentsTab::ordersOfTheEventAreShown()
{
    openTab(u"Orders"_s);

    QTRY_VERIFY(!orders()->findChildren<SupplierOrderCard *>().isEmpty());
    QSignalSpy asked(m_page.get(), &EventPage::ordersRequested);
    withText<Button>(*orders(), u"Open in Orders"_s)->click();
    QCOMPARE(asked.size(), 1);
}

void TestDocumentsTab::savedSheetsOfTheEventAreOffered()
{
    openTab(u"Orders"_s);
    QTRY_VERIFY(!orders()->findChildren<SupplierOrderCard *>().isEmpty());
    QVERIFY(!savedTitle()->isVisible());

    const OrderSheetId saved = must(services().orderSheets.save({m_filled->event})).id;

    QTRY_VERIFY(savedTitle()->isVisible());
    QSignalSpy asked(m_page.get(), &EventPage::savedSheetRequested);
    auto *links = orders()->findChild<LinkList *>();
    QTRY_VERIFY(links->firstLink());
    QTest::mouseClick(links->firstLink(), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<OrderSheetId>(), saved);
}

void TestDocumentsTab::whatIsWhollyOrderedHasNoEmptyOrders()
{
    const OrderSheetId saved = must(m_shop->services().orderSheets.save({m_filled->event})).id;
    must(m_shop->services().orderSheets.patch(saved, {.state = SheetState::Ordered}));
    openTab(u"Orders"_s);

    QTRY_VERIFY(savedTitle()->isVisible());
    const auto isOffered = [this](QWidget *offer) { return offer && offer->isVisibleTo(orders()); };
    QTRY_VERIFY(!isOffered(withText<Button>(*orders(), u"Preview"_s)));
    for (SupplierOrderCard *order : orders()->findChildren<SupplierOrderCard *>())
        QVERIFY(!order->isVisible());
    m_filled->addLine(m_filled->addGroup(u"Table"_s), m_filled->rose, 900); // More than the packs on their way hold.
    QTRY_VERIFY(isOffered(withText<Button>(*orders(), u"Preview"_s)));
}

void TestDocumentsTab::previewLeadsToTheDocument()
{
    openTab(u"Orders"_s);

    withText<Button>(*orders(), u"Preview"_s)->click();

    QVERIFY(documents()->isVisible());
    QCOMPARE(documents()->list()->currentRow(), 1);
    QTRY_COMPARE(renderer()->count(), 1);
}

void TestDocumentsTab::tabsCanBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::addColumn<QSize>("size"); // Size of the window without its rail.
    QTest::newRow("light-1280x720") << Theme::Choice::Light << QSize(1080, 720);
    QTest::newRow("light-1920x1080") << Theme::Choice::Light << QSize(1720, 1080);
    QTest::newRow("dark-1280x720") << Theme::Choice::Dark << QSize(1080, 720);
}

void TestDocumentsTab::tabsCanBeLookedAt()
{
    const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
    if (folder.isEmpty())
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    QFETCH(const Theme::Choice, scheme);
    QFETCH(const QSize, size);
    const Theme theme(*qApp, scheme);
    UiShop demo;
    QVERIFY(fillWithDemo(demo.services(), demo.shop().now()));
    EventPage page(demo.context());
    page.resize(size);
    page.show();
    const auto events = must(demo.services().events.list({}, {.limit = 500})).rows;
    const auto largest = std::ranges::max_element(events, {}, &Event::itemsCount);
    must(demo.services().orderSheets.save({largest->id}));
    page.open(largest->id);
    const QString name = QString::fromLatin1(QTest::currentDataTag()) + u".png"_s;
    for (const QString &tab : {u"Orders"_s, u"Documents"_s}) {
        openTab(page, tab);
        QTest::qWait(2'000);
        QVERIFY(page.grab().save(QDir(folder).filePath(u"%1-%2"_s.arg(tab.toLower(), name))));
    }
    page.findChild<DocumentsTab *>()->list()->setCurrentRow(2);
    QTest::qWait(1'000);
    QVERIFY(page.grab().save(QDir(folder).filePath(u"recipes-"_s + name)));
}

STEMDESK_TEST(TestDocumentsTab)

} // namespace stemdesk::documents_tab_test

#include "tst_documents_tab.moc"
