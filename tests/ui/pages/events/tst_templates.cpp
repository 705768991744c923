#include "ui/pages/events/templates_panel.h"

#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/events/event_actions.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/events/template_picker.h"
#include "ui/pages/events/templates_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::templates_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Templates as the events page offers them.
class TestTemplates : public PageTest<EventsPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init()
    {
        fillShop();
        showPage();
        m_panel = m_page->findChild<TemplatesPanel *>();
        m_picker = m_page->findChild<TemplatePicker *>();
        m_actions = m_page->findChild<EventActions *>();
    }

    void savedTemplateAwaitsItsName();
    void modelKeepsItsPromises();
    void pickerSaysHowToMakeOne();
    void pickerMakesAnEvent();
    void searchIsThereWhereThereAreMany();
    void whatIsGoneIsListed();
    void deletedTemplateComesBack();

private:
    EventTemplateId save(const QString &name) { return must(services().templates.save(m_filled->event, name)).id; }
    QStringList listed() const
    {
        QStringList names;
        for (const EventTemplateSummary &row : must(services().templates.list()))
            names << row.name;
        return names;
    }
    template <class T>
    static T *shown(const QWidget &in)
    {
        const auto all = in.findChildren<T *>();
        const auto found = std::ranges::find_if(all, [](const T *widget) { return widget->isVisible(); });
        return found == all.cend() ? nullptr : *found;
    }
    static void press(const QWidget &in, const QString &text)
    {
        for (Button *button : in.findChildren<Button *>()) {
            if (button->text() == text)
                return button->click();
        }
        QFAIL("no such button");
    }

    TemplatesPanel *m_panel = nullptr;
    TemplatePicker *m_picker = nullptr;
    EventActions *m_actions = nullptr;
};

void TestTemplates::savedTemplateAwaitsItsName()
{
    m_actions->saveAsTemplate(m_filled->event);

    QTRY_VERIFY(m_panel->isVisible());
    QTRY_VERIFY(shown<QLineEdit>(*m_panel));
    auto *name = shown<QLineEdit>(*m_panel);
    QCOMPARE(name->text(), u"Anna and Ben"_s);
    name->selectAll();
    QTest::keyClicks(name, u"Garden wedding"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(listed(), QStringList{u"Garden wedding"_s});
    QTRY_COMPARE(m_shop->edits().stack().count(), 2);
    m_shop->edits().undo();
    QTRY_COMPARE(listed(), QStringList{u"Anna and Ben"_s});
    m_shop->edits().undo();
    QTRY_COMPARE(listed(), QStringList());
    QTest::keyClick(m_panel, Qt::Key_Escape);
    QVERIFY(!m_panel->isVisible());
}

void TestTemplates::modelKeepsItsPromises()
{
    TemplatesModel model(m_shop->context());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy refused(&model, &TemplatesModel::refused);

    save(u"Table centre"_s);
    const EventTemplateId arch = save(u"Arch"_s);
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0).data().toString(), u"Arch"_s);
    QCOMPARE(model.index(0).data(QuietTextRole).toString(), u"2 lines"_s);
    model.setWords(u" TABLE  cen"_s);
    QCOMPARE(model.rowCount(), 1);
    model.setWords({});
    QVERIFY(model.setData(model.indexOf(arch), u"Wreath"_s, Qt::EditRole));
    QTRY_COMPARE(model.index(1).data().toString(), u"Wreath"_s);
    QVERIFY(model.setData(model.index(0), QString(), Qt::EditRole));
    QTRY_VERIFY(!refused.isEmpty() && refused.constLast().constFirst().toString() == u"Give it a name."_s);
    must(services().templates.remove(arch));
    QTRY_COMPARE(model.rowCount(), 1);
}

void TestTemplates::pickerSaysHowToMakeOne()
{
    press(*m_page, u"From template"_s);

    QVERIFY(m_picker->isVisible());
    QVERIFY(!shown<TableView>(*m_picker));
    QVERIFY(!shown<QLineEdit>(*m_picker));
    QVERIFY(!shown<Button>(*m_picker));
    m_picker->hide();
}

void TestTemplates::pickerMakesAnEvent()
{
    save(u"Garden wedding"_s);
    QSignalSpy made(m_page.get(), &EventsPage::eventMade);
    press(*m_page, u"From template"_s);
    auto *list = shown<TableView>(*m_picker);
    QVERIFY(list);

    QTest::keyClick(list, Qt::Key_Return);

    QTRY_COMPARE(made.count(), 1);
    QVERIFY(!m_picker->isVisible());
    const auto id = made.constFirst().constFirst().value<EventId>();
    QCOMPARE(must(services().events.find(id)).itemsCount, 2);
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"New event from Garden wedding"_s);
    m_shop->edits().undo();
    QTRY_VERIFY(!services().events.find(id));
    m_shop->edits().stack().redo();
    QTRY_VERIFY(services().events.find(id));
}

void TestTemplates::searchIsThereWhereThereAreMany()
{
    for (int i = 0; i < 12; ++i)
        save(u"Template %1"_s.arg(i));
    save(u"Arch"_s);
    press(*m_page, u"From template"_s);
    auto *search = shown<QLineEdit>(*m_picker);
    QVERIFY(search);
    QSignalSpy chosen(m_picker, &TemplatePicker::chosen);

    search->setText(u"arch"_s);
    QTest::keyClick(search, Qt::Key_Return);

    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.constFirst().constFirst().value<EventTemplateSummary>().name, u"Arch"_s);
}

void TestTemplates::whatIsGoneIsListed()
{
    save(u"Garden wedding"_s);
    must(services().products.remove(m_filled->roseProduct, true));
    QSignalSpy made(m_page.get(), &EventsPage::eventMade);

    m_panel->open();
    QTRY_VERIFY(shown<InlineMessage>(*m_panel));
    QCOMPARE(shown<InlineMessage>(*m_panel)->text(),
             u"No longer in the catalogue, and left out of new events: 3 × Rose (Tables)."_s);
    press(*m_panel, u"New event"_s);

    const auto told = [this]() -> InlineMessage * {
        for (auto *message : m_page->findChildren<InlineMessage *>()) {
            if (message->isVisible() && message->text().startsWith("Left out, as no longer in the catalogue"_L1))
                return message;
        }
        return nullptr;
    };
    QTRY_VERIFY(told());
    QVERIFY(told()->text().contains(u"3 × Rose (Tables)"_s));
    QCOMPARE(made.count(), 0); // It is opened when that was read.
    press(*told(), u"Open the event"_s);
    QCOMPARE(made.count(), 1);
    QCOMPARE(must(services().events.find(made.constFirst().constFirst().value<EventId>())).itemsCount, 1);
}

void TestTemplates::deletedTemplateComesBack()
{
    save(u"Garden wedding"_s);
    m_panel->open();
    press(*m_panel, u"Delete"_s);

    QTRY_COMPARE(listed(), QStringList());
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Delete template Garden wedding"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(listed(), QStringList{u"Garden wedding"_s});
}

STEMDESK_TEST(TestTemplates)

} // namespace stemdesk::templates_test

#include "tst_templates.moc"
