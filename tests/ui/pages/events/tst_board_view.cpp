#include "ui/pages/events/board_view.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/events/event_actions.h"
#include "ui/pages/events/board_column_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/paint.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/layout/card_list.h"

#include <QAbstractItemModelTester>
#include <QFontMetrics>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QUndoStack>

#include <algorithm>
#include <cstdlib>

namespace stemdesk::board_view_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kDay = 86'400'000;

} // namespace

class TestBoardView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_gala = add(u"Gala"_s, 40, u"quoting"_s);
        m_wedding = add(u"Wedding"_s, 20, u"quoting"_s);
        m_dinner = add(u"Dinner"_s, 30, u"approved"_s);
        m_board = std::make_unique<BoardView>(m_shop->context());
        m_actions = std::make_unique<EventActions>(m_shop->context());
        QObject::connect(m_board.get(), &BoardView::statusWanted, m_actions.get(), &EventActions::setStatus);
        m_board->resize(1600, 700);
        m_board->show();
        m_board->setLive(true);
        QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
    }
    void cleanup()
    {
        m_board.reset();
        m_actions.reset();
        m_shop.reset();
    }

    void cardsStandByStatusAndDate();
    void modelsKeepTheirPromises();
    void cardTellsItsEvent();
    void cardTellsWhatIsOutstanding();
    void columnsSayWhatTheirCardsComeTo();
    void longNamesTakeASecondLine();
    void linesAreBrokenWhereTheyWouldBeElided();
    void datesLoseTheirWeekdayBeforeTheirYear();
    void theCardThatWasClickedHasNoRing();
    void allColumnsFitInEveryLanguage_data();
    void allColumnsFitInEveryLanguage();
    void columnsWithoutCardsGiveTheirRoomToTheOthers();
    void coloursOfAPaletteAreOnTheCard();
    void droppedCardChangesItsStatus();
    void afterADropOnlyTheDroppedCardIsCurrent();
    void aDropThatWasNotAnsweredIsNotFollowedLater();
    void dropOnItsOwnColumnIsRefused();
    void controlArrowsMoveTheCard();
    void arrowsGoBetweenColumns();
    void keysAskForWhatIsDone();
    void columnsAreReadPageByPage();
    void statusLeavesItsColumn();
    void searchIsSpreadOverTheColumns();

private:
    EventId add(const QString &name, int days, const QString &status)
    {
        const Instant start = m_shop->shop().now() + days * kDay;
        return must(m_shop->services().events.create(
                        {.name = name, .status = status, .venueStart = start, .clientName1 = u"Anna"_s}))
            .event.id;
    }
    CardList &list(const QString &status) const
    {
        const auto lists = m_board->findChildren<CardList *>();
        for (CardList *found : lists) {
            if (modelOf(*found).status() == status)
                return *found;
        }
        qFatal("no such column");
    }
    static BoardColumnModel &modelOf(const CardList &shown) { return *qobject_cast<BoardColumnModel *>(shown.model()); }
    QStringList cards(const QString &status) const
    {
        QStringList names;
        const QAbstractItemModel *model = list(status).model();
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data().toString();
        return names;
    }
    static bool has(const QImage &picture, const QColor &colour)
    {
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixelColor(x, y).rgb() == colour.rgb())
                    return true;
            }
        }
        return false;
    }
    QString statusOf(const EventId &id) { return must(m_shop->services().events.find(id)).status; }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<BoardView> m_board;
    std::unique_ptr<EventActions> m_actions;
    EventId m_gala, m_wedding, m_dinner;
};

void TestBoardView::cardsStandByStatusAndDate()
{
    QCOMPARE(cards(u"quoting"_s), QStringList({u"Wedding"_s, u"Gala"_s}));
    QCOMPARE(cards(u"approved"_s), QStringList{u"Dinner"_s});
    QCOMPARE(cards(u"complete"_s), QStringList());
    QCOMPARE(m_board->eventCount(), 3);
}

