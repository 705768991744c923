#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/title_field.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/window/navigation_rail.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <vector>

namespace stemdesk::painted_contrast_test {

using namespace stemdesk::ui;

namespace {

constexpr int kAround = 12;
constexpr double kPaintedDisabled = 0.8 * kMinimumDisabledContrast; ///< Thin letters are smoothed.

/// When the outline of a control must be visible. Controls that are recognisable by their text have only a hairline
/// until the pointer is on them.
enum class Edge { Never, UnderThePointer, Always };

struct Kind {
    QString name;
    std::function<QWidget *()> make;
    Edge edge = Edge::Never;
};

constexpr std::array kTones{Tone::Plain, Tone::Quiet, Tone::Accent, Tone::Warning, Tone::Error};

QWidget *button(const QString &kind, const QString &tone = {})
{
    auto *made = new Button(u"Order sheet"_s);
    made->setProperty("kind", kind);
    made->setProperty("tone", tone);
    return made;
}

template <typename Field>
QWidget *field(const char *property = nullptr)
{
    auto *made = new Field;
    made->setText(u"Hampton Barn"_s);
    if (property)
        made->setProperty(property, true);
    return made;
}

QWidget *elidedTitle(bool muted)
{
    auto *made = new TitleField(TextStyle::Title);
    made->setValue(u"A wedding with a name that no header of this width has any room for"_s);
    made->setMuted(muted);
    made->setMaximumWidth(160);
    return made;
}

template <typename Bar>
QWidget *tabs()
{
    auto *made = new Bar;
    if constexpr (std::is_same_v<Bar, ViewSwitch>) {
        made->addView(u"list"_s, u"List"_s);
        made->addView(u"list"_s, u"Board"_s);
    } else {
        made->addTab(u"Recipe"_s);
        made->addTab(u"Orders"_s);
    }
    return made;
}

QWidget *chip(bool active)
{
    auto *made = new Chip(u"50 cm"_s);
    made->setActive(active);
    return made;
}

QWidget *railEntry(bool isCurrent)
{
    auto *made = new RailEntry(u"events"_s, u"Events"_s);
    made->setCheckable(true);
    made->setChecked(isCurrent);
    return made;
}

/// Its one cell holds a text in a tone, and is chosen or not.
QWidget *table(Tone tone, bool isChosen)
{
    auto *made = new TableView(u"Flowers"_s);
    auto *model = new QStandardItemModel(1, 1, made);
    model->setHorizontalHeaderLabels({u"Flower"_s});
    model->setData(model->index(0, 0), u"Rose"_s);
    model->setData(model->index(0, 0), int(tone), ToneRole);
    made->setModel(model);
    made->setFitsContents(true);
    if (isChosen)
        made->setCurrentIndex(model->index(0, 0));
    return made;
}

/// Widgets that only show text, in each tone.
std::vector<Kind> saidKinds()
{
    std::vector<Kind> kinds{{u"key"_s, [] { return new KeyHint(u"Enter adds"_s); }},
                            {u"section"_s, [] { return new SectionLabel(u"Next"_s); }}};
    for (const Tone tone : kTones) {
        const QString name = QString::number(int(tone));
        kinds.push_back({u"label "_s + name, [tone] { return new TextLabel(u"7 lines"_s, TextStyle::Body, tone); }});
        kinds.push_back({u"status "_s + name, [tone] { return new StatusChip(u"Quoting"_s, tone); }});
        kinds.push_back({u"table "_s + name, [tone] { return table(tone, false); }});
        kinds.push_back({u"chosen row "_s + name, [tone] { return table(tone, true); }});
        if (tone != Tone::Plain) {
            kinds.push_back({u"message "_s + name, [tone] {
                                 auto *made = new InlineMessage(tone);
                                 made->setMessage(u"Saves a pack"_s, u"Make it 12"_s);
                                 return made;
                             }});
        }
    }
    return kinds;
}

std::vector<Kind> usedKinds()
{
    return {{u"button"_s, [] { return button({}); }, Edge::UnderThePointer},
            {u"primary button"_s, [] { return button(u"primary"_s); }, Edge::Always},
            {u"danger button"_s, [] { return button(u"danger"_s); }, Edge::UnderThePointer},
            {u"small button"_s, [] { return button(u"small"_s); }, Edge::UnderThePointer},
            {u"quiet button"_s, [] { return button(u"quiet"_s); }},
            {u"link"_s, [] { return button(u"link"_s); }},
            {u"warning link"_s, [] { return button(u"link"_s, u"warning"_s); }},
            {u"error link"_s, [] { return button(u"link"_s, u"error"_s); }},
            {u"crumb"_s, [] { return button(u"crumb"_s); }},
            {u"link in a list"_s, [] { return button(u"flush"_s); }},
            {u"tool button"_s,
             [] {
                 auto *made = new QToolButton;
                 made->setText(u"Aa"_s);
                 return made;
             }},
            {u"field"_s, [] { return field<QLineEdit>(); }, Edge::UnderThePointer},
            {u"value field"_s, [] { return field<QLineEdit>("valueField"); }, Edge::UnderThePointer},
            {u"refused field"_s, [] { return field<QLineEdit>("invalid"); }, Edge::Always},
            {u"cell editor"_s, [] { return field<QLineEdit>("cellEditor"); }, Edge::Always},
            {u"title, too long"_s, [] { return elidedTitle(false); }},
            {u"quiet title, too long"_s, [] { return elidedTitle(true); }},
            {u"copies"_s,
             [] {
                 auto *made = new CopiesField;
                 made->setCopies(12);
                 return made;
             },
             Edge::UnderThePointer},
            {u"choice"_s,
             [] {
                 auto *made = new QComboBox;
                 made->addItem(u"Draft"_s);
                 return made;
             },
             Edge::UnderThePointer},
            {u"number"_s, [] { return new QDoubleSpinBox; }, Edge::UnderThePointer},
            {u"text"_s, [] { return new QPlainTextEdit(u"Ivory, no lilies"_s); }, Edge::UnderThePointer},
            {u"check"_s, [] { return new QCheckBox(u"Recurring"_s); }},
            {u"radio"_s, [] { return new QRadioButton(u"Per stem"_s); }},
            {u"chip"_s, [] { return chip(false); }, Edge::UnderThePointer},
            {u"active chip"_s, [] { return chip(true); }, Edge::Always},
            {u"search"_s, [] { return new SearchField(u"Search name, client, venue…"_s); }, Edge::UnderThePointer},
            {u"page"_s, [] { return railEntry(false); }},
            {u"page that is shown"_s, [] { return railEntry(true); }},
            {u"tabs"_s, [] { return tabs<TabStrip>(); }},
            {u"views"_s, [] { return tabs<ViewSwitch>(); }, Edge::UnderThePointer}};
}

std::vector<Kind> textKinds()
{
    std::vector<Kind> kinds = usedKinds();
    std::ranges::move(saidKinds(), std::back_inserter(kinds));
    return kinds;
}

/// A widget of a kind on the window's ground, as it is painted in a state.
class Painted {
public:
    Painted(const Kind &kind, const QString &state) : m_widget(kind.make())
    {
        auto *layout = new QHBoxLayout(&m_window);
        layout->setContentsMargins(kAround, kAround, kAround, kAround);
        auto *before = new QPushButton(&m_window); // Has the focus where the widget has not.
        before->move(-100, -100);
        layout->addWidget(m_widget, 0, Qt::AlignLeft | Qt::AlignTop);
        m_window.show();
        m_window.activateWindow();
        m_widget->setEnabled(state != "disabled"_L1);
        m_widget->setAttribute(Qt::WA_UnderMouse, state == "hovered"_L1);
        if (state == "hovered"_L1) { // A push button looks where the pointer is.
            const QPointF middle = m_widget->rect().center();
            QMouseEvent move(QEvent::MouseMove, middle, m_widget->mapToGlobal(middle), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(m_widget, &move);
        }
        m_hasFocus = QTest::qWaitForWindowActive(&m_window);
        QTest::keyClick(before, Qt::Key_Shift); // Otherwise nothing has a ring.
        (state == "focused"_L1 ? m_widget : before)->setFocus(Qt::TabFocusReason);
        m_image = m_window.grab().toImage();
        m_area = m_widget->geometry();
    }

    bool isActive() const { return m_hasFocus; }
    QColor ground() const { return m_image.pixelColor(2, 2); }

    /// The strongest contrast of two neighbouring colours inside: text and its background.
    double inside() const
    {
        const QRect area = m_area.adjusted(6, 5, -6, -5);
        QHash<QRgb, int> counts;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                ++counts[m_image.pixel(x, y)];
        }
        const auto most = std::max_element(counts.cbegin(), counts.cend());
        double strongest = 1;
        for (auto it = counts.cbegin(); it != counts.cend(); ++it)
            strongest = std::max(strongest, contrastRatio(QColor::fromRgb(it.key()), QColor::fromRgb(most.key())));
        return strongest;
    }

