#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

namespace stemdesk {

/// The window's interface to the API server, which app/ owns.
class ServerControl : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isRunning() const = 0;
    /// Whether it should run. It follows after a moment, or has a problem().
    virtual bool isOn() const = 0;
    /// "127.0.0.1:8787"; the address it failed to get if it is not running.
    virtual QString address() const = 0;
    /// URL for clients: "http://127.0.0.1:8787".
    virtual QString url() const = 0;
    /// One sentence why it is not running; empty if it is.
    virtual QString problem() const = 0;

    /// Returns at once and is remembered for the next start; changed() reports the result. Requests in flight are
    /// completed.
    virtual void setOn(bool on) = 0;
    /// Like setOn(), at this address: "127.0.0.1:8787". Refused unless it is a loopback address with a port; use `serve
    /// --tls` for access from the network.
    virtual Status setAddress(const QString &address) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace stemdesk
