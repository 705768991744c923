#include "core/base/list_cell.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <random>

namespace stemdesk::list_cell_test {

class TestListCell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signsInTextsAreEscaped()
    {
        QCOMPARE(listCell({u"a|b"_s, u"c=d"_s, u"e\\f"_s}), u"a\\|b|c\\=d|e\\\\f"_s);
        QCOMPARE(listCell({u"White"_s}), u"White"_s);
        QCOMPARE(listCell({}), QString());
    }

    void otherSignsAreLeftAlone()
    {
        QCOMPARE(listText(u"C:\\new\\"_s), u"C:\\new\\"_s);
        QCOMPARE(listParts(u"a\\b|c"_s), (QStringList{u"a\\b"_s, u"c"_s}));
    }

    void everyListComesBack()
    {
        std::mt19937 dice(16);
        const QStringList signs{u"|"_s, u"="_s, u"\\"_s, u"a"_s, u"2"_s, u"\U0001F339"_s};
        for (int i = 0; i < 5'000; ++i) {
            QStringList texts;
            for (size_t text = 1 + dice() % 3; text > 0; --text) {
                QString made = signs.at(qsizetype(dice() % 6));
                for (size_t sign = dice() % 5; sign > 0; --sign)
                    made += signs.at(qsizetype(dice() % 6));
                texts += made;
            }
            QStringList read;
            for (const QString &part : listParts(listCell(texts)))
                read += listText(part);
            QCOMPARE(read, texts);
        }
    }

    void placesComeBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("inCell");
        QTest::addColumn<QString>("inList");
        QTest::newRow("first") << u"Hof"_s << 1 << u"Hof"_s << u"Hof"_s;
        QTest::newRow("second") << u"Hof"_s << 2 << u"Hof\\2"_s << u"Hof\\2"_s;
        QTest::newRow("ends like a place") << u"Hof\\2"_s << 1 << u"Hof\\2\\1"_s << u"Hof\\\\2"_s;
        QTest::newRow("second of such") << u"Hof\\2"_s << 2 << u"Hof\\2\\2"_s << u"Hof\\\\2\\2"_s;
        QTest::newRow("ends with the sign") << u"Hof\\"_s << 3 << u"Hof\\\\3"_s << u"Hof\\\\\\3"_s;
        QTest::newRow("no place") << u"Hof\\02"_s << 1 << u"Hof\\02"_s << u"Hof\\\\02"_s;
        QTest::newRow("more than there are") << u"Hof\\100"_s << 1 << u"Hof\\100"_s << u"Hof\\\\100"_s;
        QTest::newRow("nothing before it") << u"\\2"_s << 1 << u"\\2"_s << u"\\\\2"_s;
    }

    void placesComeBack()
    {
        QFETCH(const QString, name);
        QFETCH(const int, place);
        QFETCH(const QString, inCell);
        QFETCH(const QString, inList);

        QCOMPARE(withPlace(name, place, Within::Cell), inCell);
        QCOMPARE(withPlace(listPart(name), place, Within::List), inList);
        const PlacedText ofCell = placedText(inCell, Within::Cell);
        QCOMPARE(ofCell.text, name);
        QCOMPARE(ofCell.place, place);
        const PlacedText ofList = placedText(inList, Within::List);
        QCOMPARE(listText(ofList.text), name);
        QCOMPARE(ofList.place, place);
    }
};

STEMDESK_APPLESS_TEST(TestListCell)

} // namespace stemdesk::list_cell_test

#include "tst_list_cell.moc"