    /// The strongest contrast of the ground and a line around the widget, half-way down its left side.
    double edge() const
    {
        double strongest = 1;
        for (int x = m_area.left(); x < m_area.left() + 4; ++x)
            strongest = std::max(strongest, contrastRatio(m_image.pixelColor(x, m_area.center().y()), ground()));
        return strongest;
    }

    /// The contrast between this and `before` where they are painted differently.
    double differsFrom(const Painted &before) const
    {
        double strongest = 1;
        for (int y = 0; y < m_image.height(); ++y) {
            for (int x = 0; x < m_image.width(); ++x)
                strongest =
                    std::max(strongest, contrastRatio(m_image.pixelColor(x, y), before.m_image.pixelColor(x, y)));
        }
        return strongest;
    }
    bool takesFocus() const { return m_widget->focusPolicy() != Qt::NoFocus || m_widget->focusProxy(); }

private:
    QWidget m_window;
    QWidget *m_widget;
    QImage m_image;
    QRect m_area;
    bool m_hasFocus = false;
};

} // namespace

class TestPaintedContrast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsCanBeRead_data() { addRows({u"rest"_s, u"hovered"_s, u"focused"_s, u"disabled"_s}, false); }
    void wordsCanBeRead();
    void disabledButtonsLookIt_data();
    void disabledButtonsLookIt();
    void aDisabledButtonIsNoWell_data() { addSchemes(); }
    void aDisabledButtonIsNoWell();
    void aSwitchOnAPanelHasATrack();
    void keysAreFramedOnEveryGround_data() { addSchemes(); }
    void keysAreFramedOnEveryGround();
    void controlsStandOut_data() { addRows({u"rest"_s, u"hovered"_s}, true); }
    void controlsStandOut();
    void controlsAreQuietAtRest_data() { addRows({u"rest"_s}, true); }
    void controlsAreQuietAtRest();
    void focusIsSeen_data() { addRows({u"focused"_s}, false); }
    void focusIsSeen();
    void handlesOfScrollBarsStandOut_data() { addSchemes(); }
    void handlesOfScrollBarsStandOut();
    void cleanupTestCase() { dress(false); }

private:
    void addRows(const QStringList &states, bool edgesOnly);
    static void addSchemes();
    static QColor paintedOn(const QColor &ground, QWidget &widget, int x);
    void dress(bool dark) { m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light); }

    Theme m_theme{*qApp, Theme::Choice::Light};
    std::vector<Kind> m_kinds = textKinds();
};

