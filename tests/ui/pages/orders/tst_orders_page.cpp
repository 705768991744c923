#include "ui/pages/orders/orders_page.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/order_sheets/advice.h"
#include "ui/order_sheets/sheet_files.h"
#include "ui/order_sheets/sheet_view.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/orders/week_field.h"
#include "ui/preview/document_preview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"

#include <QAction>
#include <QClipboard>
#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QUrl>

#include <algorithm>

namespace stemdesk::orders_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestOrdersPage : public PageTest<OrdersPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        auto &shop = services();
        m_bloemenhof = shop.suppliers.create({.name = u"Bloemenhof"_s})->id;
        m_fleura = shop.suppliers.create({.name = u"Fleura"_s})->id;
        m_rose = variety(u"Rose"_s, u"Quicksand"_s);
        m_meadow = event(u"Meadow wedding"_s);
        m_christening = event(u"Christening"_s);
        m_line = line(m_meadow, m_bloemenhof, 27);
        line(m_christening, m_fleura, 10);
        showPage();
        m_model = m_page->findChild<EventPickModel *>();
    }

    void nothingChosenIsNothingToSave()
    {
        for (const QString &name : {u"Preview"_s, u"Save this sheet"_s, u"Export"_s, u"Mark as ordered"_s})
            QVERIFY2(!button(name)->isVisible(), qPrintable(name));
        QVERIFY(!exportTo(u"Save PDF…"_s)->isEnabled());
        QVERIFY(!exportTo(u"Print…"_s)->isEnabled());
        QCOMPARE(cardTitles(), QStringList());
    }

    void whatIsLateIsChosenAndTheNextIsOffered()
    {
        const auto onDay = [this](const EventId &event, int days) {
            constexpr Instant kDay = 24LL * 60 * 60 * 1'000;
            QVERIFY(services().events.patch(event, {.venueStart = std::optional(m_shop->shop().now() + days * kDay)}));
        };
        onDay(m_christening, 10);
        QTRY_VERIFY(button(u"Order what is due next"_s));
        QTRY_VERIFY(withText<QLabel>(*m_page, u"1 events to order next"_s));
        button(u"Order what is due next"_s)->click();
        QTRY_COMPARE(cardTitles(), QStringList{u"Fleura"_s});
        QCOMPARE(m_model->chosen(), QList<EventId>{m_christening});

        onDay(m_meadow, 3);
        OrdersPage other(m_shop->context());

        QCOMPARE(other.findChild<EventPickModel *>()->chosen(), QList<EventId>{m_meadow});
    }

    void withoutAnythingDueNothingIsOffered()
    {
        QVERIFY(!button(u"Order what is due next"_s));
        QVERIFY(withText<QLabel>(*m_page, u"Nothing to order in the next two weeks."_s));
    }

    void eventsAreOrderedForTogether()
    {
        m_page->show({m_meadow});
        QTRY_COMPARE(cardTitles(), QStringList{u"Bloemenhof"_s});

        m_page->show({m_meadow, m_christening});

        QTRY_COMPARE(cardTitles(), QStringList({u"Bloemenhof"_s, u"Fleura"_s}));
        QTRY_VERIFY(exportTo(u"Save PDF…"_s)->isEnabled());
    }

    void aWeekIsGoneThrough()
    {
        const QDateTime monday(QDate(2026, 3, 23), QTime(15, 0), QTimeZone::utc());
        QVERIFY(services().events.patch(m_meadow, {.ceremonyStart = std::optional(monday.toMSecsSinceEpoch())}));
        chip(u"One week"_s)->click();
        QVERIFY(m_model->chosen().isEmpty());
        auto *week = m_page->findChild<WeekField *>();
        const auto steps = week->findChildren<IconButton *>();

        steps.last()->click();

        QTRY_COMPARE(cardTitles(), QStringList{u"Bloemenhof"_s});
        QCOMPARE(m_model->chosen(), QList<EventId>{m_meadow});
        steps.first()->click();
        QVERIFY(m_model->chosen().isEmpty());
        steps.first()->click();
        week->findChild<Button *>()->click();
        QCOMPARE(week->monday(), QDate(2026, 3, 16));
        chip(u"Coming up"_s)->click();
        QVERIFY(!week->isVisible());
    }

    void packsAreWorkedOut()
    {
        m_page->show({m_meadow});

        QTRY_COMPARE(cell(OrderLinesModel::Packs), u"2 × 25"_s);
        QCOMPARE(cell(OrderLinesModel::Needed), u"27"_s);
        QCOMPARE(cell(OrderLinesModel::Units), u"50"_s);
        QCOMPARE(cell(OrderLinesModel::LeftOver), u"23"_s);
    }

    void aChangeFromElsewhereIsShown()
    {
        m_page->show({m_meadow});
        QTRY_COMPARE(cell(OrderLinesModel::Needed), u"27"_s);
        auto *card = m_page->findChild<SupplierOrderCard *>();

        QVERIFY(services().lines.patchItem(m_meadow, m_line.first, m_line.second, {.quantity = 60.0}));

        QTRY_COMPARE(cell(OrderLinesModel::Packs), u"3 × 25"_s);
        QCOMPARE(m_page->findChild<SupplierOrderCard *>(), card);
    }

    void warningsAreInWords()
    {
        QVERIFY(services().suppliers.archive(m_bloemenhof));

        m_page->show({m_meadow});

        QTRY_VERIFY(messages().filter(u"Not approved yet: Meadow wedding."_s).size() == 1);
        QVERIFY(messages().filter(u"Archived: Bloemenhof."_s).size() == 1);
        QVERIFY(messages().filter(u"without a price"_s).size() == 1);
        QVERIFY(services().events.patch(m_meadow, {.status = u"approved"_s}));
        QTRY_VERIFY(messages().filter(u"Not approved yet"_s).isEmpty());
    }

    void aDeletedEventLeavesTheSheet()
    {
        m_page->show({m_meadow, m_christening});
        QTRY_COMPARE(cardTitles().size(), 2);

        QVERIFY(services().events.remove(m_meadow));

        QTRY_COMPARE(cardTitles(), QStringList{u"Fleura"_s});
    }

    /// Those in the list are ticked there.
    void onlyEventsThatAreNotListedHaveAChip()
    {
        m_page->show({m_meadow, m_christening});
        QTRY_COMPARE(cardTitles().size(), 2);
        QVERIFY(!withText<Chip>(*m_page, u"Meadow wedding"_s));

        m_model->setSearch(u"Christening"_s);

        QTRY_VERIFY(withText<Chip>(*m_page, u"Meadow wedding"_s));
    }

    void aChipTakesItsEventAway()
    {
        m_page->show({m_meadow, m_christening});
        QTRY_COMPARE(cardTitles().size(), 2);
        m_model->setSearch(u"Christening"_s);

        for (Chip *chip : m_page->findChildren<Chip *>()) {
            if (chip->text() == u"Meadow wedding"_s)
                Q_EMIT chip->removed();
        }

        QTRY_COMPARE(m_model->chosen(), QList<EventId>{m_christening});
        QTRY_COMPARE(cardTitles(), QStringList{u"Fleura"_s});
    }

    void aFileIsSavedBesideTheWork_data()
    {
        QTest::addColumn<SheetFormat>("format");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("pdf") << SheetFormat::Pdf << QByteArray("%PDF-");
        QTest::newRow("csv") << SheetFormat::Csv << QByteArray("\xef\xbb\xbfsupplier,product");
        QTest::newRow("xlsx") << SheetFormat::Xlsx << QByteArray("PK");
    }

    void aFileIsSavedBesideTheWork()
    {
        QFETCH(const SheetFormat, format);
        QFETCH(const QByteArray, begin);
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"order"_s);
        m_page->show({m_meadow});
        QTRY_VERIFY(exportTo(u"Save PDF…"_s)->isEnabled());
        QSignalSpy noted(m_page.get(), &OrdersPage::noted);

        m_page->findChild<SheetFiles *>()->save(format, name);

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), u"Saved order"_s);
        QCOMPARE(noted[0][1].toString(), u"Open"_s);
        QFile file(name);
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith(begin));
    }

    void aFileThatCannotBeWrittenIsSaidInWords()
    {
        const QTemporaryDir folder;
        m_page->show({m_meadow});
        QTRY_VERIFY(exportTo(u"Save PDF…"_s)->isEnabled());
        QSignalSpy noted(m_page.get(), &OrdersPage::noted);

        m_page->findChild<SheetFiles *>()->save(SheetFormat::Csv, folder.filePath(u"no/such/folder/order.csv"_s));

        QTRY_COMPARE(noted.size(), 1);
        QVERIFY(noted[0][0].toString().startsWith(u"order.csv was not saved: "_s));
        QVERIFY(noted[0][0].toString().contains(u"Nothing is lost"_s));
        QVERIFY(noted[0][1].toString().isEmpty());
    }

    void anOrderIsCopiedAsEmail()
    {
        m_page->show({m_meadow});
        QTRY_COMPARE(cardTitles(), QStringList{u"Bloemenhof"_s});
        QSignalSpy noted(m_page.get(), &OrdersPage::noted);

        button(u"Copy as e-mail"_s)->click();

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), u"Copied the order as e-mail"_s);
        QCOMPARE(noted[0][1].toString(), u"Open in mail program"_s);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"Quicksand"_s));
    }

    void anOrderIsOpenedAsADraft()
    {
        auto &shop = services();
        m_page->show({m_meadow});
        QTRY_COMPARE(cardTitles(), QStringList{u"Bloemenhof"_s});
        QSignalSpy noted(m_page.get(), &OrdersPage::noted);

        button(u"Open as e-mail"_s)->click();
        QTRY_COMPARE(noted.size(), 1);
        QVERIFY2(noted[0][0].toString().contains(u"shop’s e-mail address"_s), qPrintable(noted[0][0].toString()));

        QVERIFY(shop.settings.set({{u"email"_s, u"hello@bloom.example"_s}}));
        m_shop->context().shop.email = u"hello@bloom.example"_s;
        QVERIFY(shop.suppliers.patch(m_bloemenhof, {.contactEmail = u"orders@bloemenhof.example"_s}));
        QTRY_VERIFY(std::ranges::any_of(m_page->findChildren<TextLabel *>(),
                                        [](const TextLabel *label) { return label->text().contains(u"orders@"_s); }));
        QDesktopServices::setUrlHandler(u"file"_s, this, "open");
        button(u"Open as e-mail"_s)->click();
        QTRY_COMPARE(m_opened.size(), 1);
        QDesktopServices::unsetUrlHandler(u"file"_s);

        QFile draft(m_opened.constFirst().toLocalFile());
        QVERIFY(draft.open(QFile::ReadOnly));
        const QByteArray message = draft.readAll();
        for (const char *part :
             {"X-Unsent: 1", "<orders@bloemenhof.example>", "\"Order Bloemenhof", ".pdf\"", ".csv\""})
            QVERIFY2(message.contains(part), part);
    }

    void cheaperWaysStandBesideTheOrder()
    {
        auto &shop = services();
        const PriceListPatch spring{
            .name = u"Spring"_s, .productType = u"flower"_s, .date = QDate(2026, 1, 1), .taxMultiplier = 1.0};
        const PriceListId list = shop.priceLists.create(spring)->id;
        const auto price = [&](const SupplierId &supplier, double cost) {
            const PriceEntryRow row{.patch = {.variantId = m_rose, .supplierId = supplier, .unitCostExclTax = cost}};
            QVERIFY(shop.priceLists.upsertEntries(list, {row}));
        };
        price(m_bloemenhof, 2);
        price(m_fleura, 0.5);

        m_page->show({m_meadow});

        QTRY_COMPARE(advice(),
                     (QStringList{u"Fleura has Rose, Quicksand for £25.00 instead of £100.00, incl. tax"_s,
                                  u"2 fewer of Rose, Quicksand saves a pack of 25"_s}));
        const auto hints = m_page->findChild<SheetView *>()->findChildren<KeyHint *>();
        QCOMPARE(std::ranges::count_if(hints, &QWidget::isVisible), 1); // The key is named once.
    }

    void eachSupplierGetsAFileWithItsDay()
    {
        const QDateTime noon(QDate(2026, 6, 12), QTime(12, 0), QTimeZone::utc());
        for (const EventId &event : {m_meadow, m_christening})
            QVERIFY(services().events.patch(event, {.venueStart = std::optional(noon.toMSecsSinceEpoch())}));
        m_page->show({m_meadow, m_christening});
        auto *day = m_page->findChild<DayField *>();
        QTRY_COMPARE(day->day(), std::optional(QDate(2026, 6, 9)));
        day->setFocus();
        day->selectAll();
        QTest::keyClicks(day, u"10/6/26"_s);
        QTest::keyClick(day, Qt::Key_Return);
        const QTemporaryDir folder;

        m_page->findChild<SheetFiles *>()->saveEach(folder.path());

        const QStringList wanted{u"Order Bloemenhof 2026-06-10.pdf"_s, u"Order Fleura 2026-06-10.pdf"_s};
        QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name), wanted);
    }

    void cardsSayTheChosenDeliveryDay()
    {
        const QDateTime noon(QDate(2026, 6, 12), QTime(12, 0), QTimeZone::utc());
        for (const EventId &event : {m_meadow, m_christening})
            QVERIFY(services().events.patch(event, {.venueStart = std::optional(noon.toMSecsSinceEpoch())}));
        m_page->show({m_meadow, m_christening});
        QTRY_COMPARE(labels(u"Delivery Tue 9 Jun 2026"_s), 2);
        const auto type = [this](const QString &text) {
            auto *day = m_page->findChild<DayField *>();
            day->setFocus();
            day->selectAll();
            QTest::keyClick(day, Qt::Key_Delete);
            QTest::keyClicks(day, text);
            QTest::keyClick(day, Qt::Key_Return);
        };

        type(u"10/6/26"_s);
        QTRY_COMPARE(labels(u"Delivery Wed 10 Jun 2026"_s), 2);
        QVERIFY(messages().filter(u"is after the day of"_s).isEmpty());

        type(u"20/6/26"_s);
        QTRY_COMPARE(labels(u"Delivery Sat 20 Jun 2026"_s), 2);
        const QString late = messages().filter(u"Sat 20 Jun 2026 is after the day of"_s).value(0);
        QVERIFY2(late.contains(u"Meadow wedding"_s) && late.contains(u"Christening"_s), qPrintable(late));

        type(QString());
        QTRY_COMPARE(labels(u"Delivery Tue 9 Jun 2026"_s), 2);
        QVERIFY(messages().filter(u"is after the day of"_s).isEmpty());
    }

    void linesWithoutASupplierAreNoOrder()
    {
        line(m_christening, {}, 4);
        m_page->show({m_meadow, m_christening});

        QTRY_COMPARE(cardTitles().size(), 3);
        QCOMPARE(labels(u"2 order(s)"_s), 1);
    }

    void severalDeliveryDaysAreSaidAndNoneIsClaimed()
    {
        for (const auto &[event, on] : {std::pair(m_meadow, 12), std::pair(m_christening, 15)}) {
            const QDateTime noon(QDate(2026, 6, on), QTime(12, 0), QTimeZone::utc());
            QVERIFY(m_shop->services().events.patch(event, {.venueStart = std::optional(noon.toMSecsSinceEpoch())}));
        }
        m_page->show({m_meadow, m_christening});
        const auto *day = m_page->findChild<DayField *>();

        QTRY_COMPARE(day->placeholderText(),
                     u"%1 to %2"_s.arg(shortDate(QDate(2026, 6, 9)), shortDate(QDate(2026, 6, 12))));
        QVERIFY(day->text().isEmpty());
    }

    void escapeLeavesThePreview()
    {
        m_page->show({m_meadow});
        QTRY_VERIFY(button(u"Preview"_s)->isEnabled());
        button(u"Preview"_s)->setFocus();
        button(u"Preview"_s)->click();
        QVERIFY(m_page->findChild<DocumentPreview *>()->isVisible());
        QVERIFY(button(u"Back to the sheet"_s));

        QTest::keyClick(button(u"Back to the sheet"_s), Qt::Key_Escape);

        QVERIFY(!m_page->findChild<DocumentPreview *>()->isVisible());
        QVERIFY(button(u"Preview"_s));
    }

    void theDialogProposesAName()
    {
        m_page->show({m_meadow});
        QTRY_VERIFY(exportTo(u"Save PDF…"_s)->isEnabled());

        QTest::keyClick(m_page.get(), Qt::Key_S, Qt::ControlModifier);

        auto *dialog = m_page->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"Meadow wedding - supplier orders.pdf"_s);
        dialog->reject();
    }

