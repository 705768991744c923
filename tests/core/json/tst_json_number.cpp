#include "core/json/json_number.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>
#include <string>

namespace stemdesk::json_number_test {

class TestJsonNumber : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheNearestDouble_data()
    {
        QTest::addColumn<double>("number");

        QTest::newRow("0") << 0.0;
        QTest::newRow("-0") << 0.0;
        QTest::newRow("0e999") << 0.0;
        QTest::newRow("25") << 25.0;
        QTest::newRow("7 ") << 7.0;
        QTest::newRow("999999999999999") << 999999999999999.0;
        QTest::newRow("1000000000000001") << 1000000000000001.0;
        QTest::newRow("-25 \t\r\n") << -25.0;
        QTest::newRow("2.0") << 2.0;
        QTest::newRow("1E2") << 100.0;
        QTest::newRow("1e+2") << 100.0;
        QTest::newRow("1e-2") << 0.01;
        QTest::newRow("28.799999999999997") << 28.799999999999997;
        QTest::newRow("9007199254740993") << 9007199254740992.0;
        QTest::newRow("18446744073709551616") << 18446744073709551616.0;
        QTest::newRow("-9223372036854775809") << -9223372036854775809.0;
        QTest::newRow("100000000000000000000000000000") << 1e29;
        QTest::newRow("0.1000000000000000055511151231257827021181583404541015625") << 0.1;
        QTest::newRow("1.7976931348623157e308") << std::numeric_limits<double>::max();
        QTest::newRow("17976931348623157e292") << std::numeric_limits<double>::max();
        QTest::newRow("5e-324") << 5e-324;
        QTest::newRow("1e-400") << 0.0;
        QTest::newRow("-123456789e-999999999999999999999999") << 0.0;
        QTest::newRow(QByteArray("0." + QByteArray(400, '0') + "1").constData()) << 0.0;
        QTest::newRow(QByteArray("0." + QByteArray(400, '0') + "1e401").constData()) << 1.0;
        QTest::newRow(QByteArray('1' + QByteArray(400, '0') + "e-400").constData()) << 1.0;
    }
    void readsTheNearestDouble()
    {
        QFETCH(double, number);
        const auto read = jsonNumberFrom(QTest::currentDataTag());
        QVERIFY(read && *read == number);
    }

    void readsToTheEndOfTheText()
    {
        const std::string zeros(400, '0');
        const std::string longer = "0." + zeros + "1e50" + "0"; // With the last digit it were beyond a double.

        const auto read = jsonNumberFrom(std::string_view(longer).substr(0, longer.size() - 1));

        QVERIFY(read && *read == 0);
    }

    void refusesWhatIsNoNumberOrBeyondADouble_data()
    {
        QTest::addColumn<int>("unused");
        for (const char *literal : {"",        "1e400",    "-1e400", "1e99999999999999999999",
                                    "0.1e310", "01",       "00",     "-",
                                    "-01",     "+1",       ".5",     "-.5",
                                    "1.",      "1.e5",     "1e",     "1e+",
                                    "e5",      "0x10",     "NaN",    "inf",
                                    "nan",     "Infinity", "1a",     "1_000",
                                    "--1",     " 1",       "1.2.3",  "1 2",
                                    "1e5.0",   "1e5e5",    "1,5",    "1.7976931348623159e308",
                                    "/1",      "1:",       "0 1",    "000000000000000"})
            QTest::newRow(literal) << 0;
        QTest::newRow(QByteArray(400, '9').constData()) << 0;
        QTest::newRow(QByteArray("-" + QByteArray(400, '9') + ".5e-1").constData()) << 0;
    }
    void refusesWhatIsNoNumberOrBeyondADouble() { QVERIFY(!jsonNumberFrom(QTest::currentDataTag())); }
};

STEMDESK_APPLESS_TEST(TestJsonNumber)

} // namespace stemdesk::json_number_test

#include "tst_json_number.moc"
