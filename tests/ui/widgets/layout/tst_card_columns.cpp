
#include "tests/support/test_registry.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/flow_layout.h"

#include <QCoreApplication>
#include <QImage>
#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::card_columns_test {

using namespace stemdesk::ui;

class TestCardColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_columns = std::make_unique<CardColumns>(CardColumns::Measures{.shares = {2, 1}});
        m_left = cardOf(u"Left"_s);
        m_right = cardOf(u"Right"_s);
        m_columns->addLeft(m_left);
        m_columns->addRight(m_right);
        m_columns->resize(1200, 700);
        m_columns->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_columns.get()));
    }
    void cleanup() { m_columns.reset(); }

    void cardsAreBesideEachOtherByTheirShares()
    {
        QTRY_COMPARE(m_left->y(), m_right->y());
        QVERIFY(m_right->x() > m_left->x());
        QVERIFY(std::abs(m_left->width() - 2 * m_right->width()) < 20);
        QVERIFY(m_left->height() < 200); // No taller than its text.
    }

    void thereIsOneColumnWhereTwoHaveNoRoom()
    {
        m_columns->resize(500, 700);

        QTRY_COMPARE(m_left->x(), m_right->x());
        QVERIFY(m_right->y() > m_left->geometry().bottom());
    }

    void noneIsSqueezedBelowAShorterOne()
    {
        auto *field = new QWidget;
        auto *column = new QVBoxLayout(field);
        column->addWidget(new QLabel(u"One\nTwo\nThree\nFour\nFive\nSix\nSeven"_s));
        field->setMinimumHeight(1); // Less than its label takes.
        m_right->addPadded(field);

        m_columns->resize(500, 350);

        QTRY_COMPARE(m_right->x(), m_left->x());
        QCoreApplication::processEvents(); // Until they are laid out with their new direction.
        QTRY_COMPARE(m_right->y(), m_left->geometry().bottom() + 1 + metric::kSpace16);
        QVERIFY(field->height() >= field->sizeHint().height());
    }

    void theyFitAWindowThatBecameNarrowWhileTheyWereHidden()
    {
        m_columns->hide();
        m_columns->resize(500, 700);
        m_columns->show();

        QTRY_COMPARE(m_left->x(), m_right->x());
        QTRY_COMPARE(m_columns->widget()->width(), m_columns->viewport()->width());
    }

    void fieldsThatFlowToASecondLineAreNotCutOff()
    {
        auto *flow = new QWidget;
        auto *line = new FlowLayout(flow);
        QLabel *last = nullptr;
        for (const int width : {250, 250, 250, 250}) {
            last = new QLabel(u"Field"_s);
            last->setFixedSize(width, 30);
            line->addWidget(last);
        }
        m_right->addPadded(flow);

        QTRY_VERIFY(last->y() > 0);
        QTRY_VERIFY(flow->rect().contains(last->geometry()));
        QVERIFY(m_right->rect().contains(last->mapTo(m_right, last->rect().bottomRight())));
    }

    void cardsFillAPageOf1920AndAreNoWider()
    {
        m_columns->resize(metric::kPageMeasure, 700);
        QTRY_COMPARE(m_columns->widget()->width(), m_columns->viewport()->width());

        m_columns->resize(2500, 700);
        QTRY_COMPARE(m_columns->widget()->width(), metric::kPageMeasure - metric::kScrollBar); // Beside the bar's room.
    }

    /// A page that begins to scroll moves nothing sideways, and its cards end below the header's last button.
    void cardsEndAtOneEdgeWithOrWithoutAScrollBar()
    {
        const auto rightEdge = [this] {
            const QPoint end = m_right->mapTo(m_columns.get(), QPoint(m_right->width(), 0));
            return m_columns->width() - end.x();
        };
        QTRY_COMPARE(rightEdge(), metric::kPageEdge);
        QCOMPARE(m_columns->verticalScrollBar()->maximum(), 0);
        const QImage still = m_columns->verticalScrollBar()->grab().toImage();
        QCOMPARE(still.pixelColor(still.width() / 2, still.height() / 2), still.pixelColor(0, 0)); // No handle.

        auto *tall = new QLabel(u"Tall"_s);
        tall->setMinimumHeight(2000);
        m_left->addPadded(tall);

        QTRY_VERIFY(m_columns->verticalScrollBar()->maximum() > 0);
        QCOMPARE(rightEdge(), metric::kPageEdge);
    }

    /// Where its height follows its width, a page settles at every size.
    void noSizeMakesThemLayThemselvesOutForEver()
    {
        auto *words = new QLabel(QString(u"words and "_s).repeated(200));
        words->setWordWrap(true);
        m_right->addPadded(words);
        for (int height = 200; height < 900; height += 7) {
            m_columns->resize(700 + height, height);
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(m_columns->widget()->width(), m_columns->viewport()->width());
    }

    void whatIsAsWideAsThePageIsAboveThem()
    {
        auto *wide = new QLabel(u"All of it"_s);
        m_columns->addWide(wide);

        QTRY_VERIFY(wide->width() > m_left->width());
        QVERIFY(wide->geometry().bottom() < m_left->y());
    }

    void whatIsAddedBelowIsAsWideAsThePage()
    {
        auto *wide = new QLabel(u"All of it"_s);
        m_columns->addWideBelow(wide);

        QTRY_VERIFY(wide->width() > m_left->width());
        QVERIFY(wide->y() > m_left->geometry().bottom());
    }

private:
    static Card *cardOf(const QString &title)
    {
        auto *card = new Card(title);
        auto *label = new QLabel(title);
        label->setMinimumWidth(300);
        card->addPadded(label);
        return card;
    }

    std::unique_ptr<CardColumns> m_columns;
    Card *m_left = nullptr;
    Card *m_right = nullptr;
};

STEMDESK_TEST(TestCardColumns)

} // namespace stemdesk::card_columns_test

#include "tst_card_columns.moc"
