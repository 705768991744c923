#include "ui/widgets/layout/card.h"

#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QFontMetrics>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::card_test {

using namespace stemdesk::ui;

class TestCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsHiddenTakesNoRoom()
    {
        Card plain(u"Bridal bouquet"_s);
        Card noted(u"Bridal bouquet"_s);
        auto *note = new QLabel(u"A note"_s);
        noted.addPadded(note);
        note->hide();

        QCOMPARE(noted.sizeHint().height(), plain.sizeHint().height());

        note->show();
        noted.layout()->activate();
        QVERIFY(noted.sizeHint().height() > plain.sizeHint().height());
    }

    void theLastRowEndsAsFarFromTheEdgeAsBesideIt()
    {
        Card card(u"Arch"_s);
        auto *label = new QLabel(u"A note"_s);
        card.addPadded(label);
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));

        card.resize(400, card.sizeHint().height());

        QTRY_COMPARE(card.height() - label->geometry().bottom() - 1, label->x());
    }

    /// German shops lost "and API keys".
    void aSentenceWithoutRoomBesideTheTitleIsBelowIt()
    {
        const QString words = u"each with its own catalogue, events, prices and API keys"_s;
        auto *card = new Card(u"Shops"_s);
        card->setSentence(words);
        const int width = QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(words) + 20;
        QWidget page; // As on the pages: the card is in a column.
        auto *column = new QVBoxLayout(&page);
        column->addWidget(card);
        column->addStretch(1);
        page.resize(width, 300);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));

        const TextLabel *note = withText<TextLabel>(*card, words);
        QVERIFY(note);
        const auto *title = withText<TextLabel>(*card, u"Shops"_s);
        QVERIFY(title);
        QVERIFY(note->mapTo(card, QPoint()).y() >= title->mapTo(card, QPoint(0, title->height())).y());
        QCOMPARE(note->mapTo(card, QPoint()).x(), title->mapTo(card, QPoint()).x());
        QVERIFY2(note->height() >= note->heightForWidth(note->width()), qPrintable(QString::number(note->height())));
        QVERIFY(card->rect().contains(QRect(note->mapTo(card, QPoint()), note->size())));

        const int high = card->height();
        page.resize(2 * width, 300);
        QTRY_VERIFY(card->height() < high);
        note = withText<TextLabel>(*card, words);
        QVERIFY(note);
        QVERIFY(note->x() > title->geometry().right());
    }

    void aFigureAtTheEndIsInLineWithTheLastColumn()
    {
        Card card(u"Arch"_s);
        QMenu menu;
        card.setMenu(&menu);
        card.setFigure(u"£40.00"_s);
        card.putFigureLast(u"£9,999.99"_s);
        card.resize(400, card.sizeHint().height());
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));

        const auto *figure = withText<TextLabel>(card, u"£40.00"_s);
        QVERIFY(figure);
        QCOMPARE(figure->geometry().right() + 1, card.width() - metric::kHairline - metric::kEdgePadding);
        QVERIFY(figure->alignment().testFlag(Qt::AlignRight));
        QVERIFY(card.findChild<IconButton *>()->geometry().right() < figure->x());
    }

    void aTitleStandsAsHighWithAMenuAsWithout()
    {
        Card plain(u"Details"_s);
        Card withMenu(u"Details"_s);
        QMenu menu;
        withMenu.setMenu(&menu);
        for (Card *card : {&plain, &withMenu}) {
            card->resize(400, card->sizeHint().height());
            card->show();
            QVERIFY(QTest::qWaitForWindowExposed(card));
        }

        const auto middle = [](const Card &card) { return card.findChild<TextLabel *>()->geometry().center().y(); };
        QCOMPARE(middle(plain), middle(withMenu));
    }
};

STEMDESK_TEST(TestCard)

} // namespace stemdesk::card_test

#include "tst_card.moc"
