#include "ui/widgets/fields/choice_field.h"

#include "tests/support/test_registry.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::choice_field_test {

using namespace stemdesk::ui;

class TestChoiceField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_field = std::make_unique<ChoiceField>();
        m_field->setChoices({{u"de"_s, u"Germany"_s}, {u"fr"_s, u"France"_s}, {u"nl"_s, u"Netherlands"_s}});
        m_field->setValue(u"fr"_s);
        m_field->setVisible(true);
        QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
    }
    void cleanup() { m_field.reset(); }

    void aPressOnItsWordsOffersAllChoices()
    {
        QTest::mouseClick(m_field->lineEdit(), Qt::LeftButton);

        QVERIFY(list()->isVisible());
        QCOMPARE(list()->model()->rowCount(), 3);
        QCOMPARE(list()->currentIndex().data().toString(), u"France"_s);
        QCOMPARE(m_field->lineEdit()->selectedText(), u"France"_s);
    }

    void typingThenNarrowsThem()
    {
        QSignalSpy chosen(m_field.get(), &ChoiceField::chosen);
        QTest::mouseClick(m_field->lineEdit(), Qt::LeftButton);
        QTest::keyClicks(list(), u"neth"_s);
        QCOMPARE(list()->model()->rowCount(), 1);

        QTest::keyClick(list(), Qt::Key_Return);

        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), u"nl"_s);
    }

    void enterOnTheListAsItOpensChangesNothing()
    {
        QSignalSpy chosen(m_field.get(), &ChoiceField::chosen);
        QTest::mouseClick(m_field->lineEdit(), Qt::LeftButton);

        QTest::keyClick(list(), Qt::Key_Return);

        QCOMPARE(chosen.count(), 0);
        QCOMPARE(m_field->currentText(), u"France"_s);
    }

private:
    QAbstractItemView *list() const { return m_field->completer()->popup(); }

    std::unique_ptr<ChoiceField> m_field;
};

STEMDESK_TEST(TestChoiceField)

} // namespace stemdesk::choice_field_test

#include "tst_choice_field.moc"
