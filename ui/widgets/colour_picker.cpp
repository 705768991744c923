#include "ui/widgets/colour_picker.h"

#include "core/domain/shops/shop_setup.h"
#include "ui/pictures/colour_pictures.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/menu_text.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kShades = 5; ///< From pale to deep, below each other.
constexpr int kDotSize = kSpace24;

// White, yellow, apricot, coral, red, blush, magenta, lilac, blue, green, sage and brown.
constexpr std::array kTones{0xffffff, 0xfbf5e6, 0xf3e7c9, 0xe3d3b0, 0xcdb88c, 0xfdf3b8, 0xfae480, 0xf5d04a, 0xe9b824,
                            0xb98213, 0xfde3cb, 0xfac9a0, 0xf5a972, 0xe77f3f, 0xb8551f, 0xfbdccf, 0xf6bda9, 0xf0957f,
                            0xe0604f, 0xb23a2e, 0xf7c9c9, 0xec9a9c, 0xd9525b, 0xb5263c, 0x7c1729, 0xfae6e3, 0xf5cdd0,
                            0xefa8b8, 0xdc7594, 0xa8466c, 0xf5d3e3, 0xe6a0c4, 0xd26aa2, 0xb03a7b, 0x6b1f47, 0xece3f2,
                            0xd2bde0, 0xac8fc6, 0x8460a8, 0x4f3170, 0xe0eaf3, 0xbfd3e6, 0x8aaed1, 0x4f7fb4, 0x2a4c80,
                            0xe6eed9, 0xc3d5ac, 0x97b57e, 0x648a57, 0x375a3b, 0xe3e9e2, 0xc1cec3, 0x97aa9e, 0x6d877b,
                            0x435b52, 0xeee3d6, 0xd3ba99, 0xa8825f, 0x75523a, 0x2b2220};

/// The nearest colour that has a name.
const PresetColour &nearestTo(const QColor &colour)
{
    const auto distance = [&colour](const PresetColour &preset) {
        const QColor other(QStringView(preset.hex).toString());
        const int red = colour.red() - other.red();
        const int green = colour.green() - other.green();
        const int blue = colour.blue() - other.blue();
        return red * red + green * green + blue * blue;
    };
    return *std::ranges::min_element(kPresetColours, {}, distance);
}

QString wordOf(const PresetColour &preset)
{
    return vocabularyText(QStringView(preset.name).toString());
}

/// For people who cannot see it.
QString nameOf(const QColor &colour)
{
    return ColourPicker::tr("%1, %2", "name of a colour, its code").arg(wordOf(nearestTo(colour)), colour.name());
}

QString wordsOf(const QColor &colour)
{
    const PresetColour &nearest = nearestTo(colour);
    const bool isItself = QColor(QStringView(nearest.hex).toString()) == colour;
    return isItself ? wordOf(nearest) : ColourPicker::tr("Close to %1").arg(wordOf(nearest));
}

void paintDot(QPainter &painter, const QRectF &place, const QColor &colour)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeTokens().swatchEdge, kHairline));
    painter.setBrush(colour);
    painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5));
}

/// One tone; the chosen one has a ring.
class ToneButton : public QAbstractButton {
public:
    explicit ToneButton(const QColor &colour) : m_colour(colour)
    {
        setCheckable(true);
        setAccessibleName(nameOf(colour));
        setTip(*this, nameOf(colour));
        setFixedSize(kDotSize + kSpace8, kDotSize + kSpace8);
        setFocusPolicy(Qt::StrongFocus);
    }

    QColor colour() const { return m_colour; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ColourTokens &tokens = themeTokens();
        QPainter painter(this);
        paintDot(painter, QRectF(rect()).adjusted(kSpace4, kSpace4, -kSpace4, -kSpace4), m_colour);
        painter.setBrush(Qt::NoBrush);
        if (isChecked() || hasFocus() || underMouse()) {
            painter.setPen(QPen(isChecked() ? tokens.accent : tokens.edge, kFocusWidth));
            painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
        }
        if (isChecked() && hasFocus())
            paintFocusFrame(painter, rect(), tokens);
    }

private:
    QColor m_colour;
};

/// The colour before, and beside it the chosen one.
class Sample : public QWidget {
public:
    explicit Sample(const QColor &before) : m_before(before) { setFixedSize(3 * kSpace24, controlHeight()); }

    void setColour(const QColor &colour)
    {
        m_colour = colour;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintPanel(painter, rect(), m_colour, themeTokens().swatchEdge);
        if (!m_before.isValid() || m_before == m_colour)
            return;
        painter.setClipRect(0, 0, width() / 2, height());
        paintPanel(painter, rect(), m_before, themeTokens().swatchEdge);
    }

private:
    QColor m_before;
    QColor m_colour;
};

} // namespace

