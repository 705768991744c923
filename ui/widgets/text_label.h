#pragma once

#include "ui/theme/fonts.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QWidget>

#include <optional>

namespace stemdesk::ui {

/// A label in one of the design's type styles and tones.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(const QString &text, TextStyle style = TextStyle::Body, Tone tone = Tone::Plain,
                       QWidget *parent = nullptr);

    void setTone(Tone tone);
    Tone tone() const { return m_tone; }

    /// A value that a screen reader reads together with its name, because a name or a description alone would replace
    /// the text.
    void setFigure(const QString &name, const QString &value);
    /// Elides the text if it does not fit; the tooltip then shows all of it.
    void setElided(bool elided);

    /// Moves the text, so that in a row of the height of a control, where both are centred, it has the same baseline as
    /// the text of the other one.
    void alignBaseline(const QWidget &beside);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool isParagraph() const;
    /// What the lines of a paragraph need beyond QLabel's height for them.
    int roomBetweenLines(int height) const;
    void paintParagraph();

    bool m_elided = false;
    Tone m_tone;
};

/// The heading above a part of a side panel.
class SectionLabel : public TextLabel {
    Q_OBJECT

public:
    explicit SectionLabel(const QString &text, QWidget *parent = nullptr);
};

/// An amount of money, the large figure of a summary.
class MoneyLabel : public TextLabel {
    Q_OBJECT

public:
    /// Screen readers read `name` before the amount.
    explicit MoneyLabel(QString name, QWidget *parent = nullptr);

    /// Nothing is shown as a dash.
    void setAmount(std::optional<double> amount, const QString &currencyCode);

private:
    QString m_name;
};

/// The small framed note that names a key ("Ctrl F", "Enter adds").
class KeyHint : public QWidget {
    Q_OBJECT

public:
    explicit KeyHint(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace stemdesk::ui
