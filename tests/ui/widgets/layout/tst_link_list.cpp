#include "ui/widgets/layout/link_list.h"

#include "tests/support/test_registry.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QTest>

namespace stemdesk::link_list_test {

using namespace stemdesk::ui;

class TestLinkList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linksLeadWhereTheySay()
    {
        LinkList list;
        QVERIFY(list.isEmpty() && !list.firstLink());
        QStringList opened;
        list.rebuild([&] {
            list.addLink(
                u"Meadow"_s, [&] { opened += u"Meadow"_s; }, u"Open Meadow"_s);
            list.addBelow(u"approved"_s, new QLabel(u"£5"_s));
            list.addNote(u"and others"_s);
        });

        auto *link = qobject_cast<FlushLink *>(list.firstLink());
        QVERIFY(link);
        QCOMPARE(link->accessibleName(), u"Open Meadow"_s);
        link->click();

        QCOMPARE(opened, QStringList{u"Meadow"_s});
    }

    /// It stood in the middle of a wide card.
    void theTextBelowALinkStandsUnderItsStart()
    {
        LinkList list;
        auto *figure = new TextLabel(u"£5"_s);
        list.rebuild([&] {
            list.addLink(u"Meadow"_s, [] {});
            list.addBelow(u"approved"_s);
            list.addLink(u"Hedge"_s, [] {});
            list.addBelow(u"from Friday to Sunday"_s, figure);
        });
        list.resize(800, list.sizeHint().height());
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));

        for (const auto *label : list.findChildren<TextLabel *>()) {
            if (label != figure)
                QCOMPARE(label->mapTo(&list, QPoint()).x(), 0);
        }
        QCOMPARE(figure->mapTo(&list, QPoint(figure->width(), 0)).x(), list.width());
    }

    void theKeyboardStaysAtItsPlace()
    {
        LinkList list;
        const auto fill = [&](const QStringList &names) {
            list.rebuild([&] {
                for (const QString &name : names)
                    list.addLink(name, [] {});
            });
        };
        fill({u"First"_s, u"Second"_s});
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        list.findChildren<FlushLink *>().at(1)->setFocus();

        fill({u"First"_s, u"Another"_s, u"Third"_s});

        QTRY_COMPARE(qobject_cast<FlushLink *>(list.focusWidget())->accessibleName(), u"Another"_s);
        QCOMPARE(qobject_cast<FlushLink *>(list.firstLink())->accessibleName(), u"First"_s);
    }
};

STEMDESK_TEST(TestLinkList)

} // namespace stemdesk::link_list_test

#include "tst_link_list.moc"
