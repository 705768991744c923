#include "ui/forms/object_form.h"

#include "core/base/error.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"

#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::object_form_test {

using namespace stemdesk::ui;

/// Fields that show an object and save themselves.
class TestObjectForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_name = u"Avon"_s;
        m_ran.clear();
        m_answer = Status();
        m_home = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_home.get());
        m_form =
            std::make_unique<ObjectForm>(m_home.get(), [this](const Edit &edit, QWidget *, const Edits::Done &done) {
                m_ran.append(edit.text);
                done(m_answer);
            });
        m_field = m_form->addLine({.label = u"Name"_s,
                                   .value = [this] { return m_name; },
                                   .take = [](const QString &typed) { return taken(typed); },
                                   .rule = u"Up to 500 characters."_s},
                                  [column](FormRow *row) { column->addWidget(row); });
        m_form->show();
        m_home->show();
        QVERIFY(QTest::qWaitForWindowActive(m_home.get()));
    }
    void cleanup()
    {
        m_form.reset();
        m_home.reset();
    }

    void theObjectIsShown()
    {
        QCOMPARE(m_field->text(), u"Avon"_s);

        m_name = u"Severn"_s;
        m_form->show();

        QCOMPARE(m_field->text(), u"Severn"_s);
        QVERIFY(m_ran.isEmpty());
    }

    void whatIsTypedBecomesAnEdit()
    {
        type(u"Severn"_s);

        QCOMPARE(m_ran, QStringList{u"Name Severn"_s});
        QVERIFY(!m_field->isRefused());
        QCOMPARE(m_field->value(), u"Severn"_s);
    }

    void aFieldShowsHowItWasRead()
    {
        type(u"  severn "_s);

        QCOMPARE(m_ran, QStringList{u"Name severn"_s});
        QCOMPARE(m_field->text(), u"severn"_s);
    }

    void whatIsNotTakenStaysWithTheReason()
    {
        type(u"?"_s);

        QVERIFY(m_ran.isEmpty());
        QCOMPARE(m_field->text(), u"?"_s);
        QCOMPARE(m_field->reason(), u"Write a name."_s);
    }

    void whatIsLeftAloneIsNoEdit()
    {
        type(u"-"_s);

        QVERIFY(m_ran.isEmpty());
        QVERIFY(!m_field->isRefused());
    }

    void aBrokenRuleIsSaidInTheFieldsWords()
    {
        m_answer = invalid(u"name"_s, u"Too long."_s);

        type(u"Severn"_s);

        QCOMPARE(m_field->reason(), u"Up to 500 characters."_s);
    }

    void otherRefusalsAreSaidAsTheyAre()
    {
        m_answer = Error{.kind = Error::Kind::Unavailable, .code = "busy", .message = u"Busy."_s};

        type(u"Severn"_s);

        QVERIFY(m_field->isRefused());
        QVERIFY(m_field->reason() != u"Up to 500 characters."_s);
    }

    void anotherObjectStartsAgain()
    {
        type(u"?"_s);
        m_name = u"Wye"_s;

        m_form->startAgain();
        m_form->show();

        QVERIFY(!m_field->isRefused());
        QCOMPARE(m_field->text(), u"Wye"_s);
    }

    void textsOfSeveralLinesAreFieldsToo()
    {
        ValueText *text = m_form->addText({.label = u"Notes"_s,
                                           .value = [this] { return m_name + u"\nBristol"_s; },
                                           .take = [](const QString &typed) { return taken(typed); }},
                                          [this](FormRow *row) { m_home->layout()->addWidget(row); });
        m_form->show();

        QCOMPARE(text->toPlainText(), u"Avon\nBristol"_s);
    }

private:
    static Typing taken(const QString &typed)
    {
        if (typed == u"-"_s)
            return {};
        if (typed == u"?"_s)
            return {.text = typed, .refusal = u"Write a name."_s};
        const QString name = typed.trimmed();
        return {.text = name, .edit = [name] { return Edit{.text = u"Name "_s + name, .apply = {}, .revert = {}}; }};
    }
    void type(const QString &text)
    {
        typeInto(*m_field, text);
        QTest::keyClick(m_field, Qt::Key_Return);
    }

    QString m_name;
    QStringList m_ran;
    Status m_answer;
    std::unique_ptr<QWidget> m_home;
    std::unique_ptr<ObjectForm> m_form;
    ValueField *m_field = nullptr;
};

STEMDESK_TEST(TestObjectForm)

} // namespace stemdesk::object_form_test

#include "tst_object_form.moc"
