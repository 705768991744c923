#include "ui/order_sheets/sheet_files.h"

#include "core/domain/image.h"
#include "core/services/services.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QBuffer>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

namespace stemdesk::sheet_files_test {

using namespace stemdesk::ui;

/// The claims of a delivery as they are passed to a mail program.
class TestSheetFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aClaimIsCopied();
    void aClaimIsOpenedWithItsPictures();
    void whatIsMissingForAClaimIsSaid();
    void whatWasTakenBackIsNotClaimed();
    void whatIsCreditedIsNotClaimed();

public Q_SLOTS:
    void open(const QUrl &url) { m_opened += url; }

private:
    ShopServices &services() { return m_shop->services(); }
    void reject(double units, const QStringList &pictures = {})
    {
        ReceivedRow row{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .packs = 1};
        row.rejectedUnits = units;
        row.reason = u"Brown edges"_s;
        row.imageUrls = pictures;
        must(services().orderSheets.patch(m_sheet, {.received = QList{row}}));
    }
    /// Copies including text typed just before, which the window has not read back yet.
    void copy()
    {
        m_files->copyClaim(m_filled->supplier);
        QTRY_COMPARE(m_noted->size(), 1);
    }
    /// Runs the note's action.
    void openCopied() { m_noted->takeFirst()[2].value<std::function<void()>>()(); }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<QWidget> m_window;
    SheetFiles *m_files = nullptr;
    std::unique_ptr<QSignalSpy> m_noted;
    OrderSheetId m_sheet;
    QList<QUrl> m_opened;
};

void TestSheetFiles::init()
{
    m_opened.clear();
    m_shop = std::make_unique<UiShop>();
    m_filled = std::make_unique<ShopWithEvent>(services());
    must(services().suppliers.patch(m_filled->supplier, {.claimEmail = u"claims@hall.example"_s}));
    must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                    {.supplierId = m_filled->supplier}));
    const OrderSheet sheet = must(services().orderSheets.save({m_filled->event}));
    m_sheet = sheet.id;
    m_window = std::make_unique<QWidget>();
    m_files = new SheetFiles(m_shop->context().tasks, m_shop->context().settings, m_window.get());
    m_files->setSheet(sheet, must(services().settings.set({{u"email"_s, u"hello@bloom.example"_s}})));
    m_noted = std::make_unique<QSignalSpy>(m_files, &SheetFiles::noted);
    QDesktopServices::setUrlHandler(u"file"_s, this, "open");
}

void TestSheetFiles::cleanup()
{
    QDesktopServices::unsetUrlHandler(u"file"_s);
    m_noted.reset();
    m_window.reset();
    m_filled.reset();
    m_shop.reset();
}

void TestSheetFiles::aClaimIsCopied()
{
    reject(4);

    copy();

    QCOMPARE(m_noted->at(0)[0].toString(), u"Copied the claim as e-mail to claims@hall.example"_s);
    QCOMPARE(m_noted->at(0)[1].toString(), u"Open in mail program"_s);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Brown edges"_s));
}

void TestSheetFiles::aClaimIsOpenedWithItsPictures()
{
    QImage picture(64, 48, QImage::Format_RGB32);
    picture.fill(Qt::darkRed);
    QByteArray png;
    QBuffer buffer(&png);
    picture.save(&buffer, "PNG");
    const Image stored =
        must(services().images.create({.mediaType = "image/png", .width = 64, .height = 48, .bytes = png}));
    reject(4, {imageReference(stored.id), u"https://example.com/rose.jpg"_s});

    copy();
    openCopied();

    QTRY_COMPARE(m_opened.size(), 1);
    QFile draft(m_opened.constFirst().toLocalFile());
    QVERIFY(draft.open(QFile::ReadOnly));
    const QByteArray message = draft.readAll();
    for (const QByteArray part :
         {"X-Unsent: 1", "<hello@bloom.example>", "claims@hall.example", "\"Claim ", " 1.png\""})
        QVERIFY2(message.contains(part), part);
    QVERIFY(!message.contains(" 2.png"));
    QVERIFY(message.simplified().replace(' ', QByteArray()).contains(png.toBase64()));
}

void TestSheetFiles::whatIsMissingForAClaimIsSaid()
{
    m_files->setSheet(must(services().orderSheets.find(m_sheet)), must(services().settings.set({{u"email"_s, {}}})));
    reject(4);

    copy();
    openCopied();

    QTRY_COMPARE(m_noted->size(), 1);
    QVERIFY2(m_noted->at(0)[0].toString().contains(u"shop’s e-mail address"_s),
             qPrintable(m_noted->at(0)[0].toString()));
    QVERIFY(m_opened.isEmpty());
}

void TestSheetFiles::whatWasTakenBackIsNotClaimed()
{
    reject(4);
    copy();
    reject(0);

    openCopied();
    m_files->openDraft(m_filled->supplier); // Made after it.

    QTRY_COMPARE(m_opened.size(), 0);
    QTRY_COMPARE(m_noted->size(), 1); // The order's: its supplier has no address.
}

void TestSheetFiles::whatIsCreditedIsNotClaimed()
{
    must(services().lines.createItem(m_filled->event, m_filled->group,
                                     {.variantId = m_filled->vase, .supplierId = m_filled->supplier, .quantity = 1}));
    m_sheet = must(services().orderSheets.save({m_filled->event})).id;
    m_files->setSheet(must(services().orderSheets.find(m_sheet)), must(services().settings.shop()));
    reject(4);
    ReceivedRow credited{.variantId = m_filled->vase, .supplierId = m_filled->supplier, .packs = 1};
    credited.rejectedUnits = 1;
    credited.reason = u"Chipped"_s;
    credited.creditExclTax = 3;
    must(services().orderSheets.patch(m_sheet, {.received = QList{credited}}));

    copy();

    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Brown edges"_s));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"Chipped"_s));
}

STEMDESK_TEST(TestSheetFiles)

} // namespace stemdesk::sheet_files_test

#include "tst_sheet_files.moc"
