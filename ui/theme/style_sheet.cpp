#include "ui/theme/style_sheet.h"

#include "ui/theme/metrics.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

// Names in braces are tokens and metrics, filled in below.
QString labels()
{
    return uR"(
QMessageBox QLabel#qt_msgbox_informativelabel { min-width: {message}px; }
QLabel[tone="quiet"] { color: {quiet}; }
QLabel[tone="accent"] { color: {accent}; }
QLabel[tone="warning"] { color: {warning}; }
QLabel[tone="error"] { color: {error}; }
QToolTip { color: {text}; background: {panel}; border: 1px solid {hairline}; padding: {s4}px; }
)"_s;
}

QString buttons()
{
    return uR"(
QPushButton, QToolButton, QCheckBox, QRadioButton { outline: none; }
QCheckBox, QRadioButton { min-height: {linkInner}px; }
QPushButton { min-height: {buttonInner}px; padding: 0 {s12}px; border: 1px solid {controlLine};
              border-radius: {radius}px; background: {raised}; color: {text}; }
QPushButton:hover, QPushButton:pressed { background: {raisedHover}; border-color: {edge}; }
QPushButton:checked { background: {accentGround}; border-color: {accentGround}; color: {accent}; }
QPushButton:checked:hover { border-color: {accent}; }
QPushButton:focus { border: {focus}px solid {accent}; padding: 0 {s11}px; min-height: {buttonInnerFocus}px; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[kind="primary"] { background: {accent}; border-color: {accent}; color: {onAccent}; }
QPushButton[kind="primary"]:hover, QPushButton[kind="primary"]:pressed { background: {accentHover};
              border-color: {accentHover}; }
QPushButton:disabled { border-color: {hairline}; }
QPushButton[kind="danger"] { color: {error}; }
QPushButton[kind="quiet"], QPushButton[kind="link"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover { background: {hover}; }
QPushButton[kind="quiet"]:focus, QPushButton[kind="link"]:focus { border-color: {accent}; }
QPushButton[kind="link"] { color: {accent}; padding: 0 {s4}px; min-height: {linkInner}px; }
QPushButton[kind="link"]:focus { padding: 0 {s3}px; min-height: {linkInnerFocus}px; }
QPushButton[kind="link"][tone="plain"] { color: {text}; }
QPushButton[kind="link"][tone="warning"] { color: {warning}; }
QPushButton[kind="link"][tone="error"] { color: {error}; }
QPushButton[kind="small"] { padding: 0 {s8}px; }
QPushButton[kind="small"]:focus { padding: 0 {s7}px; }
QPushButton[inRow="true"] { min-height: {valueInner}px; }
QPushButton[inRow="true"]:focus { min-height: {valueInnerFocus}px; }
QPushButton[kind="crumb"] { background: transparent; border: none; padding: 0; min-height: 0;
                            color: {quiet}; text-align: left; }
QPushButton[kind="crumb"]:hover { color: {text}; }
QPushButton[kind="crumb"]:focus { border: none; padding: 0; min-height: 0; color: {text};
                                  text-decoration: underline; }
QPushButton[kind="flush"], QPushButton[kind="flush"]:focus { background: transparent; border: none; padding: 0;
    min-height: {linkInner}px; color: {accent}; text-align: left; }
QPushButton[kind="flush"][tone="plain"] { color: {text}; }
QPushButton[kind="flush"][tone="error"] { color: {error}; }
QPushButton[kind="flush"][tone="plain"]:hover { color: {accent}; }
QPushButton[kind="flush"]:focus { border-bottom: {focus}px solid {accent}; min-height: {linkInnerLined}px; }
QPushButton:disabled, QPushButton[kind]:disabled { color: {disabled}; background: transparent; }
QToolButton { border: 1px solid transparent; border-radius: {radius}px; padding: {s4}px; background: transparent; }
QToolButton[kind="grip"] { border: none; padding: 0; }
QToolButton:hover, QToolButton:pressed, QToolButton:checked { background: {hover}; }
QToolButton:focus { border: {focus}px solid {accent}; padding: {s3}px; }
QToolButton[kind="fold"] { padding: 1px; }
QToolButton[kind="fold"]:focus { padding: 0; }
QToolButton::menu-indicator { image: none; }
)"_s;
}

QString fields()
{
    return uR"(
QLineEdit, QAbstractSpinBox, QComboBox { min-height: {fieldInner}px; padding: 0 {s8}px;
    border: 1px solid {controlLine}; border-radius: {radius}px; background: {panel};
    selection-background-color: {accent}; selection-color: {onAccent}; }
QPlainTextEdit, QTextEdit { padding: {s4}px; border: 1px solid {controlLine}; border-radius: {radius}px;
    background: {panel}; selection-background-color: {accent}; selection-color: {onAccent}; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover, QPlainTextEdit:hover, QTextEdit:hover {
    border-color: {edge}; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: {focus}px solid {accent}; padding: 0 {s7}px;
    min-height: {fieldInnerFocus}px; }
QPlainTextEdit:focus, QTextEdit:focus { border: {focus}px solid {accent}; padding: {s3}px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: {disabled}; background: {ground};
    border-color: {hairline}; }
QComboBox:!editable { padding-left: {s10}px; }
QComboBox:!editable:focus { padding-left: {s9}px; }
*[valueField="true"] { background: {ground}; min-height: {valueInner}px; }
*[valueField="high"] { background: {ground}; }
*[valueField="true"][kind="page"]:enabled { background: {panel}; }
*[valueField="true"]:focus { min-height: {valueInnerFocus}px; }
QPlainTextEdit[valueField="true"], QTextEdit[valueField="true"] { padding: {s4}px {s6}px; }
QPlainTextEdit[valueField="true"]:focus, QTextEdit[valueField="true"]:focus { padding: {s3}px {s5}px; }
QLineEdit[tone="quiet"] { color: {quiet}; }
*[valueField="true"][kind="quiet"] { background: transparent; border-color: transparent; }
*[valueField="true"][kind="quiet"]:hover { background: {ground}; border-color: {edge}; }
QComboBox[kind="quiet"]::down-arrow { image: none; }
QComboBox[kind="quiet"]::down-arrow:hover, QComboBox[kind="quiet"]::down-arrow:focus {
    image: url(:/stemdesk/icons/control-down.svg); }
*[valueField="true"][kind="quiet"]:focus { background: {ground}; border-color: {accent}; }
QLineEdit[kind="copies"] { background: {panel}; padding: 0 {s4}px; }
QLineEdit[kind="copies"]:focus { padding: 0 {s3}px; }
*[invalid="true"] { border: 1px solid {error}; }
*[invalid="true"]:focus, *[invalid="true"]:hover { border-color: {error}; }
*[bare="true"], *[bare="true"]:focus { border: none; background: transparent; padding: 0;
    margin-left: -{s2}px; }
QComboBox::drop-down, QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent;
    width: {s16}px; }
QComboBox::drop-down { width: {s24}px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { image: url(:/stemdesk/icons/control-down.svg);
    width: {chevron}px; height: {chevron}px; }
QAbstractSpinBox::up-arrow { image: url(:/stemdesk/icons/control-up.svg); width: {chevron}px; height: {chevron}px; }
*[cellEditor="true"], *[cellEditor="true"]:focus { border: {focus}px solid {accent}; border-radius: {smallRadius}px;
    padding: 0 {s4}px; min-height: 0; background: {panel}; }
)"_s;
}

QString views()
{
    return uR"(
QAbstractItemView { border: none; background: {panel}; outline: 0; selection-background-color: {selection};
    selection-color: {text}; show-decoration-selected: 0; }
QHeaderView { background: {panel}; border: none; }
QComboBox QAbstractItemView { border: 1px solid {hairline}; border-radius: {radius}px; padding: {s4}px;
    selection-background-color: {accentGround}; }
QComboBox QAbstractItemView::item { min-height: {linkInner}px; padding: 0 {s4}px; border-radius: {smallRadius}px; }
QComboBox QAbstractItemView::item:selected, QListView[completions="true"]::item:selected {
    background: {accentGround}; color: {text}; }
QListView[completions="true"] { border: 1px solid {hairline}; border-radius: {radius}px; padding: 1px {s4}px;
    selection-background-color: {accentGround}; }
QListView[completions="true"]::item { min-height: {linkInner}px; padding: 0 {s4}px; border-radius: {smallRadius}px; }
QMenu QListView[completions="true"] { border: none; padding: 0; }
QScrollArea, QAbstractScrollArea[bare="true"] { border: none; background: transparent; }
QScrollArea > QWidget > QWidget[scrollContent="true"] { background: transparent; }
QFrame[kind="popup"] { background: {panel}; border: 1px solid {hairline}; border-radius: {radius}px; }
QFrame[kind="gap"] { background: {accent}; border-radius: {s2}px; }
QSplitter::handle { background: {hairline}; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: {scroll}px; } QScrollBar:horizontal { height: {scroll}px; }
QScrollBar::handle { background: {handle}; border-radius: {s2}px; margin: {s3}px; }
QScrollBar::handle:vertical { min-height: {s24}px; margin-left: {s4}px; }
QScrollBar::handle:horizontal { min-width: {s24}px; margin-top: {s4}px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: {quiet}; border-radius: {scrollRadius}px; margin: {s2}px; }
QScrollBar[kind="desk"] { background: {desk}; }
QScrollBar[kind="desk"]::handle { background: {edge}; }
QScrollBar[kind="desk"]::handle:hover, QScrollBar[kind="desk"]::handle:pressed { background: {quiet}; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { border: none; border-radius: {smallRadius}px; background: {hairline}; max-height: {s8}px; }
QProgressBar::chunk { border-radius: {smallRadius}px; background: {accent}; }
QMenu { -qt-style-features: background-color; background: {panel}; border: 1px solid {hairline};
    border-radius: {radius}px; padding: {s4}px; }
QMenu::separator { height: 1px; background: {hairline}; margin: {s4}px {s8}px; }
)"_s;
}

QString calendars()
{
    return uR"(
QCalendarWidget QWidget { background: {panel}; alternate-background-color: {panel}; }
QCalendarWidget QAbstractItemView { selection-background-color: {panel}; selection-color: {text}; }
QCalendarWidget QToolButton { color: {text}; min-height: {calendarInner}px; font-weight: 600; }
QCalendarWidget QToolButton:hover { background: {hover}; }
QCalendarWidget QSpinBox { min-height: {calendarInner}px; }
)"_s;
}

