#include "tests/support/demo_window.h"
#include "tests/support/import_files.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_editors.h"
#include "ui/flowers/flower_field.h"
#include "ui/import/import_dialog.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/draft.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/window_frame.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QTimer>

#include <algorithm>

namespace stemdesk::kept_forms_test {

using namespace stemdesk::ui;

namespace {

/// Text typed there would be lost with the window.
bool isNeitherStoredNorKept(const QWidget &editor)
{
    const auto *line = qobject_cast<const QLineEdit *>(&editor);
    const auto *choice = qobject_cast<const QComboBox *>(editor.parentWidget());
    const bool isCell = editor.property("cellEditor").toBool();
    return !(line && line->echoMode() != QLineEdit::Normal) && !isCell && !saveOf(editor)
        && !isKeptAsDraft(choice ? *choice : editor);
}

/// Closes menus, lists and dialogs that a click has opened.
void closeWhatOpened(const QWidget &frame)
{
    if (QWidget *opened = QApplication::activePopupWidget())
        opened->close();
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(window); dialog && dialog != &frame && dialog->isVisible())
            dialog->reject();
    }
}

template <class Field>
Field *fieldIn(const QWidget &form, const QString &name)
{
    for (Field *each : form.findChildren<Field *>()) {
        if (each->accessibleName() == name)
            return each;
    }
    return nullptr;
}

void choose(QComboBox &box, int index)
{
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

} // namespace

/// Text in forms that create something by a button or Enter survives however the window ends. New forms are found by
/// pressing every button.
class TestKeptForms : public DemoWindow {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openFrame(); }
    void cleanupTestCase() { closeShop(); }

    void whatAFormHoldsComesBack_data();
    void whatAFormHoldsComesBack();
    void answersOfTheFirstStartComeBack();
    void whatAnImportHoldsComesBack();
    void pastedRowsThatWaitComeBack();
    void aSecretIsKeptNowhere();
    void aFieldWithoutADraftIsNoticed();
    void everyFormThatAButtonOpensIsKept_data() { addPages(); }
    void everyFormThatAButtonOpensIsKept(); // Last, because it changes the shop.

public Q_SLOTS:
    /// Receives addresses instead of the desktop.
    void opened(const QUrl &) {}

private:
    void show(const QString &page, int tab);
    void startAnew(const QString &page, int tab);
    QLineEdit *shown(const QString &field) const;
    static QStringList lostIn(const QWidget &root);
};

/// Selects a row, which shows its panel.
void TestKeptForms::show(const QString &page, int tab)
{
    open(page, tab);
    settle(*m_shop);
    for (auto *view : m_window->findChildren<QAbstractItemView *>()) {
        if (view->isVisible() && view->model() && view->model()->rowCount() > 0)
            view->setCurrentIndex(view->model()->index(0, 0));
    }
    settle(*m_shop);
}

QLineEdit *TestKeptForms::shown(const QString &field) const
{
    for (auto *line : m_window->findChildren<QLineEdit *>()) {
        const QString name = line->accessibleName();
        if (isTypedInto(*line) && (name == field || name.startsWith(field + u" to "_s)))
            return line;
    }
    return nullptr;
}

void TestKeptForms::whatAFormHoldsComesBack_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("button"); ///< Opens the form; empty if it is always there.
    QTest::addColumn<QString>("field");
    const auto add = [](const char *page, int tab, const char *button, const char *field) {
        QTest::addRow("%s", field) << QString::fromLatin1(page) << tab << QString::fromUtf8(button)
                                   << QString::fromLatin1(field);
    };
    add("clients", 0, "New client", "Name of the new client");
    add("suppliers", 0, "New supplier", "Name of the new supplier");
    add("products", 0, "New product", "Name of the new product");
    add("price-lists", 0, "New price list", "Name of the list");
    add("week", 0, "New task", "New task");
    add("colours", 0, "New colour", "Name of the new colour");
    add("colours", 0, "New category", "Name of the new category");
    add("integrations", 1, "New key", "Name");
    add("integrations", 2, "New webhook", "Address");
    add("settings", 3, "New shop…", "Shop name");
    add("settings", 4, "On a server (PostgreSQL), for several computers at once", "Address");
    add("settings", 1, "", "Name of a new tax group");
    add("settings", 1, "", "Name of a new type");
    add("event", 0, "", "Add a line");
    add("event", 1, "", "Find or add a contact");
    add("event", 1, "", "New task");
    add("event", 3, "", "Accepted by");
    add("event", 3, "Decline", "Why it was declined, if known");
    add("event", 4, "", "Reference");
    add("event", 1, "Link", "Address of the link");
    add("price-lists", 0, "", "Add a price");
}

