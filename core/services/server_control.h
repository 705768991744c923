#pragma once

#include <QObject>
#include <QString>

namespace stemdesk {

/// What the window may know and do about the API server, which app/ owns.
class ServerControl : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isRunning() const = 0;
    /// "127.0.0.1:8787"; the address that could not be had where it is not running.
    virtual QString address() const = 0;
    /// Why it is not running, one sentence; empty otherwise.
    virtual QString problem() const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace stemdesk
