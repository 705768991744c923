#include "ui/widgets/fields/form_row.h"

#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/fields/value_field.h"

#include <QPushButton>
#include <QTest>

namespace stemdesk::form_row_test {

using namespace stemdesk::ui;

class TestFormRow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHintMakesRoomForWhatIsWrongOnly()
    {
        auto *field = new ValueField(u"50 cm"_s);
        FormRow row(u"Stem length"_s, field);
        show(row, *field);
        row.setNote(u"without leaves"_s);
        type(*field, u"long"_s);
        field->setRefused(u"A length is a number."_s);
        QCOMPARE(row.note(), u"A length is a number."_s);
        field->selectAll();
        type(*field, u"40"_s);
        field->setStored();
        field->clearFocus();
        QCOMPARE(row.note(), u"without leaves"_s);
    }

    void aLimitedFieldHasAllRoomUpToItsLimit()
    {
        auto *field = new ValueField(u"Bloom"_s);
        FormRow row(u"Name"_s, field);
        row.limitField(420);
        row.resize(900, row.sizeHint().height());
        row.show();
        const int begin = field->x();
        QTRY_COMPARE(field->width(), 420);
        row.resize(begin + 300, row.height());
        QTRY_VERIFY(field->width() > 295);
        QCOMPARE(field->x(), begin);
    }

    void aFieldBesideAButtonIsTheRows()
    {
        auto *both = new QWidget;
        auto *field = new ValueField(u"50 cm"_s, both);
        auto *button = new QPushButton(u"Choose"_s, both);
        QHBoxLayout *line = rowInside(both);
        line->addWidget(field);
        line->addWidget(button);
        FormRow row(u"Stem length"_s, both);
        row.setStyleSheet(styleSheetFrom(themeTokens()));
        show(row, *field);
        QCOMPARE(button->height(), field->height());
        QVERIFY(both->rect().contains(button->geometry())); // Not cut.

        QTest::keyClicks(field, u"12"_s);
        field->setValue(u"15"_s);
        QCOMPARE(row.note(), u"Yours: 12, now: 15"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(row.note().isEmpty());

        field->setRefused(u"A length is a number."_s);
        QCOMPARE(row.note(), u"A length is a number."_s);
    }

private:
    static void show(FormRow &row, ValueField &field)
    {
        row.show();
        QVERIFY(QTest::qWaitForWindowActive(&row));
        field.setFocus();
        field.selectAll();
    }
    static void type(ValueField &field, const QString &text)
    {
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
};

STEMDESK_TEST(TestFormRow)

} // namespace stemdesk::form_row_test

#include "tst_form_row.moc"