public Q_SLOTS:
    void open(const QUrl &url) { m_opened.append(url); }

private:
    VariantId variety(const QString &product, const QString &name)
    {
        const ProductRow row{.product = {.name = product, .productType = u"flower"_s},
                             .hasVariant = true,
                             .variant = VariantPatch{.name = name, .unitsPerPack = std::optional(25.0)}};
        return services().products.upsert({row})->first()->variantId;
    }

    EventId event(const QString &name) { return services().events.create({.name = name})->event.id; }

    std::pair<EventGroupId, EventItemId> line(const EventId &event, const SupplierId &supplier, double quantity)
    {
        auto &lines = services().lines;
        const EventGroupId group = lines.createGroup(event, {.name = u"Tables"_s})->id;
        const auto item =
            lines.createItem(event, group, {.variantId = m_rose, .supplierId = supplier, .quantity = quantity});
        return {group, item->id};
    }

    Chip *chip(const QString &text) const { return withText<Chip>(*m_page, text); }

    QAbstractButton *button(const QString &text) const { return withText<Button>(*m_page, text); }
    QAction *exportTo(const QString &text) const
    {
        const QList<QAction *> exports = withText<Button>(*m_page, u"Export"_s)->menu()->actions();
        const auto found = std::ranges::find(exports, text, &QAction::text);
        return found == exports.cend() ? nullptr : *found;
    }

    QStringList cardTitles() const
    {
        QStringList titles;
        for (const auto *card : m_page->findChildren<SupplierOrderCard *>())
            titles.append(card->accessibleName());
        titles.sort();
        return titles;
    }

    /// How many labels of the sheet say it.
    int labels(const QString &part) const
    {
        const auto texts = m_page->findChild<SheetView *>()->findChildren<TextLabel *>();
        return int(std::ranges::count_if(
            texts, [&part](const TextLabel *label) { return !label->isHidden() && label->text().contains(part); }));
    }

    QString cell(int column) const
    {
        const auto *card = m_page->findChild<SupplierOrderCard *>();
        return card ? card->findChild<OrderLinesModel *>()->index(0, column).data().toString() : QString();
    }

    QStringList advice() const
    {
        QStringList texts;
        for (const AdviceRow *row : m_page->findChildren<AdviceRow *>()) {
            if (!row->isHidden())
                texts.append(row->advice().text);
        }
        return texts;
    }

    QStringList messages() const
    {
        QStringList texts;
        for (const auto *message : m_page->findChildren<InlineMessage *>()) {
            if (!message->isHidden())
                texts.append(message->text());
        }
        return texts;
    }

    EventPickModel *m_model = nullptr;
    SupplierId m_bloemenhof;
    SupplierId m_fleura;
    VariantId m_rose;
    EventId m_meadow;
    EventId m_christening;
    std::pair<EventGroupId, EventItemId> m_line;
    QList<QUrl> m_opened; ///< With the desktop's program.
};

STEMDESK_TEST(TestOrdersPage)

} // namespace stemdesk::orders_page_test

#include "tst_orders_page.moc"