void TestPaintedContrast::addRows(const QStringList &states, bool edgesOnly)
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("state");
    for (const bool dark : {false, true}) {
        for (size_t i = 0; i < m_kinds.size(); ++i) {
            if (edgesOnly && m_kinds[i].edge == Edge::Never)
                continue;
            for (const QString &state : states)
                QTest::addRow("%s, %s, %s", dark ? "dark" : "light", qPrintable(m_kinds[i].name), qPrintable(state))
                    << dark << int(i) << state;
        }
    }
}

void TestPaintedContrast::wordsCanBeRead()
{
    QFETCH(bool, dark);
    QFETCH(int, kind);
    QFETCH(QString, state);
    dress(dark);
    const Painted painted(m_kinds[size_t(kind)], state);
    QVERIFY(painted.isActive());
    const double least = state == "disabled"_L1 ? kPaintedDisabled : kMinimumContrast;
    QVERIFY2(painted.inside() >= least, qPrintable(QString::number(painted.inside())));
}

void TestPaintedContrast::disabledButtonsLookIt_data()
{
    QTest::addColumn<int>("kind");
    for (size_t i = 0; i < m_kinds.size(); ++i) {
        if (m_kinds[i].name.contains("button"_L1) || m_kinds[i].name.contains("link"_L1))
            QTest::newRow(qPrintable(m_kinds[i].name)) << int(i);
    }
}

void TestPaintedContrast::disabledButtonsLookIt()
{
    QFETCH(int, kind);
    dress(true);
    const Painted painted(m_kinds[size_t(kind)], u"disabled"_s);
    QVERIFY2(painted.inside() < kMinimumContrast, qPrintable(QString::number(painted.inside())));
}

