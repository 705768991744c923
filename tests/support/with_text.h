#pragma once

#include <QObject>
#include <QString>

namespace stemdesk {

/// The first widget of that kind and text in `page`; nullptr if there is none.
template <class Widget>
Widget *withText(const QObject &page, const QString &text)
{
    for (auto *widget : page.findChildren<Widget *>()) {
        if (widget->text() == text)
            return widget;
    }
    return nullptr;
}

} // namespace stemdesk
