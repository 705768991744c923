#pragma once

#include "ui/widgets/fields/typed_value.h"
#include "ui/words/figure_doubt.h"

#include <QLineEdit>
#include <QPlainTextEdit>

#include <functional>

class QStyleOptionFrame;

namespace stemdesk::ui {

/// A value that is edited in place and stored when the field is left or Enter is pressed; Escape restores the stored
/// value.
class ValueField : public EditedValue<QLineEdit> {
    Q_OBJECT

public:
    explicit ValueField(const QString &value = {}, QWidget *parent = nullptr);

    QString typed() const override { return text(); }

    using Measure = std::function<std::optional<FigureMeasure>()>;
    /// The field holds figures, and asks about implausible ones. `measure` returns what they belong to.
    void setFigure(NumberUnit unit, const Measure &measure = {}, std::optional<double> most = {});
    /// Fractions are refused, so they are not asked about before.
    void setWhole() { m_isWhole = true; }
    /// The currency in which amounts are shown.
    void setCurrency(const QString &code);
    /// The unit "days" is already beside the field.
    void setBareDays() { m_hasBareDays = true; }
    /// The painted text: formatted with its unit, but bare while it is edited.
    QString shownText() const;

Q_SIGNALS:
    void committed(const QString &text);
    void refusedChanged(const QString &reason);

protected:
    /// A text that is cut is shown whole as a tooltip.
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// Elides a text that is too long, unless it is being edited; a figure becomes smaller instead.
    void paintEvent(QPaintEvent *event) override;
    void showText(const QString &text) override;
    void notifyCommitted(const QString &text) override { Q_EMIT committed(text); }
    void notifyRefused(const QString &reason) override { Q_EMIT refusedChanged(reason); }
    QString doubtOf(const QString &typed, const QString &before) const override;
    /// The number in the typed text, for a field that holds figures.
    virtual QString figureIn(const QString &text) const { return text; }

private:
    void onEditingFinished();
    /// The room for the text in `frame`.
    QRect textRoom(const QStyleOptionFrame &frame) const;

    std::optional<FigureBefore> m_figure;
    Measure m_measure;
    QString m_currency;
    bool m_hasBareDays = false;
    bool m_isWhole = false;
};

/// ValueField's sibling for texts with several lines: saved when the user leaves it or presses Ctrl+Enter; Escape
/// restores the stored text. Grows with its text.
class ValueText : public EditedValue<QPlainTextEdit> {
    Q_OBJECT

public:
    explicit ValueText(const QString &name, QWidget *parent = nullptr);

    QString typed() const override { return toPlainText(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void committed(const QString &text);
    void refusedChanged(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showText(const QString &text) override;
    void notifyCommitted(const QString &text) override { Q_EMIT committed(text); }
    void notifyRefused(const QString &reason) override { Q_EMIT refusedChanged(reason); }

private:
    int shownLines() const;
    void fitLines();
};

} // namespace stemdesk::ui