/// Half-way down; a negative place counts from the right.
QColor TestPaintedContrast::paintedOn(const QColor &ground, QWidget &widget, int x)
{
    QWidget panel;
    QPalette palette = panel.palette();
    palette.setColor(QPalette::Window, ground);
    panel.setPalette(palette);
    panel.setAutoFillBackground(true);
    widget.setParent(&panel);
    widget.show(); // With the panel.
    widget.resize(widget.sizeHint());
    panel.resize(widget.size());
    const QImage image = panel.grab().toImage();
    const QColor found = image.pixelColor(x < 0 ? image.width() + x : x, image.height() / 2);
    widget.setParent(nullptr);
    return found;
}

/// Only fields are.
void TestPaintedContrast::aDisabledButtonIsNoWell()
{
    QFETCH(bool, dark);
    dress(dark);
    for (const Button::Kind kind : {Button::Kind::Secondary, Button::Kind::Primary, Button::Kind::Danger}) {
        Button button(u"Rename"_s, kind);
        button.setEnabled(false);
        QCOMPARE(paintedOn(themeTokens().panel, button, 6), themeTokens().panel);
    }
}

void TestPaintedContrast::aSwitchOnAPanelHasATrack()
{
    dress(true);
    ViewSwitch views;
    views.setOnPanel();
    views.addView({}, u"incl. tax"_s);
    views.addView({}, u"excl. tax"_s);
    QCOMPARE(paintedOn(themeTokens().panel, views, -5), themeTokens().ground);
}

void TestPaintedContrast::keysAreFramedOnEveryGround()
{
    QFETCH(bool, dark);
    dress(dark);
    const ColourTokens &tokens = themeTokens();
    for (const QColor &ground :
         {tokens.ground, tokens.panel, tokens.rail, toneGround(tokens, Tone::Quiet), tokens.hover, tokens.selection}) {
        KeyHint key(u"Ctrl+."_s);
        const double seen = contrastRatio(paintedOn(ground, key, 0), ground);
        QVERIFY2(seen >= kMinimumEdgeContrast, qPrintable(ground.name() + u' ' + QString::number(seen)));
    }
}

void TestPaintedContrast::controlsStandOut()
{
    QFETCH(bool, dark);
    QFETCH(int, kind);
    QFETCH(QString, state);
    dress(dark);
    if (m_kinds[size_t(kind)].edge == Edge::UnderThePointer && state == "rest"_L1)
        return;
    const Painted painted(m_kinds[size_t(kind)], state);
    QVERIFY2(painted.edge() >= kMinimumEdgeContrast, qPrintable(QString::number(painted.edge())));
}

/// A hairline is visible, but no more than that.
void TestPaintedContrast::controlsAreQuietAtRest()
{
    QFETCH(bool, dark);
    QFETCH(int, kind);
    QFETCH(QString, state);
    if (m_kinds[size_t(kind)].edge != Edge::UnderThePointer)
        return;
    dress(dark);
    const Painted painted(m_kinds[size_t(kind)], state);
    QVERIFY2(painted.edge() > 1 && painted.edge() < kMinimumEdgeContrast, qPrintable(QString::number(painted.edge())));
}

void TestPaintedContrast::focusIsSeen()
{
    QFETCH(bool, dark);
    QFETCH(int, kind);
    dress(dark);
    double seen = 1;
    {
        const Painted rest(m_kinds[size_t(kind)], u"rest"_s);
        if (!rest.takesFocus())
            return;
        const Painted focused(m_kinds[size_t(kind)], u"focused"_s);
        seen = focused.differsFrom(rest);
    }
    QVERIFY2(seen >= kMinimumEdgeContrast, qPrintable(QString::number(seen)));
}

void TestPaintedContrast::addSchemes()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestPaintedContrast::handlesOfScrollBarsStandOut()
{
    QFETCH(bool, dark);
    dress(dark);
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.setPageStep(50);
    bar.resize(bar.sizeHint().width(), 200);
    bar.setParent(nullptr);
    const QImage image = bar.grab().toImage();
    const ColourTokens &tokens = themeTokens();
    const QColor handle = image.pixelColor(image.width() / 2, image.height() / 4);
    for (const QColor &ground : {tokens.ground, tokens.panel}) {
        QVERIFY(contrastRatio(handle, ground) >= kMinimumEdgeContrast);
        QVERIFY(contrastRatio(handle, ground) < contrastRatio(tokens.edge, ground)); // Darker under the pointer only.
    }
}

STEMDESK_TEST(TestPaintedContrast)

} // namespace stemdesk::painted_contrast_test

#include "tst_painted_contrast.moc"
