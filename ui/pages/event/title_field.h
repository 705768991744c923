#pragma once

#include "ui/theme/fonts.h"
#include "ui/widgets/fields/value_field.h"

#include <optional>

namespace stemdesk::ui {

struct ColourTokens;

/// A heading that is edited in place: looks like text until it is hovered or focused, and is as wide as its text.
class TitleField : public ValueField {
    Q_OBJECT

public:
    explicit TitleField(TextStyle style, QWidget *parent = nullptr);

    void setMuted(bool muted);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintElided(const ColourTokens &tokens);
};

/// The number of copies of an arrangement: "× 12" in a small frame.
class CopiesField : public ValueField {
    Q_OBJECT

public:
    explicit CopiesField(QWidget *parent = nullptr);

    void setCopies(double copies) { setValue(textFrom(copies)); }
    static QString textFrom(double copies);
    /// Reads "× 12", "12" or "x12".
    static std::optional<double> copiesFrom(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    QString figureIn(const QString &text) const override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool m_isJustEntered = false; ///< By the click that is going on.
};

} // namespace stemdesk::ui
