#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QString>

namespace stemdesk::ui {

/// The window's language, appearance and shop, which the surrounding program decides and remembers for the next start.
class WindowControl : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// "de"; empty: the system's.
    virtual QString language() const = 0;
    /// Returns at once. The window is then recreated in that language, on the same page.
    virtual void setLanguage(const QString &language) = 0;

    virtual Theme::Choice appearance() const = 0;
    /// Takes effect at once.
    virtual void setAppearance(Theme::Choice choice) = 0;

    /// Shows another shop in this window, on the same page, and remembers it. Returns at once; the pages of the current
    /// shop are destroyed.
    virtual Status openShop(const ShopId &shop) = 0;
};

} // namespace stemdesk::ui
