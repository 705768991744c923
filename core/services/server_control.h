#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

namespace stemdesk {

/// What the window may know and do about the API server, which app/ owns.
class ServerControl : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isRunning() const = 0;
    /// Whether it is to run. It takes a moment to follow, and cannot where there is a problem().
    virtual bool isOn() const = 0;
    /// "127.0.0.1:8787"; the address that could not be had where it is not running.
    virtual QString address() const = 0;
    /// Where programs find it: "http://127.0.0.1:8787".
    virtual QString url() const = 0;
    /// Why it is not running, one sentence; empty otherwise.
    virtual QString problem() const = 0;

    /// Returns at once, and is remembered for the next start; changed() tells what came of it. Requests in flight are
    /// answered.
    virtual void setOn(bool on) = 0;
    /// As setOn(), but moves to this address, "127.0.0.1:8787". Refused where it is no loopback address with a port:
    /// what others on the network may reach is started with `serve --tls`.
    virtual Status setAddress(const QString &address) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace stemdesk
