#include "ui/number_text.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::number_text_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void numbersAreReadInBothWays()
    {
        QCOMPARE(numberFrom(u" 2.5 "_s), std::optional(2.5));
        QCOMPARE(numberFrom(u"1,200"_s), std::optional(1200.0));
        QCOMPARE(numberFrom(u"a dozen"_s), std::nullopt);
        QCOMPARE(quantityText(0.1 + 0.2), u"0.3"_s);
        QCOMPARE(quantityText(1200), u"1200"_s);
    }
};

STEMDESK_GUILESS_TEST(TestNumberText)

} // namespace stemdesk::number_text_test

#include "tst_number_text.moc"