void TestBoardView::modelsKeepTheirPromises()
{
    const QAbstractItemModelTester quoting(list(u"quoting"_s).model(),
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester approved(list(u"approved"_s).model(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);

    must(m_shop->services().events.patch(m_gala, {.status = u"approved"_s}));

    QTRY_COMPARE(cards(u"approved"_s), QStringList({u"Dinner"_s, u"Gala"_s}));
    QTRY_COMPARE(cards(u"quoting"_s), QStringList{u"Wedding"_s});
    must(m_shop->services().events.remove(m_dinner));
    QTRY_COMPARE(cards(u"approved"_s), QStringList{u"Gala"_s});
}

void TestBoardView::cardTellsItsEvent()
{
    must(m_shop->services().events.patch(m_dinner, {.colourScheme = QStringList{u"Red"_s, u"No such colour"_s}}));
    const auto card = [&] { return list(u"approved"_s).model()->index(0, 0); };

    QTRY_COMPARE(card().data(SwatchesRole).value<QList<QColor>>().size(), 1);
    QCOMPARE(card().data(BoardColumnModel::DateRole).toString(), u"Mon 20 April"_s);
    QCOMPARE(card().data(BoardColumnModel::PeopleRole).toString(), u"Anna"_s);
    QCOMPARE(card().data(BoardColumnModel::PriceRole).toString(), u"£0.00"_s);
    QCOMPARE(card().data(Qt::AccessibleTextRole).toString(), u"Dinner, Mon 20 Apr 2026, Anna, £0.00"_s);
    QVERIFY(card().data(BoardColumnModel::OutstandingRole).toString().isEmpty());

    must(m_shop->services().events.patch(m_dinner, {.name = u"Dinner for Anna"_s}));
    QTRY_VERIFY(card().data(BoardColumnModel::PeopleRole).toString().isEmpty()); // The title names her.
}

void TestBoardView::cardTellsWhatIsOutstanding()
{
    const EventPricingPatch pricing{.additionalFees =
                                        QList<AdditionalFee>{{.name = u"Flowers"_s, .amountExclTax = 1000}}};
    must(m_shop->services().events.patch(m_dinner, {.pricing = std::optional(std::optional(pricing))}));
    const auto card = [&] { return list(u"approved"_s).model()->index(0, 0); };
    QTRY_COMPARE(card().data(BoardColumnModel::PriceRole).toString(), u"£1,000.00"_s);
    QVERIFY(card().data(BoardColumnModel::OutstandingRole).toString().isEmpty()); // Not accepted yet.

    must(m_shop->services().payments.create(m_dinner, {.amount = 250, .paidOn = QDate(2026, 1, 5)}));

    QTRY_COMPARE(card().data(BoardColumnModel::OutstandingRole).toString(), u"£750.00 outstanding"_s);
    QVERIFY(card().data(Qt::AccessibleTextRole).toString().endsWith(u"£750.00 outstanding"_s));
    QCOMPARE(card().data(ToneRole).toInt(), int(Tone::Quiet)); // It is not due yet.

    must(m_shop->services().events.patch(m_dinner, {.venueStart = std::optional(m_shop->shop().now() + kDay)}));
    QTRY_COMPARE(card().data(ToneRole).toInt(), int(Tone::Error));
}

void TestBoardView::columnsSayWhatTheirCardsComeTo()
{
    const auto price = [this](const EventId &event, double fee) {
        const EventPricingPatch pricing{.additionalFees =
                                            QList<AdditionalFee>{{.name = u"Flowers"_s, .amountExclTax = fee}}};
        must(m_shop->services().events.patch(event, {.pricing = std::optional(std::optional(pricing))}));
    };
    price(m_gala, 1000.1);
    price(m_wedding, 0.2);

    QTRY_COMPARE(modelOf(list(u"quoting"_s)).sumText(), u"£1,000.30"_s);
    const auto labels = list(u"quoting"_s).parentWidget()->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel *label) { return label->isVisible() && label->text() == u"£1,000.30"_s; }));
    QCOMPARE(modelOf(list(u"complete"_s)).sumText(), QString());
}