ColourPicker::ColourPicker(UiContext &context, const QString &title, const QColor &current, QWidget *parent)
    : QDialog(parent), m_context(context), m_tones(new QButtonGroup(this))
{
    auto *column = dialogColumn(*this, title);
    auto *views = new ViewSwitch;
    views->addView({}, tr("Tones"));
    views->addView({}, tr("From a picture"));
    column->addWidget(views, 0, Qt::AlignLeft);
    connect(views, &QTabBar::currentChanged, this, [this](int view) { showPictures(view == 1); });
    m_grid = buildTones();
    column->addWidget(m_grid);
    column->addWidget(buildChosen(current));
    m_use = new Button(tr("Use this colour"), Button::Kind::Primary);
    dialogFoot(*this, tr("Cancel"), m_use);
    connect(m_use, &QAbstractButton::clicked, this, [this] {
        accept();
        Q_EMIT picked(m_colour);
    });
    choose(current);
    if (QAbstractButton *own = m_tones->checkedButton())
        own->setFocus(Qt::OtherFocusReason);
    else
        m_use->setFocus(Qt::OtherFocusReason);
    layout()->setSizeConstraint(QLayout::SetFixedSize);
}

void ColourPicker::ask(UiContext &context, const QString &title, const QColor &current, QWidget *parent,
                       const std::function<void(const QColor &)> &pick)
{
    auto *picker = new ColourPicker(context, title, current, parent);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &ColourPicker::picked, parent, pick);
    picker->open();
}

QWidget *ColourPicker::buildTones()
{
    auto *place = new QWidget;
    auto *grid = new QGridLayout(place);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    for (size_t at = 0; at < kTones.size(); ++at) {
        auto *tone = new ToneButton(QColor::fromRgb(QRgb(kTones[at])));
        m_tones->addButton(tone, int(at));
        grid->addWidget(tone, int(at) % kShades, int(at) / kShades);
        connect(tone, &QAbstractButton::clicked, this, [this, tone] { choose(tone->colour()); });
    }
    return place;
}

QWidget *ColourPicker::buildChosen(const QColor &before)
{
    auto *place = new QWidget;
    auto *row = new QHBoxLayout(place);
    row->setContentsMargins(kSpace4, 0, 0, 0); // Below the tones, which have room around them.
    row->setSpacing(kSpace12);
    m_sample = new Sample(before);
    m_words = new TextLabel({}, TextStyle::Strong);
    m_words->setElided(true);
    auto *more = new Button(tr("More"), Button::Kind::Small);
    QWidget *code = buildCode();
    code->hide();
    row->addWidget(m_sample);
    row->addWidget(m_words);
    row->addStretch(1);
    row->addWidget(code);
    row->addWidget(more);
    connect(more, &QAbstractButton::clicked, this, [this, more, code] {
        more->hide();
        code->show();
        m_code->setFocus(Qt::OtherFocusReason);
        m_code->selectAll();
    });
    return place;
}

/// Labelled, and with the look of the fields in forms.
QWidget *ColourPicker::buildCode()
{
    auto *code = new QWidget;
    auto *row = rowInside(code, kSpace8);
    m_code = new QLineEdit;
    m_code->setProperty("valueField", true);
    m_code->setAccessibleName(tr("Code of the colour"));
    m_code->setFixedWidth(kFormLabelWidth);
    auto *label = new TextLabel(tr("Code"), TextStyle::Body, Tone::Quiet);
    label->setBuddy(m_code);
    row->addWidget(label);
    row->addWidget(m_code);
    connect(m_code, &QLineEdit::textEdited, this, &ColourPicker::takeCode);
    return code;
}

void ColourPicker::showPictures(bool areShown)
{
    if (!m_pictures) {
        m_pictures = new ColourPictures(m_context);
        qobject_cast<QVBoxLayout *>(layout())->insertWidget(layout()->indexOf(m_grid), m_pictures);
        connect(m_pictures, &ColourPictures::picked, this, &ColourPicker::choose);
    }
    m_grid->setVisible(!areShown);
    m_pictures->setVisible(areShown);
}

void ColourPicker::choose(const QColor &colour)
{
    m_colour = colour.isValid() ? colour : QColor(Qt::white);
    static_cast<Sample *>(m_sample)->setColour(m_colour);
    m_sample->setAccessibleName(nameOf(m_colour));
    if (!m_code->hasFocus())
        m_code->setText(m_colour.name());
    m_words->setText(wordsOf(m_colour));
    m_words->setTone(Tone::Plain);
    m_use->setEnabled(true);
    const auto tones = m_tones->buttons();
    const auto own = std::ranges::find_if(
        tones, [this](QAbstractButton *tone) { return static_cast<ToneButton *>(tone)->colour() == m_colour; });
    if (own != tones.end()) {
        (*own)->setChecked(true);
    } else if (QAbstractButton *other = m_tones->checkedButton()) { // A colour of the user's own is none of them.
        m_tones->setExclusive(false);
        other->setChecked(false);
        m_tones->setExclusive(true);
    }
}

void ColourPicker::takeCode(const QString &code)
{
    const QString hex = code.trimmed().startsWith(u'#') ? code.trimmed() : u'#' + code.trimmed();
    const bool isWhole = hex.size() == 4 || hex.size() == 7;
    if (isWhole && QColor::isValidColorName(hex)) {
        choose(QColor(hex));
        return;
    }
    m_words->setText(tr("like #e8b4a0"));
    m_words->setTone(Tone::Error);
    m_use->setEnabled(false);
}

} // namespace stemdesk::ui
