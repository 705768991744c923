#include "ui/widgets/layout/card.h"

#include "tests/support/test_registry.h"
#include "ui/widgets/text_label.h"

#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QTest>

namespace stemdesk::card_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

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
