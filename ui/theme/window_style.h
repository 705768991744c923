#pragma once

#include <QProxyStyle>

namespace stemdesk::ui {

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
