#pragma once

#include <QObject>
#include <QProxyStyle>

class QLineEdit;
class QMenu;
class QPainter;
class QWidget;

namespace stemdesk::ui {

/// Keeps a menu within its window: one that would open beyond the right edge ends where its button does.
class MenuPlace : public QObject {
    Q_OBJECT

public:
    static void put(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit MenuPlace(QMenu *menu);
};

/// Rounds the corners of a window that pops up (a menu, a list of choices) like those of a panel.
class PopupCorners : public QObject {
    Q_OBJECT

public:
    /// Call it before the popup is first shown.
    static void put(QWidget *popup);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit PopupCorners(QWidget *popup);
};

/// Makes one line of what is pasted or dropped into a field, such as a name with its address, or a spreadsheet's cell
/// with its line break. The field would keep the breaks and show them as spaces, so that nobody could see why it is
/// refused.
class OneLine : public QObject {
    Q_OBJECT

public:
    /// Once for a field; lives as long as it does.
    static void put(QLineEdit *field);

private:
    explicit OneLine(QLineEdit *field);
    void join();

    QLineEdit *m_field;
};

/// Fusion, with what a style sheet cannot do: questions with the window's own icons, lists that open below their field,
/// and no label or tooltip that interprets a name as HTML.
class WindowStyle : public QProxyStyle {
    Q_OBJECT

public:
    WindowStyle();

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
    /// Check boxes and radio buttons, in a style sheet too, where a focus would replace the mark.
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    /// Rows of menus, whose keys a style sheet would neither align nor quieten.
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric which, const QStyleOption *option, const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;
};

} // namespace stemdesk::ui
