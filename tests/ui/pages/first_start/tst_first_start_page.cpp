#include "ui/pages/first_start/first_start_page.h"

#include "core/services/shops/shop_file_service.h"
#include "core/services/shops/shop_setup_service.h"
#include "tests/support/event_shop.h"
#include "tests/support/page_test.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/shop_fields.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/window_settings.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

namespace stemdesk::first_start_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestFirstStartPage : public PageTest<FirstStartPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }
    void init();
    void cleanup();
    void everythingIsNamed();
    void countryFillsInTheRest();
    void taxAndMarkupsAreAskedFor();
    void aCountryWithSeveralTimesAsksForOne();
    void aNamedShopIsTheFirstAct();
    void noTimeIsAskedForBeforeTheCountry();
    void itBeginsInTheLanguageOfTheWindow();
    void itIsSpokenInWhatIsChosen();
    void enterTakesWhatBeginsWithTheWords();
    void emptyShopIsSetUpByKeyboardAlone();
    void aNameIsAskedFor();
    void demoIsFilled();
    void demoIsStopped();
    void aShopIsTakenFromAFile();
    void aFileThatIsNoneIsRefused();
    void theFormIsInTheMiddle();
    void canBeLookedAt_data();
    void canBeLookedAt();

private:
    Button *button(const QString &text) const;
    template <class Field>
    Field *field(const QString &name) const
    {
        for (Field *candidate : m_page->findChildren<Field *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    void choose(const QString &country);
    Shop stored() const { return must(services().settings.shop()); }

    std::unique_ptr<QSignalSpy> m_finished;
};

void TestFirstStartPage::init()
{
    m_shop = std::make_unique<UiShop>();
    m_page = std::make_unique<FirstStartPage>(m_shop->context());
    m_finished = std::make_unique<QSignalSpy>(m_page.get(), &FirstStartPage::finished);
    m_page->resize(1280, 720);
    m_page->show();
    m_page->activateWindow();
    m_page->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestFirstStartPage::cleanup()
{
    m_finished.reset();
    ShopTest::cleanup();
}

Button *TestFirstStartPage::button(const QString &text) const
{
    for (Button *candidate : m_page->findChildren<Button *>()) {
        if (candidate->text() == text)
            return candidate;
    }
    return nullptr;
}

void TestFirstStartPage::choose(const QString &country)
{
    auto *choice = field<ChoiceField>(u"Country"_s);
    choice->setCurrentIndex(choice->findData(country));
    Q_EMIT choice->activated(choice->currentIndex());
}

void TestFirstStartPage::everythingIsNamed()
{
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const Button *>(widget) || qobject_cast<const ChoiceField *>(widget)
            || (qobject_cast<const QLineEdit *>(widget) && !qobject_cast<const QComboBox *>(widget->parent()));
        if (isControl && widget->isVisible()) {
            const QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
            QVERIFY2(!seen->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }
    QCOMPARE(m_page->windowTitle(), u"Welcome – Stemdesk"_s);
}

void TestFirstStartPage::countryFillsInTheRest()
{
    choose(u"NL"_s);

    QCOMPARE(field<ChoiceField>(u"Currency"_s)->value(), u"EUR"_s);
    QCOMPARE(field<ChoiceField>(u"Language"_s)->value(), u"nl"_s);
    QCOMPARE(field<ChoiceField>(u"Time zone"_s)->value(), u"Europe/Amsterdam"_s);
    QVERIFY(!field<ChoiceField>(u"Time zone"_s)->isVisible());
    auto *row = qobject_cast<FormRow *>(field<ChoiceField>(u"Country"_s)->parentWidget());
    QCOMPARE(row->note(), QString()); // The rates are in their fields.
}

void TestFirstStartPage::taxAndMarkupsAreAskedFor()
{
    choose(u"NL"_s);
    field<QLineEdit>(u"Shop name"_s)->setText(u"Tulp"_s);
    QCOMPARE(field<QLineEdit>(u"Tax in %"_s)->text(), u"21"_s);
    QCOMPARE(field<QLineEdit>(u"Tax on flowers in %"_s)->text(), u"9"_s);
    auto *markup = field<QLineEdit>(u"Markup on flowers"_s);
    QCOMPARE(markup->text(), u"2.5"_s);
    auto *row = qobject_cast<FormRow *>(markup->parentWidget()->parentWidget());
    QCOMPARE(row->note(), u"A stem that costs €1.00 sells for €2.50, both incl. tax."_s);

    markup->selectAll();
    QTest::keyClicks(markup, u"nothing"_s);
    button(u"Start empty"_s)->click();
    QVERIFY(row->note().contains(u"“nothing” is not a markup"_s));
    QCOMPARE(QApplication::focusWidget(), markup);
    markup->selectAll();
    QTest::keyClicks(markup, u"3"_s);
    QCOMPARE(row->note(), u"A stem that costs €1.00 sells for €3.00, both incl. tax."_s);
    button(u"Start empty"_s)->click();

    QTRY_COMPARE(m_finished->count(), 1);
    QMap<QString, double> markups;
    for (const ProductType &type : stored().productTypes)
        markups.insert(type.name, type.markup);
    QCOMPARE(markups, (QMap<QString, double>{{u"flower"_s, 3}, {u"material"_s, 2}, {u"hire"_s, 1}}));
    QMap<QString, double> rates;
    for (const TaxGroup &group : must(services().taxGroups.list({}, {.limit = 10})).rows)
        rates.insert(group.name, group.rate);
    QCOMPARE(rates.values(), (QList<double>{0.21, 0.09}));
}

void TestFirstStartPage::aCountryWithSeveralTimesAsksForOne()
{
    choose(u"US"_s);

    QVERIFY(field<ChoiceField>(u"Time zone"_s)->isVisible());
    QCOMPARE(field<ChoiceField>(u"Time zone"_s)->value(), u"America/New_York"_s);
    QCOMPARE(qobject_cast<FormRow *>(field<ChoiceField>(u"Country"_s)->parentWidget())->note(), QString());
    auto *tax = field<QLineEdit>(u"Tax in %"_s);
    QVERIFY(qobject_cast<FormRow *>(tax->parentWidget()->parentWidget())->note().contains(u"later in the settings"_s));
    const auto *markup =
        qobject_cast<FormRow *>(field<QLineEdit>(u"Markup on flowers"_s)->parentWidget()->parentWidget());
    QCOMPARE(markup->note(), u"A stem that costs $1.00 sells for $2.50."_s); // No tax is known yet.
    tax->setText(u"8"_s);
    QCOMPARE(markup->note(), u"A stem that costs $1.00 sells for $2.50, both incl. tax."_s);
}

void TestFirstStartPage::aNamedShopIsTheFirstAct()
{
    const auto isPrimary = [this](const QString &text) { return button(text)->property("kind") == u"primary"_s; };
    QVERIFY(isPrimary(u"Start with the demo shop"_s) && !isPrimary(u"Start empty"_s));

    field<QLineEdit>(u"Shop name"_s)->setText(u"Tulp"_s);
    QVERIFY(!isPrimary(u"Start with the demo shop"_s) && isPrimary(u"Start empty"_s));

    field<QLineEdit>(u"Shop name"_s)->clear();
    QVERIFY(isPrimary(u"Start with the demo shop"_s) && !isPrimary(u"Start empty"_s));
}

void TestFirstStartPage::noTimeIsAskedForBeforeTheCountry()
{
    m_page->findChild<ShopFields *>()->setCountry({});

    QVERIFY(!field<ChoiceField>(u"Time zone"_s)->isVisible());
}

void TestFirstStartPage::itBeginsInTheLanguageOfTheWindow()
{
    QLocale::setDefault(QLocale(QLocale::Dutch));
    const FirstStartPage page(m_shop->context());
    QLocale::setDefault(british());

    QCOMPARE(page.answers().documentLanguage, u"nl"_s);
}

/// "ire" also occurs in Côte d'Ivoire, which comes before Ireland in the alphabet.
void TestFirstStartPage::itIsSpokenInWhatIsChosen()
{
    auto *language = field<ChoiceField>(u"Language"_s);
    auto *markup = field<QLineEdit>(u"Markup on flowers"_s);
    const auto chooseLanguage = [&](const QString &code) {
        language->setCurrentIndex(language->findData(code));
        Q_EMIT language->activated(language->currentIndex());
    };
    markup->setText(u"much"_s);
    chooseLanguage(u"nl"_s);
    QCOMPARE(m_shop->window().language(), QString()); // The number would be lost.
    QVERIFY(markup->hasFocus());

    markup->setText(u"3"_s);
    chooseLanguage(u"fr"_s);
    QCOMPARE(m_shop->window().language(), u"fr"_s);
    choose(u"NL"_s); // Dutch comes with it.
    QCOMPARE(m_shop->window().language(), u"nl"_s);
}

void TestFirstStartPage::enterTakesWhatBeginsWithTheWords()
{
    auto *country = field<ChoiceField>(u"Country"_s);
    country->setFocus();
    country->lineEdit()->selectAll();
    QTest::keyClicks(country, u"ire"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);

    QTRY_COMPARE(country->value(), u"IE"_s);
}

void TestFirstStartPage::emptyShopIsSetUpByKeyboardAlone()
{
    QCOMPARE(QApplication::focusWidget(), field<QLineEdit>(u"Shop name"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"Tulp & Co"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"nederl"_s);
    QTRY_VERIFY(QApplication::activePopupWidget()); // The list of matches; it gets the keys.
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QTRY_COMPARE(field<ChoiceField>(u"Country"_s)->value(), u"NL"_s);
    for (int tabs = 0; QApplication::focusWidget() != button(u"Start empty"_s) && tabs < 10; ++tabs)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(u"Start empty"_s));

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);

    QTRY_COMPARE(m_finished->count(), 1);
    QCOMPARE(m_finished->constFirst().at(0).value<ShopId>(), m_shop->shop().shopId());
    QCOMPARE(m_finished->constFirst().at(1).toString(), u"nl"_s);
    QCOMPARE(stored().name, u"Tulp & Co"_s);
    QVERIFY(!Draft::subjectOf(draftMemory(m_shop->context(), u"first-start"_s))); // Nothing is asked again.
    QCOMPARE(stored().currency, u"EUR"_s);
    QCOMPARE(must(services().taxGroups.list({}, {.limit = 10})).rows.size(), 2);
}

void TestFirstStartPage::aNameIsAskedFor()
{
    button(u"Start empty"_s)->click();

    auto *row = qobject_cast<FormRow *>(field<QLineEdit>(u"Shop name"_s)->parentWidget());
    QTRY_COMPARE(row->note(), u"Give it a name."_s);
    QCOMPARE(QApplication::focusWidget(), row->field());
    QVERIFY(button(u"Start empty"_s)->isEnabled());
    QCOMPARE(m_finished->count(), 0);
}

void TestFirstStartPage::demoIsFilled()
{
    choose(u"GB"_s);

    button(u"Start with the demo shop"_s)->click();

    QVERIFY(m_page->findChild<WorkingRow *>()->isVisible());
    QVERIFY(!button(u"Start empty"_s)->isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(m_finished->count(), 1, 60'000);
    QCOMPARE(stored().name, u"Fern & Thistle"_s);
    QCOMPARE(must(services().events.list({}, {.limit = 100})).rows.size(), 28);
}

void TestFirstStartPage::demoIsStopped()
{
    const Shop before = stored();
    button(u"Start with the demo shop"_s)->click();

    m_page->findChild<WorkingRow *>()->cancelButton()->click();

    QTRY_VERIFY_WITH_TIMEOUT(button(u"Start empty"_s)->isEnabled(), 60'000);
    QVERIFY(!m_page->findChild<WorkingRow *>()->isVisible());
    QCOMPARE(stored(), before);
    QCOMPARE(m_finished->count(), 0);
    QCOMPARE(m_page->findChild<InlineMessage *>()->text(), QString());
}

void TestFirstStartPage::aShopIsTakenFromAFile()
{
    TestShop elsewhere(TestShop::Engine::Sqlite);
    const ShopWithEvent filled(elsewhere.shop());
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.stemdesk"_s);
    must(ShopFileService(elsewhere.services(), elsewhere.clock(), [](const ShopMoveProgress &) {
             return true;
         }).write(elsewhere.shopId(), file));

    m_page->takeFile(file);

    QTRY_COMPARE_WITH_TIMEOUT(m_finished->count(), 1, 60'000);
    QCOMPARE(m_finished->constFirst().at(0).value<ShopId>(), elsewhere.shopId());
    ShopServices *taken = must(m_shop->shop().services().forShop(elsewhere.shopId()));
    QCOMPARE(must(taken->events.find(filled.event)).name, filled.whole().name);
}

void TestFirstStartPage::aFileThatIsNoneIsRefused()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"letter.stemdesk"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("Dear Anna");
    file.close();

    m_page->takeFile(file.fileName());

    auto *problem = m_page->findChild<InlineMessage *>();
    QTRY_COMPARE(problem->text(), u"This is not a shop that Stemdesk has saved as a file. Nothing was changed."_s);
    QVERIFY(problem->isVisible());
    QVERIFY(button(u"Start empty"_s)->isEnabled());
}

/// In the middle of a tall window, and from the top where there is no room; its rows move nothing above them.
void TestFirstStartPage::theFormIsInTheMiddle()
{
    m_page->resize(1600, 1400);
    const QWidget *card = m_page->findChild<Card *>();
    const auto at = [&] { return card->mapTo(m_page.get(), QPoint()); };
    QTRY_VERIFY(std::abs(2 * at().x() + card->width() - m_page->width()) <= 2 * metric::kScrollBar);
    QTRY_VERIFY(at().y() > 1400 / 4);
    const QPoint before = at();

    field<QLineEdit>(u"Shop name"_s)->clear();
    button(u"Start empty"_s)->click(); // A refusal comes below the name.
    QCOMPARE(at(), before);

    m_page->resize(900, 500);
    QTRY_VERIFY(at().y() < before.y());
    QVERIFY(card->width() <= m_page->width());
}

void TestFirstStartPage::canBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::newRow("light") << Theme::Choice::Light;
    QTest::newRow("dark") << Theme::Choice::Dark;
}

void TestFirstStartPage::canBeLookedAt()
{
    QFETCH(const Theme::Choice, scheme);
    const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
    if (folder.isEmpty())
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    const Theme theme(*qApp, scheme);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    choose(u"NL"_s);
    QTest::keyClicks(field<QLineEdit>(u"Shop name"_s), u"Tulp & Co"_s);
    QTest::qWait(100);
    QVERIFY(m_page->grab().save(QDir(folder).filePath(u"first-start-%1.png"_s.arg(tag))));
    choose(u"US"_s);
    button(u"Start with the demo shop"_s)->click();
    QTest::qWait(300);
    QVERIFY(m_page->grab().save(QDir(folder).filePath(u"first-start-working-%1.png"_s.arg(tag))));
    QTRY_COMPARE_WITH_TIMEOUT(m_finished->count(), 1, 60'000);
}

STEMDESK_TEST(TestFirstStartPage)

} // namespace stemdesk::first_start_page_test

#include "tst_first_start_page.moc"