/// Nothing has been created from the form, and the window ended without warning.
void TestKeptForms::whatAFormHoldsComesBack()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    QFETCH(QString, button);
    QFETCH(QString, field);
    if (page == "event"_L1 && tab == 3) // A quote that waits for an answer.
        must(m_shop->services().quotes.create(m_event, {}));
    show(page, tab);
    for (auto *each : m_window->findChildren<QAbstractButton *>()) {
        if (!button.isEmpty() && each->isVisible() && each->text() == button) {
            each->click(); // The form may have a button of the same name.
            break;
        }
    }
    QVERIFY(shown(field));
    typeOver(*shown(field), u"Half"_s);
    const auto left = unstoredIn(*m_window);
    // Closing the window would not ask about it.
    QVERIFY(std::ranges::find(left, u"Half"_s, &UnstoredText::text) == left.end());
    startAnew(page, tab);
    QVERIFY(shown(field));
    QCOMPARE(shown(field)->text(), u"Half"_s);
    typeOver(*shown(field), u" "_s);
    QTest::keyClick(shown(field), Qt::Key_Backspace);
    startAnew(page, tab);
    QVERIFY(!shown(field) || shown(field)->text() != u"Half"_s);
}

/// As after a kill, so nothing is saved on closing.
void TestKeptForms::startAnew(const QString &page, int tab)
{
    m_window = new MainWindow(m_shop->context());
    m_frame->show(m_window, &m_shop->edits());
    show(page, tab);
}

void TestKeptForms::answersOfTheFirstStartComeBack()
{
    const auto name = [](const FirstStartPage &page) { return fieldIn<QLineEdit>(page, u"Shop name"_s); };
    {
        const FirstStartPage page(m_shop->context());
        Q_EMIT fieldIn<ChoiceField>(page, u"Country"_s)->chosen(u"NL"_s);
        Q_EMIT fieldIn<ChoiceField>(page, u"Currency"_s)->chosen(u"CHF"_s);
        name(page)->setText(u"Half"_s);
        fieldIn<QLineEdit>(page, u"Markup on flowers"_s)->setText(u"3"_s);
    }
    const FirstStartPage page(m_shop->context());
    QCOMPARE(name(page)->text(), u"Half"_s);
    QCOMPARE(page.answers().country, u"NL"_s);
    QCOMPARE(page.answers().currency, u"CHF"_s);
    QCOMPARE(page.answers().timeZone, u"Europe/Amsterdam"_s);
    QCOMPARE(page.answers().markups.value(u"flower"_s), 3.0);
}

/// The text returns when the file is opened or the import started again.
void TestKeptForms::whatAnImportHoldsComesBack()
{
    const TextFile file("Prices of May,,\nWare,Art,Preis\nRose,Red Naomi,1.2\nTulip,White,2\n");
    const auto make = [this] {
        auto dialog = std::make_unique<ImportDialog>(m_shop->context(), ImportKind::Products, nullptr);
        dialog->show();
        return dialog;
    };
    QString meaning;
    {
        const auto dialog = make();
        dialog->open(file.name());
        settle(*m_shop);
        auto *headers = fieldIn<QComboBox>(*dialog, u"Column names in"_s);
        QVERIFY(headers);
        choose(*headers, headers->findText(u"row 3"_s, Qt::MatchStartsWith));
        settle(*m_shop);
        auto *choice = fieldIn<QComboBox>(*dialog, u"Meaning of “Red Naomi”"_s);
        QVERIFY(choice);
        choose(*choice, 3);
        meaning = choice->currentText();
        fieldIn<QComboBox>(*dialog, u"Supplier of all rows"_s)->setEditText(u"Half"_s);
    }
    for (const bool isOpenedByHand : {false, true}) {
        const auto dialog = make();
        if (isOpenedByHand)
            dialog->open(file.name());
        else
            dialog->resume();
        settle(*m_shop);
        const auto *choice = fieldIn<QComboBox>(*dialog, u"Meaning of “Red Naomi”"_s);
        QVERIFY(choice); // The chosen header row is still in use.
        QCOMPARE(choice->currentText(), meaning);
        QCOMPARE(fieldIn<QComboBox>(*dialog, u"Supplier of all rows"_s)->currentText(), u"Half"_s);
    }
    make()->reject(); // Cancelled before a file was chosen: the next one starts empty.
    const auto last = make();
    last->resume();
    settle(*m_shop);
    QVERIFY(!fieldIn<QComboBox>(*last, u"Meaning of “Red Naomi”"_s));
}