void TestBoardView::longNamesTakeASecondLine()
{
    m_board->resize(1000, 700);
    must(m_shop->services().events.patch(m_gala,
                                         {.name = u"Charity gala of the Levels Children's Trust, Assembly Rooms"_s}));
    BoardColumnModel &quoting = modelOf(list(u"quoting"_s));
    const auto height = [&](const EventId &id) { return list(u"quoting"_s).visualRect(quoting.indexOf(id)).height(); };
    QTRY_VERIFY(height(m_gala) >= height(m_wedding) + QFontMetrics(list(u"quoting"_s).font()).height());

    m_board->resize(6000, 700);
    QTRY_COMPARE(height(m_gala), height(m_wedding));
}

/// A name that was too long by a part of a pixel was elided instead.
void TestBoardView::linesAreBrokenWhereTheyWouldBeElided()
{
    const QFont font = fontFor(TextStyle::Small);
    const QFontMetrics metrics(font);
    for (const QString &name : {u"Ruth B. y Simon K."_s, u"Sophie & Grace"_s, u"Rosie & Edward"_s, u"Leila A. y Matt"_s,
                                u"Thanksgiving service"_s, u"Lucy W. y Adam G."_s, u"Anne C. y Derek C."_s}) {
        const int whole = metrics.horizontalAdvance(name);
        for (int width = whole - 3; width <= whole + 3; ++width) {
            for (const QString &line : cardLines(name, font, width, 3))
                QCOMPARE(metrics.elidedText(line, Qt::ElideRight, width), line);
        }
    }
}

