#pragma once

#include "ui/theme/fonts.h"
#include "ui/theme/tokens.h"

#include <QPointer>
#include <QPushButton>
#include <QToolButton>

namespace stemdesk::ui {

/// A push button in one of the design's kinds. A page has one Primary; Small has less padding, for card headers.
/// All but links have one height. One that is disabled while it works gets the keyboard back, unless the user has taken
/// it elsewhere.
class Button : public QPushButton {
    Q_OBJECT

public:
    enum class Kind { Secondary, Primary, Quiet, Link, Danger, Small };

    explicit Button(const QString &text, Kind kind = Kind::Secondary, QWidget *parent = nullptr);

    /// Changes how it looks.
    void setKind(Kind kind);
    /// Colours a Link inside a message like the message.
    void setTone(Tone tone);
    /// Says by a chevron after the text that it opens a menu, like the chips that do.
    void setChevron();

    QSize sizeHint() const override;

protected:
    /// A Primary with the focus has a ring around it, with a gap between.
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void dressAgain();
    void paintWithChevron();

    bool m_hasChevron = false;
    bool m_hadKeyboard = false; ///< When it was disabled.
    QPointer<QWidget> m_heir; ///< Has the keyboard since then.
};

/// A small button that shows only an icon; its name is what a screen reader and the tooltip say.
class IconButton : public QToolButton {
    Q_OBJECT

public:
    IconButton(const QString &iconName, const QString &name, QWidget *parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent *event) override;
};

/// A link in a list: its text is flush with the texts above and below it, and is elided if it does not fit.
class FlushLink : public Button {
    Q_OBJECT

public:
    /// The words as they are: an ampersand is one.
    explicit FlushLink(const QString &words, TextStyle style = TextStyle::Strong, QWidget *parent = nullptr);
    /// For a list of nothing but links: in the colour of text.
    void setQuiet();

    QSize sizeHint() const override { return m_hint; }
    QSize minimumSizeHint() const override { return {0, m_hint.height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_words;
    QSize m_hint; ///< Size of the full text.
};

} // namespace stemdesk::ui
