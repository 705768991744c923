#include "core/base/id.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::id_test {

class TestId : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textReadsBackToTheSameId()
    {
        for (int i = 0; i < 1000; ++i) {
            const auto id = ProductId::create();

            const auto read = idFrom<ProductTag>(id.text());

            QVERIFY(read.has_value());
            QCOMPARE(*read, id);
            QCOMPARE(id.text().size(), qsizetype(5 + 26));
        }
    }

    void laterIdsCompareGreater()
    {
        EventId last = EventId::create();
        for (int i = 0; i < 20'000; ++i) {
            const EventId next = EventId::create();
            QVERIFY(next > last);
            QVERIFY(next.text() > last.text());
            last = next;
        }
    }

    void bytesOfAllOnesHaveTheirKnownText()
    {
        IdBytes bytes;
        bytes.fill(0xff);

        QCOMPARE(idText(bytes), QByteArray("7zzzzzzzzzzzzzzzzzzzzzzzzz"));
        QCOMPARE(idBytesFrom("7zzzzzzzzzzzzzzzzzzzzzzzzz"), std::optional(bytes));
    }

    void eachBitHasItsPlaceInTheText()
    {
        for (size_t bit = 0; bit < 128; ++bit) {
            IdBytes bytes{};
            bytes[15 - bit / 8] = static_cast<unsigned char>(1U << (bit % 8));
            const QByteArray text = idText(bytes);

            QByteArray expected(kIdTextLength, '0');
            expected[kIdTextLength - 1 - qsizetype(bit / 5)] = "1248g"[bit % 5];
            QCOMPARE(text, expected);
            QCOMPARE(idBytesFrom(text), std::optional(bytes));
        }
    }

    void refusesAForeignLetterAnywhere()
    {
        for (qsizetype at = 0; at < kIdTextLength; ++at) {
            for (const char letter : {'u', 'A', '-', '\0', '\xff'}) {
                QByteArray text(kIdTextLength, '1');
                text[at] = letter;
                QVERIFY(!idBytesFrom(text));
            }
        }
    }

    void nullsTextNamesNothing()
    {
        const QByteArray zeros(kIdTextLength, '0');

        QVERIFY(!idFrom<ProductTag>("prod_" + zeros)->isNull());
        QVERIFY(!ownIdFrom<ShopTag>("shop_" + zeros)->isNull());
        // Errors show the id as it was written, like any other.
        for (const QByteArray &id : {"prod_" + zeros, "prod_7" + QByteArray(kIdTextLength - 1, 'z')})
            QCOMPARE(idFrom<ProductTag>(id)->text(), id);
        QCOMPARE(idBytesFrom(zeros), std::optional(IdBytes{}));
    }

    void refusesWhatIsNoIdOfItsKind_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");

        const QByteArray body = "01jabcdefghjkmnpqrstvwxyz0";
        QTest::newRow("another kind") << "var_" + body << QByteArray("wrong_id_type:expected_products_got_variants");
        QTest::newRow("another kind, odd body")
            << QByteArray("evtgrp_x") << QByteArray("wrong_id_type:expected_products_got_event_groups");
        QTest::newRow("no prefix") << body << QByteArray("not_found");
        QTest::newRow("unknown prefix") << "key_" + body << QByteArray("not_found");
        QTest::newRow("empty") << QByteArray() << QByteArray("not_found");
        QTest::newRow("too short") << QByteArray("prod_01j") << QByteArray("not_found");
        QTest::newRow("letter that is not in the alphabet")
            << QByteArray("prod_01jabcdefghjkmnpqrstvwxyzu") << QByteArray("not_found");
        QTest::newRow("over 128 bits") << QByteArray("prod_8zzzzzzzzzzzzzzzzzzzzzzzzz") << QByteArray("not_found");
        QTest::newRow("upper case") << "prod_" + body.toUpper() << QByteArray("not_found");
    }

    void refusesWhatIsNoIdOfItsKind()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);

        const auto id = idFrom<ProductTag>(text, u"productId"_s);

        QVERIFY(!id.has_value());
        QCOMPARE(id.error().code, code);
    }
};

STEMDESK_APPLESS_TEST(TestId)

} // namespace stemdesk::id_test

#include "tst_id.moc"
