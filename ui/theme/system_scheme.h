#pragma once

#include <QObject>

class QDBusVariant;

namespace stemdesk::ui {

/// Detects whether the desktop prefers dark windows, and signals changes.
class SystemScheme : public QObject {
    Q_OBJECT

public:
    /// Reads the palette set by the platform; REQUIRES: created before the program sets its own.
    explicit SystemScheme(QObject *parent = nullptr);

    bool isDark() const { return m_dark; }

Q_SIGNALS:
    void changed(bool dark);

private:
    Q_SLOT void onPortalSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
    void askPortal();
    void setDark(bool dark);

    bool m_dark = false;
};

} // namespace stemdesk::ui
