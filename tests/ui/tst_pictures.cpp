#include "core/documents/drawn_picture.h"
#include "core/documents/event_pages.h"
#include "core/domain/shops/shop_setup.h"
#include "core/exchange/demo/demo_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"

#include <QAbstractButton>
#include <QCursor>
#include <QDir>
#include <QPainter>
#include <QTest>

namespace stemdesk::pictures_test {

using namespace stemdesk::ui;

namespace {

const QDir &screenshots()
{
    static const QDir folder(QStringLiteral(STEMDESK_SOURCE "/packaging/screenshots"));
    return folder;
}

/// The parts of the window that a picture depends on: the rail's entries and the tabs.
QByteArray partsOf(const QString &picture, const MainWindow &window)
{
    QStringList rail;
    for (const auto *entry : window.findChild<NavigationRail *>()->findChildren<QAbstractButton *>()) {
        if (entry->isVisible() && !entry->text().isEmpty())
            rail += entry->text();
    }
    QStringList tabs;
    for (const auto *strip : window.findChildren<TabStrip *>()) {
        for (int at = 0; strip->isVisible() && at < strip->count(); ++at)
            tabs += (at == strip->currentIndex() ? u"[%1]"_s : u"%1"_s).arg(strip->tabText(at));
    }
    return u"%1\n  rail: %2\n  tabs: %3\n"_s.arg(picture, rail.join(u", "_s), tabs.join(u", "_s)).toUtf8();
}

/// The window once all animations have ended.
QImage settled(QWidget &window)
{
    QImage last;
    for (QImage now = window.grab().toImage(); now != last; now = window.grab().toImage()) {
        last = now;
        QTest::qWait(700);
    }
    return last;
}

/// The cover, the next two pages and the last, side by side.
QImage leafedThrough(const DocumentPages &pages, const QColor &ground)
{
    constexpr int kWidth = 2560;
    constexpr int kGap = 48;
    constexpr int kShown = 4;
    constexpr int kPage = (kWidth - (kShown + 1) * kGap) / kShown;
    const qreal scale = kPage / pages.paperSize().width();
    QImage image(kWidth, qRound(pages.paperSize().height() * scale) + 2 * kGap, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    int left = kGap;
    for (const int page : {0, 1, 2, pages.count() - 1}) {
        painter.save();
        painter.translate(left, kGap);
        painter.scale(scale, scale);
        painter.fillRect(QRectF(QPointF(), pages.paperSize()), Qt::white);
        pages.paint(painter, page);
        painter.restore();
        left += kPage + kGap;
    }
    return image;
}

/// The next week with two events at least.
void chooseWeek(EventPickModel &picker)
{
    QDate monday = picker.thisMonday();
    for (int weeks = 0; weeks < 60 && picker.chosen().size() < 2; ++weeks) {
        monday = monday.addDays(7);
        picker.chooseWeek(monday);
    }
}

} // namespace

/// The README's pictures, which `./desk pictures` makes by running this: the real window on the demo shop, on a day
/// that is always the same.
class TestPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_spoken = std::make_unique<Spoken>(u"en"_s, british());
        m_theme = std::make_unique<Theme>(*qApp, Theme::Choice::Light);
        m_shop = std::make_unique<UiShop>();
        must(m_shop->services().settings.rename(firstShopName())); // The demo names it.
        QVERIFY(fillWithDemo(m_shop->services(), m_shop->shop().now(), {.painter = drawnPicture}));
        m_shop->context().shop = *m_shop->services().settings.shop();
        QCursor::setPos(1279, 719); // Over no widget.
        m_window = std::make_unique<MainWindow>(m_shop->context());
        m_window->resize(1280, 720);
        m_window->show();
    }

    void showTheWindowAsItIs()
    {
        QByteArray parts;
        for (const auto &[name, show] :
             {std::pair(u"today"_s, &TestPictures::showToday), std::pair(u"event"_s, &TestPictures::showEvent),
              std::pair(u"event-dark"_s, &TestPictures::showEvent), std::pair(u"week"_s, &TestPictures::showWeek),
              std::pair(u"week-dark"_s, &TestPictures::showWeek), std::pair(u"orders"_s, &TestPictures::showOrders)}) {
            m_theme->setChoice(name.endsWith("-dark"_L1) ? Theme::Choice::Dark : Theme::Choice::Light);
            (this->*show)();
            if (QTest::currentTestFailed())
                return;
            parts += partsOf(name, *m_window);
            if (isMaking())
                QVERIFY(settled(*m_window).save(screenshots().filePath(name + u".png"_s)));
        }
        parts += showProposal();
        if (QTest::currentTestFailed())
            return;

        QFile file(screenshots().filePath(u"pages.txt"_s));
        if (isMaking()) {
            QVERIFY(file.open(QFile::WriteOnly));
            QCOMPARE(file.write(parts), parts.size());
            return;
        }
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY2(file.readAll() == parts, "The README's pictures show another window: ./desk pictures. " + parts);
    }

private:
    static bool isMaking() { return qEnvironmentVariableIsSet("STEMDESK_MAKE_PICTURES"); }

    EventId found(const QString &words)
    {
        const auto events = m_shop->services().events.list({.q = words}, {.limit = 1});
        return events && !events->rows.isEmpty() ? events->rows.constFirst().id : EventId();
    }
    void showToday() { m_window->showPage(u"today"_s); }
    void showEvent()
    {
        m_window->showPage(u"events"_s);
        auto *events = m_window->findChild<EventsPage *>();
        QVERIFY(events);
        Q_EMIT events->eventChosen(found(u"sophie grace"_s));
        QCOMPARE(m_window->currentPage(), u"event"_s);
    }
    /// The pages themselves, on the window's ground.
    QByteArray showProposal()
    {
        const EventId id = found(u"meadow wedding"_s);
        const auto event = m_shop->services().events.printed(id);
        if (!event)
            return {};
        PrintPictures pictures;
        pictures.setRead([this](ImageId image) {
            const auto stored = m_shop->services().images.find(image);
            return stored ? stored->bytes : QByteArray();
        });
        const EventPages pages(EventPaper::Proposal, *event, m_shop->context().shop, QPageSize::A4, pictures);
        for (const auto &[name, tokens] :
             {std::pair(u"proposal"_s, lightTokens()), std::pair(u"proposal-dark"_s, darkTokens())}) {
            if (isMaking() && !leafedThrough(pages, tokens.rail).save(screenshots().filePath(name + u".png"_s)))
                QTest::qFail("A picture cannot be written.", __FILE__, __LINE__);
        }
        return u"proposal\n  pages: %1\n"_s.arg(pages.count()).toUtf8();
    }
    void showWeek() { m_window->showPage(u"week"_s); }
    void showOrders()
    {
        m_window->showPage(u"orders"_s);
        chooseWeek(*m_window->findChild<EventPickModel *>());
    }

    std::unique_ptr<Spoken> m_spoken;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<MainWindow> m_window;
};

STEMDESK_TEST(TestPictures)

} // namespace stemdesk::pictures_test

#include "tst_pictures.moc"