/// German dates were cut within the year.
void TestBoardView::datesLoseTheirWeekdayBeforeTheirYear()
{
    const Instant nextYear = m_shop->shop().now() + 400 * kDay; // On the cards of this year, none is shown.
    must(m_shop->services().events.patch(m_wedding, {.venueStart = std::optional(nextYear)}));
    CardList &quoting = list(u"quoting"_s);
    QTRY_COMPARE(cards(u"quoting"_s), QStringList({u"Gala"_s, u"Wedding"_s}));
    const QModelIndex card = quoting.model()->index(1, 0);
    const QString day = card.data(BoardColumnModel::DateRole).toString();
    const QString shorter = card.data(BoardColumnModel::ShortDateRole).toString();
    QVERIFY2(day.endsWith(shorter) && day != shorter, qPrintable(shorter));
    const QFontMetrics metrics(fontFor(TextStyle::Small));
    const int around = 2 * (8 + 12); // The card's margins and its padding.
    const auto painted = [&](int width) {
        QStyleOptionViewItem option;
        CardList narrow(*quoting.model(), u"Cards"_s, {});
        narrow.resize(width, 400);
        narrow.show();
        option.widget = &narrow;
        option.rect = QRect(0, 0, narrow.viewport()->width(), 90);
        QImage image(option.rect.size(), QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        quoting.itemDelegate()->paint(&painter, option, card);
        const int name = QFontMetrics(fontFor(TextStyle::Strong)).height();
        return image.copy(8 + 12, 8 + name + 2, width - around, metrics.height());
    };

    const int narrow = metrics.horizontalAdvance(day) + around - 4;
    const QImage cut = painted(narrow);
    QImage expected(cut.size(), cut.format());
    expected.fill(cut.pixelColor(cut.width() - 1, 0));
    QPainter painter(&expected);
    painter.setFont(fontFor(TextStyle::Small));
    painter.setPen(themeTokens().text);
    painter.drawText(expected.rect(), Qt::AlignLeft | Qt::AlignVCenter, shorter);
    painter.end();

    QCOMPARE(cut, expected);
}

void TestBoardView::theCardThatWasClickedHasNoRing()
{
    QWidget window;
    window.show();
    CardList &quoting = list(u"quoting"_s);
    const auto besideTheEdge = [&] {
        QStyleOptionViewItem option;
        option.widget = &quoting;
        option.rect = QRect(0, 0, 300, 90);
        option.state = QStyle::State_Enabled | QStyle::State_Selected | QStyle::State_HasFocus;
        QImage image(option.rect.size(), QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        quoting.itemDelegate()->paint(&painter, option, quoting.model()->index(0, 0));
        return image.pixelColor(8 + 1, 40).rgb();
    };
    isKeyboardUsedLast(); // Watches from now on.
    QTest::mouseClick(&window, Qt::LeftButton);
    QCOMPARE(besideTheEdge(), themeTokens().selection.rgb());
    QTest::keyClick(&window, Qt::Key_Shift);
    QCOMPARE(besideTheEdge(), themeTokens().accent.rgb());
}

void TestBoardView::allColumnsFitInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "nl", "fr", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// Five columns with cards in a window of 1280 pixels: in Spanish a scroll bar appeared.
void TestBoardView::allColumnsFitInEveryLanguage()
{
    QFETCH(const QString, language);
    QTranslator words;
    if (words.load(u":/i18n/stemdesk_%1.qm"_s.arg(language)))
        QCoreApplication::installTranslator(&words);
    for (const QString &status : {u"new"_s, u"pending_approval"_s, u"in_progress"_s})
        add(u"Ball"_s, 50, status);
    BoardView board(m_shop->context());
    board.resize(1080, 620);
    board.show();
    board.setLive(true);
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const auto cards = [&board] {
        int filled = 0;
        for (const CardList *column : board.findChildren<CardList *>())
            filled += column->model()->rowCount() > 0 ? 1 : 0;
        return filled;
    };
    QTRY_COMPARE(cards(), 5);

    QTRY_COMPARE(board.horizontalScrollBar()->maximum(), 0);
}

/// So that a window of 1280 pixels with the rail's icons shows all columns without scrolling sideways.
void TestBoardView::columnsWithoutCardsGiveTheirRoomToTheOthers()
{
    const auto width = [this](const QString &status) { return list(status).width(); };
    m_board->resize(1224, 700);

    QTRY_COMPARE(m_board->horizontalScrollBar()->maximum(), 0);
    QVERIFY(width(u"quoting"_s) > width(u"complete"_s));
    QVERIFY(std::abs(width(u"quoting"_s) - width(u"approved"_s)) <= 1);
    const int empty = width(u"complete"_s);
    QVERIFY(empty < width(u"quoting"_s) / 3); // Only its name, written downwards.
    m_board->resize(1800, 700);
    QTRY_VERIFY(width(u"complete"_s) > empty);
    m_board->resize(1224, 700);
    QTRY_COMPARE(width(u"complete"_s), empty);
    add(u"Ball"_s, 50, u"complete"_s);
    QTRY_VERIFY(width(u"complete"_s) > empty);
    QTRY_VERIFY(std::abs(width(u"complete"_s) - width(u"quoting"_s)) <= 1);

    m_board->resize(600, 700); // Narrower it scrolls, and no date is cut.
    QTRY_VERIFY(m_board->horizontalScrollBar()->maximum() > 0);
    QVERIFY(width(u"quoting"_s) > QFontMetrics(fontFor(TextStyle::Small)).horizontalAdvance(u"Wed 30 Sep 2026"_s));
}

void TestBoardView::coloursOfAPaletteAreOnTheCard()
{
    const auto card = [&] { return list(u"approved"_s).model()->index(0, 0); };
    const auto painted = [&] {
        const auto colours = card().data(SwatchesRole).value<QList<QColor>>();
        return !colours.isEmpty()
            && has(list(u"approved"_s).viewport()->grab(list(u"approved"_s).visualRect(card())).toImage(),
                   colours.constFirst());
    };
    QVERIFY(!painted());

    must(m_shop->services().events.patch(m_dinner, {.colourScheme = QStringList{u"Red"_s}}));

    QTRY_VERIFY(painted());
}

void TestBoardView::droppedCardChangesItsStatus()
{
    BoardColumnModel &from = modelOf(list(u"quoting"_s));
    BoardColumnModel &to = modelOf(list(u"approved"_s));
    const std::unique_ptr<QMimeData> card(from.mimeData({from.indexOf(m_gala)}));
    QVERIFY(to.canDropMimeData(card.get(), Qt::MoveAction, -1, -1, {}));

    QDragEnterEvent enter(QPoint(20, 20), Qt::MoveAction, card.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(list(u"approved"_s).viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::MoveAction, card.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(list(u"approved"_s).viewport(), &drop);

    QVERIFY(drop.isAccepted());
    QTRY_COMPARE(cards(u"approved"_s), QStringList({u"Dinner"_s, u"Gala"_s}));
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Gala: Approved"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(cards(u"quoting"_s), QStringList({u"Wedding"_s, u"Gala"_s}));
}

void TestBoardView::afterADropOnlyTheDroppedCardIsCurrent()
{
    CardList &from = list(u"quoting"_s);
    from.setFocus();
    from.setCurrentIndex(modelOf(from).indexOf(m_gala));
    const std::unique_ptr<QMimeData> card(modelOf(from).mimeData({modelOf(from).indexOf(m_gala)}));
    QDragEnterEvent enter(QPoint(20, 20), Qt::MoveAction, card.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(list(u"approved"_s).viewport(), &enter);
    QDropEvent drop(QPointF(20, 20), Qt::MoveAction, card.get(), Qt::LeftButton, Qt::NoModifier);
    QSignalSpy deleted(m_board.get(), &BoardView::deleteRequested);

    QCoreApplication::sendEvent(list(u"approved"_s).viewport(), &drop);
    QTRY_COMPARE(cards(u"quoting"_s), QStringList{u"Wedding"_s});
    QTest::keyClick(&from, Qt::Key_Delete);
    QCOMPARE(deleted.count(), 0);

    QTRY_COMPARE(list(u"approved"_s).currentIndex().data().toString(), u"Gala"_s);
    QVERIFY(!from.currentIndex().isValid());
    QVERIFY(from.selectionModel()->selectedIndexes().isEmpty());
    QVERIFY(m_board->currentEvent());
    QCOMPARE(m_board->currentEvent()->id, m_gala);
}

/// It waited for an answer, and the keyboard went to the card when somebody else moved it.
void TestBoardView::aDropThatWasNotAnsweredIsNotFollowedLater()
{
    QVERIFY(QObject::disconnect(m_board.get(), &BoardView::statusWanted, nullptr, nullptr));
    Q_EMIT modelOf(list(u"approved"_s)).eventDropped(m_gala);
    CardList &quoting = list(u"quoting"_s);
    const QModelIndex other = modelOf(quoting).indexOf(m_wedding);
    QTest::mouseClick(quoting.viewport(), Qt::LeftButton, {}, quoting.visualRect(other).center());

    must(m_shop->services().events.patch(m_gala, {.status = u"approved"_s}));

    QTRY_COMPARE(cards(u"approved"_s), QStringList({u"Dinner"_s, u"Gala"_s}));
    QVERIFY(!list(u"approved"_s).currentIndex().isValid());
    QCOMPARE(m_board->currentEvent().value_or(Event()).id, m_wedding);
}

void TestBoardView::dropOnItsOwnColumnIsRefused()
{
    BoardColumnModel &own = modelOf(list(u"quoting"_s));
    const std::unique_ptr<QMimeData> card(own.mimeData({own.indexOf(m_gala)}));
    QMimeData other;
    other.setText(u"Gala"_s);

    QVERIFY(!own.dropMimeData(card.get(), Qt::MoveAction, -1, -1, {}));
    QVERIFY(!own.dropMimeData(&other, Qt::MoveAction, -1, -1, {}));
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

void TestBoardView::controlArrowsMoveTheCard()
{
    CardList &quoting = list(u"quoting"_s);
    quoting.setFocus();
    quoting.setCurrentIndex(modelOf(quoting).indexOf(m_gala));

    QTest::keyClick(&quoting, Qt::Key_Right, Qt::ControlModifier);
    QTRY_COMPARE(statusOf(m_gala), u"pending_approval"_s);
    // The keyboard goes with the card, so that the next key moves it further.
    QTRY_VERIFY(list(u"pending_approval"_s).hasFocus());
    QTest::keyClick(&list(u"pending_approval"_s), Qt::Key_Right, Qt::ControlModifier);
    QTRY_COMPARE(statusOf(m_gala), u"approved"_s);
    QTRY_VERIFY(list(u"approved"_s).hasFocus());
    QCOMPARE(m_board->currentEvent().value_or(Event()).id, m_gala);
    QTest::keyClick(&list(u"approved"_s), Qt::Key_Left, Qt::ControlModifier);
    QTRY_COMPARE(statusOf(m_gala), u"pending_approval"_s);
}

void TestBoardView::arrowsGoBetweenColumns()
{
    CardList &quoting = list(u"quoting"_s);
    quoting.setFocus();
    quoting.setCurrentIndex(modelOf(quoting).indexOf(m_gala));

    QTest::keyClick(&quoting, Qt::Key_Right);

    QVERIFY(list(u"approved"_s).hasFocus()); // The empty one between is passed.
    QCOMPARE(m_board->currentEvent().value_or(Event()).id, m_dinner);
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

void TestBoardView::keysAskForWhatIsDone()
{
    QSignalSpy opened(m_board.get(), &BoardView::openRequested);
    QSignalSpy duplicated(m_board.get(), &BoardView::duplicateRequested);
    QSignalSpy deleted(m_board.get(), &BoardView::deleteRequested);
    CardList &approved = list(u"approved"_s);
    approved.setFocus();
    approved.setCurrentIndex(modelOf(approved).indexOf(m_dinner));

    QTest::keyClick(&approved, Qt::Key_Return);
    QTest::keyClick(&approved, Qt::Key_D, Qt::ControlModifier);
    QTest::keyClick(&approved, Qt::Key_Delete);

    for (const QSignalSpy *asked : {&opened, &duplicated, &deleted}) {
        QCOMPARE(asked->count(), 1);
        QCOMPARE(asked->constFirst().constFirst().value<EventId>(), m_dinner);
    }
}

void TestBoardView::columnsAreReadPageByPage()
{
    m_board->setLive(false);
    for (int i = 0; i < 70; ++i)
        add(u"Sketch %1"_s.arg(i), 100 + i, u"new"_s);
    m_board->setLive(true);
    BoardColumnModel &model = modelOf(list(u"new"_s));
    QTRY_VERIFY(!m_board->isComplete());
    QVERIFY(model.rowCount() < 70);

    model.fetchMore({});

    QTRY_COMPARE(model.rowCount(), 70);
    QVERIFY(m_board->isComplete());
}

void TestBoardView::statusLeavesItsColumn()
{
    m_board->setFilter({.status = u"approved"_s});

    QVERIFY(list(u"approved"_s).isVisible());
    QVERIFY(!list(u"quoting"_s).isVisible());
    QCOMPARE(m_board->eventCount(), 1);
}

void TestBoardView::searchIsSpreadOverTheColumns()
{
    m_board->setFilter({.words = u"gal"_s});

    QTRY_COMPARE(cards(u"quoting"_s), QStringList{u"Gala"_s});
    QTRY_COMPARE(cards(u"approved"_s), QStringList());
}

STEMDESK_TEST(TestBoardView)

} // namespace stemdesk::board_view_test

#include "tst_board_view.moc"