QList<std::pair<QString, QColor>> colours(const ColourTokens &tokens)
{
    return {{u"ground"_s, tokens.ground},
            {u"panel"_s, tokens.panel},
            {u"raised"_s, tokens.raised},
            {u"raisedHover"_s, tokens.raisedHover},
            {u"desk"_s, tokens.desk},
            {u"hairline"_s, tokens.hairline},
            {u"controlLine"_s, tokens.controlLine},
            {u"text"_s, tokens.text},
            {u"quiet"_s, tokens.quiet},
            {u"disabled"_s, tokens.disabled},
            {u"accent"_s, tokens.accent},
            {u"accentHover"_s, tokens.accentHover},
            {u"accentGround"_s, tokens.accentGround},
            {u"onAccent"_s, tokens.onAccent},
            {u"warning"_s, tokens.warning},
            {u"error"_s, tokens.error},
            {u"selection"_s, tokens.selection},
            {u"hover"_s, tokens.hover},
            {u"rail"_s, tokens.rail},
            {u"edge"_s, tokens.edge},
            {u"handle"_s, tokens.handle}};
}

QList<std::pair<QString, int>> sizes()
{
    using namespace metric;
    return {{u"s2"_s, kSpace2},
            {u"s3"_s, kSpace4 - kHairline},
            {u"s4"_s, kSpace4},
            {u"s5"_s, kSpace4 + kSpace2 - kHairline},
            {u"s6"_s, kSpace4 + kSpace2},
            {u"s7"_s, kSpace8 - kHairline},
            {u"s8"_s, kSpace8},
            {u"s9"_s, kSpace8 + kSpace2 - kHairline},
            {u"s10"_s, kSpace8 + kSpace2},
            {u"s11"_s, kSpace12 - kHairline},
            {u"s12"_s, kSpace12},
            {u"s16"_s, kSpace16},
            {u"s24"_s, kSpace24},
            {u"message"_s, kMessageWidth},
            {u"radius"_s, kRadius},
            {u"smallRadius"_s, kSmallRadius},
            {u"focus"_s, kFocusWidth},
            {u"chevron"_s, kChevron},
            {u"scroll"_s, kScrollBar},
            {u"scrollRadius"_s, kScrollBar / 2 - kSpace2},
            {u"buttonInner"_s, controlHeight() - 2 * kHairline},
            {u"buttonInnerFocus"_s, controlHeight() - 2 * kFocusWidth},
            {u"linkInnerFocus"_s, valueRowHeight() - 2 * kFocusWidth},
            {u"linkInner"_s, valueRowHeight() - 2 * kHairline},
            {u"linkInnerLined"_s, valueRowHeight() - 2 * kHairline - kFocusWidth},
            {u"calendarInner"_s, valueRowHeight() - kSpace2 - 2 * kHairline},
            {u"fieldInnerFocus"_s, controlHeight() - 2 * kFocusWidth},
            {u"fieldInner"_s, controlHeight() - 2 * kHairline},
            {u"valueInnerFocus"_s, chipHeight() - 2 * kFocusWidth},
            {u"valueInner"_s, chipHeight() - 2 * kHairline}};
}

} // namespace

QString styleSheetFrom(const ColourTokens &tokens)
{
    QString sheet = labels() + buttons() + fields() + views() + calendars();
    for (const auto &[name, colour] : colours(tokens))
        sheet.replace(u'{' + name + u'}', colour.name());
    for (const auto &[name, size] : sizes())
        sheet.replace(u'{' + name + u'}', QString::number(size));
    return sheet;
}

QString toneName(Tone tone)
{
    switch (tone) {
    case Tone::Plain: return u"plain"_s;
    case Tone::Quiet: return u"quiet"_s;
    case Tone::Accent: return u"accent"_s;
    case Tone::Warning: return u"warning"_s;
    case Tone::Error: return u"error"_s;
    }
    return u"plain"_s;
}

} // namespace stemdesk::ui
