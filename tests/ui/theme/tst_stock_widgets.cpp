#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/fields/day_field.h"

#include <QAbstractButton>
#include <QColorDialog>
#include <QComboBox>
#include <QFileDialog>
#include <QHash>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <functional>
#include <memory>

namespace stemdesk::stock_widgets_test {

using namespace stemdesk::ui;

namespace {

/// The strongest contrast in an area between its most frequent colour and any other.
double contrastIn(const QImage &image, const QRect &area)
{
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            ++counts[image.pixel(x, y)];
    }
    if (counts.isEmpty())
        return 1;
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    double strongest = 1;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        strongest = std::max(strongest, contrastRatio(QColor::fromRgb(it.key()), QColor::fromRgb(most.key())));
    return strongest;
}

QString textOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return box->currentText();
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    return line ? line->text() : QString();
}

/// The texts of a window with too little contrast.
QStringList faint(QWidget &window)
{
    const QImage image = window.grab().toImage();
    QStringList found;
    QWidgetList widgets = window.findChildren<QWidget *>();
    widgets.append(&window);
    for (const QWidget *widget : std::as_const(widgets)) {
        const QString text = textOf(*widget);
        if (!widget->isVisible() || text.trimmed().isEmpty() || !widget->isEnabled())
            continue;
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        const double contrast = contrastIn(image, place.adjusted(2, 2, -2, -2) & image.rect());
        if (contrast < kMinimumContrast)
            found += u"%1: %2"_s.arg(text).arg(contrast, 0, 'f', 1);
    }
    return found;
}

using Make = std::function<QWidget *()>;

QWidget *message()
{
    auto *box = new QMessageBox(QMessageBox::Question, u"Revert import"_s, u"Undo the import?"_s,
                                QMessageBox::Yes | QMessageBox::No);
    box->setInformativeText(u"71 products go."_s);
    return box;
}

QWidget *fileDialog()
{
    auto *dialog = new QFileDialog(nullptr, u"Save"_s, QDir::tempPath());
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    return dialog;
}

QWidget *colourDialog()
{
    auto *dialog = new QColorDialog(Qt::red);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    return dialog;
}

QWidget *inputDialog()
{
    auto *dialog = new QInputDialog;
    dialog->setLabelText(u"How many"_s);
    dialog->setInputMode(QInputDialog::IntInput);
    return dialog;
}

} // namespace

/// Qt's own widgets are themed like ours.
class TestStockWidgets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }
    void textsAreSeen_data();
    void textsAreSeen();
    void theCalendarsMonthAndDaysAreSeen_data() { addSchemes(); }
    void theCalendarsMonthAndDaysAreSeen();
    void menusAreSeen_data() { addSchemes(); }
    void menusAreSeen();
    void toolTipsAreSeen_data() { addSchemes(); }
    void toolTipsAreSeen();
    void cleanupTestCase() { m_theme.setChoice(Theme::Choice::Light); }

private:
    static void addSchemes()
    {
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::newRow("light") << Theme::Choice::Light;
        QTest::newRow("dark") << Theme::Choice::Dark;
    }
    void dress()
    {
        QFETCH(const Theme::Choice, scheme);
        m_theme.setChoice(scheme);
    }

    Theme m_theme{*qApp, Theme::Choice::Light};
};

void TestStockWidgets::textsAreSeen_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::addColumn<Make>("make");
    const std::pair<const char *, Make> kinds[] = {
        {"message", message},
        {"file", fileDialog},
        {"colour", colourDialog},
        {"input", inputDialog},
        {"progress", [] { return new QProgressDialog(u"Saving"_s, u"Cancel"_s, 0, 9); }},
        {"number", [] { return new QSpinBox; }}};
    for (const auto &[name, make] : kinds) {
        QTest::addRow("light %s", name) << Theme::Choice::Light << make;
        QTest::addRow("dark %s", name) << Theme::Choice::Dark << make;
    }
}

void TestStockWidgets::textsAreSeen()
{
    QFETCH(const Make, make);
    dress();
    const std::unique_ptr<QWidget> window(make());
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));

    QCOMPARE(faint(*window).join(u'\n'), QString());
}

void TestStockWidgets::theCalendarsMonthAndDaysAreSeen()
{
    dress();
    Calendar calendar(u"Day"_s, nullptr);
    calendar.setDay(QDate(2026, 12, 19), QDate(2026, 12, 1));
    calendar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&calendar));

    QCOMPARE(faint(calendar).join(u'\n'), QString());
    for (const QString &name : {u"qt_calendar_monthbutton"_s, u"qt_calendar_yearbutton"_s}) {
        auto *button = calendar.findChild<QToolButton *>(name);
        QVERIFY(button && button->isVisible());
        button->setAttribute(Qt::WA_UnderMouse);
        const QImage hovered = button->grab().toImage();
        QVERIFY2(contrastIn(hovered, hovered.rect().adjusted(2, 2, -2, -2)) >= kMinimumContrast, qPrintable(name));
        button->setAttribute(Qt::WA_UnderMouse, false);
    }
    auto *days = calendar.findChild<QWidget *>(u"qt_calendar_calendarview"_s);
    const QImage image = days->grab().toImage();
    const int column = image.width() / 8; // The number of the week, and seven days.
    const int row = image.height() / 7; // Their names, and six weeks.
    for (int week = 0; week < 7; ++week) {
        for (int day = 0; day < 8; ++day) {
            const QRect cell(day * column, week * row, column, row);
            const bool isCorner = week == 0 && day == 0;
            QVERIFY2(isCorner || contrastIn(image, cell.adjusted(3, 3, -3, -3)) >= kMinimumContrast,
                     qPrintable(u"%1, %2"_s.arg(week).arg(day)));
        }
    }
}

void TestStockWidgets::menusAreSeen()
{
    dress();
    QMenu menu;
    menu.addAction(u"Rename"_s);
    menu.addAction(u"Duplicate"_s)->setCheckable(true);
    menu.addMenu(u"Goes to"_s)->addAction(u"Venue"_s);
    menu.popup(QPoint(10, 10));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));

    for (QAction *chosen : menu.actions() + QList<QAction *>{nullptr}) {
        menu.setActiveAction(chosen);
        const QImage image = menu.grab().toImage();
        for (QAction *action : menu.actions())
            QVERIFY2(contrastIn(image, menu.actionGeometry(action).adjusted(8, 2, -2, -2)) >= kMinimumContrast,
                     qPrintable(action->text()));
    }
}

void TestStockWidgets::toolTipsAreSeen()
{
    dress();
    QWidget window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QToolTip::showText(window.mapToGlobal(QPoint(5, 5)), u"Saves a pack"_s, &window);
    QLabel *tip = nullptr;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (top->inherits("QTipLabel") && top->isVisible())
            tip = qobject_cast<QLabel *>(top);
    }
    QVERIFY(tip);

    QCOMPARE(faint(*tip).join(u'\n'), QString());
    QToolTip::hideText();
}

STEMDESK_TEST(TestStockWidgets)

} // namespace stemdesk::stock_widgets_test

#include "tst_stock_widgets.moc"
