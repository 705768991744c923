#include "ui/words/error_text.h"

#include "core/base/error.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::error_text_test {

using namespace stemdesk::ui;

class TestErrorText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsBecomeSentences_data()
    {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("by code") << required(u"name"_s) << u"Give it a name."_s;
        QTest::newRow("by field") << invalid(u"contactEmail"_s, {})
                                  << u"Write an e-mail address, like anna@example.com."_s;
        QTest::newRow("by the last part of a field")
            << invalid(u"variant.unitsPerPack"_s, {}) << u"Write how many come in one pack, more than 0."_s;
        QTest::newRow("with a count") << conflict("product_on_event_items:3", {})
                                      << u"It is used on 3 event line(s); remove it from those first."_s;
        QTest::newRow("with the way out") << conflict("template_in_series:2", {})
                                          << u"2 series copy this event alone. Choose another event for them under "
                                             u"“Series” first, or delete them."_s;
        QTest::newRow("with what it names") << refused("seller_incomplete:taxNumber,bankDetails", u"seller"_s, {})
                                            << u"For an e-invoice the shop lacks: tax number, IBAN in the bank "
                                               u"details. Fill it in under Settings, then "
                                               "credit this invoice and issue it again."_s;
        QTest::newRow("unknown") << invalid(u"position"_s, u"Give \"position\" as a whole number."_s)
                                 << u"This does not fit here; write another value."_s;
        QTest::newRow("unknown, named within the sentence")
            << invalid(u"position"_s, u"Give a rate of 0 another \"position\" than 1."_s)
            << u"This does not fit here; write another value."_s;
        QTest::newRow("a tax category") << invalid(u"taxCategory"_s, u"Give a rate above 0 the \"taxCategory\" S."_s)
                                        << u"Category S is for rates above 0, the others are for a rate of 0."_s;
        QTest::newRow("a share of a discount")
            << invalid(u"pricing.discount.percent"_s, u"Give \"pricing.discount.percent\" as a number."_s)
            << u"Write a percentage from 0 to 100."_s;
        QTest::newRow("defect") << internal(u"column 7 is no text"_s)
                                << u"Something went wrong inside Stemdesk; nothing was changed."_s;
    }

    void errorsBecomeSentences()
    {
        QFETCH(const Error, error);
        QTEST(errorText(error), "sentence");
    }

    void staleFieldNamesTheOtherValue() { QVERIFY(refusalText(stale(), u"60 cm"_s).contains(u"60 cm"_s)); }
};

STEMDESK_APPLESS_TEST(TestErrorText)

} // namespace stemdesk::error_text_test

#include "tst_error_text.moc"