void TestKeptForms::pastedRowsThatWaitComeBack()
{
    show(u"event"_s, 0);
    m_window->findChild<UnknownRows *>()->add({{u"Nobody's flower"_s, 40}, {u"Other"_s, 6}});
    typeOver(*m_window->findChild<UnknownRows *>()->fields().constLast(), u"Half"_s);
    startAnew(u"event"_s, 0);
    auto *rows = m_window->findChild<UnknownRows *>();
    QCOMPARE(rows->fields().size(), 2);
    QCOMPARE(rows->fields().at(0)->text(), u"Nobody's flower x 40"_s);
    QCOMPARE(rows->fields().at(1)->text(), u"Half"_s);
    QVERIFY(isKeptAsDraft(*rows->fields().at(0)));
    for (auto *each : rows->findChildren<QAbstractButton *>()) {
        if (each->text() == u"Leave all out"_s)
            each->click();
    }
    startAnew(u"event"_s, 0);
    QVERIFY(m_window->findChild<UnknownRows *>()->fields().isEmpty());
}

/// Fields that can be typed into now, and whose text would be lost.
QStringList TestKeptForms::lostIn(const QWidget &root)
{
    QStringList lost;
    for (const QWidget *editor : root.findChildren<QWidget *>()) {
        const bool isHere = editor->window() == root.window() && isTypedInto(*editor);
        if (isHere && isNeitherStoredNorKept(*editor))
            lost += editor->accessibleName().isEmpty() ? editor->parentWidget()->accessibleName()
                                                       : editor->accessibleName();
    }
    return lost;
}

void TestKeptForms::aFieldWithoutADraftIsNoticed()
{
    QDialog form;
    auto *name = new QLineEdit(&form);
    name->setAccessibleName(u"Forgotten"_s);
    form.show();
    QCOMPARE(lostIn(form), QStringList{u"Forgotten"_s});
    (new Draft(&form))->enter({.load = [] { return QStringList(); }, .save = [](const QStringList &) {}});
    QCOMPARE(lostIn(form), QStringList());
}

/// Presses each button once and checks everything that it opens.
void TestKeptForms::everyFormThatAButtonOpensIsKept()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    const QStringList schemes{u"http"_s, u"https"_s, u"mailto"_s, u"file"_s};
    for (const QString &scheme : schemes)
        QDesktopServices::setUrlHandler(scheme, this, "opened");
    QTimer closer; // A menu blocks in its own event loop.
    connect(&closer, &QTimer::timeout, this, [this] { closeWhatOpened(*m_frame); });
    closer.start(10);
    startAnew(page, tab);
    QStringList lost = lostIn(*m_window);
    QStringList pressed;
    const auto next = [&]() -> QAbstractButton * {
        for (auto *each : m_window->findChildren<QAbstractButton *>()) {
            const bool isRail = m_window->findChild<NavigationRail *>()->isAncestorOf(each);
            const QString name = each->text().isEmpty() ? each->accessibleName() : each->text();
            if (each->isVisible() && each->isEnabled() && !isRail && each->window() == m_frame.get()
                && !pressed.contains(name)) {
                pressed += name;
                return each;
            }
        }
        return nullptr;
    };
    while (QAbstractButton *button = next()) {
        button->click();
        closeWhatOpened(*m_frame);
        settle(*m_shop);
        for (const QString &name : lostIn(*m_window))
            lost += u"%1 (after %2)"_s.arg(name, pressed.constLast());
        show(page, tab);
    }
    closer.stop();
    for (const QString &scheme : schemes)
        QDesktopServices::unsetUrlHandler(scheme);
    lost.removeDuplicates();
    QCOMPARE(lost.join(u'\n'), QString());
}

void TestKeptForms::aSecretIsKeptNowhere()
{
    QWidget form;
    auto *name = new QLineEdit(&form);
    auto *password = new QLineEdit(&form);
    password->setEchoMode(QLineEdit::Password);
    QStringList kept;
    const DraftMemory memory{.load = [] { return QStringList(); },
                             .save = [&kept](const QStringList &texts) { kept = texts; }};
    (new Draft(&form))->enter(memory);
    name->setText(u"Anna"_s);
    password->setText(u"opensesame"_s);
    QCOMPARE(kept, (QStringList{QString(), u"Anna"_s}));
    QVERIFY(isKeptAsDraft(*name));
    QVERIFY(!isKeptAsDraft(*password)); // Closing the window asks about it instead.
}

STEMDESK_TEST(TestKeptForms)

} // namespace stemdesk::kept_forms_test

#include "tst_kept_forms.moc"
